import type { Event, Wordsmith } from '@wordhoard/wordsmith';
import type { SeatObservation } from '../../../net/session.ts';

type RoundTurn = Extract<Event, { type: 'turned' }>;
type ReachedGoal = Extract<Event, { type: 'goal' }>;

/** A player's actions in a round, and the goals they reached. */
export interface RoundActions {
  readonly turned: RoundTurn;
  readonly reached: readonly ReachedGoal[];
}

/** [WS-5] All players' actions in the last confirmed round; empty before the first. */
export function lastRound({ events }: SeatObservation<Wordsmith>): readonly RoundActions[] {
  const turned = events.flatMap((event) => (event.type === 'turned' ? [event] : []));
  const last = turned.at(-1);
  // Goals are told after the turns of their round.
  const goals = last ? events.slice(events.lastIndexOf(last)).flatMap((it) => (it.type === 'goal' ? [it] : [])) : [];
  return turned
    .filter(({ round }) => round === last?.round)
    .map((it) => ({ turned: it, reached: goals.filter(({ seat }) => seat === it.seat) }));
}
