import type { WildWords } from '@wordhoard/wildwords';
import type { WhyNext } from '../../table-kit/why-next.ts';
import { wildwords } from './strings/play.ts';

const strings = wildwords.handOver;

/** A challenge is looked at together; the vote and the turn after it are private again. */
export const whyNext: WhyNext<WildWords> = ({ seat, isInOrder, step, view, events, names }) => {
  if (step.type === 'vote') return strings.vote(names.of(step.challenger), names.of(step.seat));
  if (step.type !== 'turn') return null;
  if (step.traded) return strings.traded;
  const before = view.turns.at(-1);
  if (!before) return null;
  // [WW-16] With two players a failed challenge costs the challenger's turn; otherwise no one has two turns in a row.
  if (before.seat === seat) {
    const verdict = events.findLast((event) => event.type === 'judged');
    return verdict ? strings.lostTurn(names.of(verdict.by)) : null;
  }
  if (isInOrder) return null;
  const passed = events.findLast((event) => event.type === 'passed');
  if (before.type === 'pass' && passed?.late) return strings.late(names.of(before.seat));
  return strings.after(names.of(before.seat), names.of(seat));
};
