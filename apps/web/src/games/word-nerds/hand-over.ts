import { HAND_LIMIT, type WordNerds } from '@wordhoard/word-nerds';
import type { WhyNext } from '../../table-kit/why-next.ts';
import { handOver as strings } from './strings/hand-over.ts';

/** All players bid and declare; every other private question is asked of those whom a card or a word concerns. */
export const whyNext: WhyNext<WordNerds> = ({ seat, isInOrder, isFirst, step, names }) => {
  const name = names.of(seat);
  switch (step.type) {
    case 'drop':
      return strings.drop(names.of(step.by), name);
    case 'discard':
      return strings.discard(name, HAND_LIMIT);
    case 'keep':
      return step.owed?.seat === seat ? strings.takeBack(name) : strings.keep(name);
    case 'bid':
    case 'declare':
      if (isInOrder) return null;
      return isFirst ? strings[step.type] : strings.missing[step.type](name);
    default:
      return null;
  }
};
