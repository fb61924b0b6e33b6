import type { Event, Wordsmith } from '@wordhoard/wordsmith';
import type { Sight } from '../../../shell/session.ts';

type Turned = Extract<Event, { type: 'turned' }>;
type Reached = Extract<Event, { type: 'goal' }>;

/** What somebody did in a round, and the goals it reached. */
export interface Done {
  readonly turned: Turned;
  readonly reached: readonly Reached[];
}

/** [WS-5] What everybody did in the last round that all have confirmed; nothing before the first. */
export function lastRound({ events }: Sight<Wordsmith>): readonly Done[] {
  const turned = events.flatMap((event) => (event.type === 'turned' ? [event] : []));
  const last = turned.at(-1);
  // Goals are told after the turns of their round.
  const goals = last ? events.slice(events.lastIndexOf(last)).flatMap((it) => (it.type === 'goal' ? [it] : [])) : [];
  return turned
    .filter(({ round }) => round === last?.round)
    .map((it) => ({ turned: it, reached: goals.filter(({ seat }) => seat === it.seat) }));
}
