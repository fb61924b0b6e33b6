import type { Wordsmith } from '@wordhoard/wordsmith';
import type { WhyNext } from '../../table-kit/why-next.ts';
import { handOver as strings } from './strings/hand-over.ts';

/** [WS-5] Everyone plays at once, so at one device any player may be the first or the last. */
export const whyNext: WhyNext<Wordsmith> = ({ seat, isInOrder, isFirst, step, events, names }) => {
  if (step.type !== 'turn' || isInOrder) return null;
  const { round } = step;
  if (!isFirst) return strings.missing(names.of(seat), round);
  const late = events.flatMap((event) =>
    event.type === 'turned' && event.round === round - 1 && event.silent ? [names.of(event.seat)] : [],
  );
  return late.length > 0 ? strings.late(late, round) : strings.begins(round);
};
