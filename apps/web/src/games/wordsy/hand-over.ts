import type { Wordsy } from '@wordhoard/wordsy';
import type { WhyNext } from '../../table-kit/why-next.ts';
import { handOver as strings } from './strings/hand-over.ts';

/** Everyone writes at once, so at one device any player may be the first or the last. */
export const whyNext: WhyNext<Wordsy> = ({ seat, isInOrder, isFirst, step, view, names }) => {
  if (step.type !== 'write' || isInOrder) return null;
  return isFirst ? strings.begins(view.round) : strings.missing(names.of(seat), view.round);
};
