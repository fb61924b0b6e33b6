import type { Wordsmith } from '@wordhoard/wordsmith';
import type { WhyNext } from '../../table-kit/why-next.ts';
import { listed } from '../../ui/format.ts';

/** [WS-5] Everyone plays at once, so at one device any player may be the first or the last. */
export const whyNext: WhyNext<Wordsmith> = ({ seat, isInOrder, isFirst, step, events, names }) => {
  if (step.type !== 'turn' || isInOrder) return null;
  const { round } = step;
  if (!isFirst) return `${names.of(seat)} has yet to play round ${round}`;
  const late = events.flatMap((event) =>
    event.type === 'turned' && event.round === round - 1 && event.silent ? [names.of(event.seat)] : [],
  );
  return late.length > 0
    ? `time ran out for ${listed(late)}, and round ${round} begins`
    : `round ${round} begins, and everyone takes a turn`;
};
