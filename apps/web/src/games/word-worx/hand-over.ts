import type { WordWorx } from '@wordhoard/word-worx';
import type { WhyNext } from '../../table-kit/why-next.ts';
import { wordWorx } from './strings/play.ts';

const strings = wordWorx.handOver;

/** Turns go round, but each round has another starter and ends with everyone's last build. */
export const whyNext: WhyNext<WordWorx> = ({ seat, last, isInOrder, step, view, events, names }) => {
  if (step.type === 'build' && step.last) return strings.lastBuild;
  // A player keeps the device through a turn; only a reloaded page hands it over in the middle of one.
  if (step.type !== 'pick' || step.nth === 2) return last === null ? strings.goesOn(names.of(seat)) : null;
  if (isInOrder) return null;
  const turns = turnsOf(events.slice(events.findLastIndex(({ type }) => type === 'round-began') + 1));
  const before = turns.at(-2);
  if (!before) return view.round > 1 ? strings.starts(names.of(seat), view.round) : null;
  const late = before.find((event) => event.type === 'timed-out');
  return late ? strings.late(names.of(late.seat)) : null;
};

/** The events of each turn, with the turn under way last. */
function turnsOf(events: readonly WordWorx['event'][]): readonly (readonly WordWorx['event'][])[] {
  const starts = events.flatMap(({ type }, i) => (type === 'turn-began' ? [i] : []));
  return starts.map((from, i) => events.slice(from, starts[i + 1]));
}
