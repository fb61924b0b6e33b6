import type { Seat, Seen, Time } from '@wordhoard/kernel';
import type { Event, TurnStep, View, Wordsmith } from '@wordhoard/wordsmith';
import type { Sight } from '../../shell/session.ts';

export type WordsmithSeen = Seen<Wordsmith>;

// The house does not look inside what a game says; that it is Wordsmith's is known by the table's game.
export const seenBy = (sight: Sight): WordsmithSeen => sight.seen as unknown as WordsmithSeen;
export const eventsOf = (sight: Sight): readonly Event[] => sight.events as unknown as readonly Event[];

export type Turned = Extract<Event, { type: 'turned' }>;

/** [WS-5] What everybody did in the last round that all have confirmed; nothing before the first. */
export function lastRound(sight: Sight): readonly Turned[] {
  const turned = eventsOf(sight).flatMap((event) => (event.type === 'turned' ? [event] : []));
  const last = turned.at(-1)?.round;
  return turned.filter(({ round }) => round === last);
}

/** What the page shows now: a turn to be made, a turn that is made while others make theirs, a round watched, the end. */
export type Scene = 'turn' | 'confirmed' | 'watch' | 'over';

/** Everything the page needs to know of this moment, as one player or the audience sees it. */
export interface Moment {
  readonly view: View;
  readonly scene: Scene;
  readonly me: Seat | null;
  readonly question: number | null;
  readonly until: Time | null;
  /** Who has still to confirm. */
  readonly waiting: readonly Seat[];
  /** The steps this player has confirmed, while the others are still at it. */
  readonly confirmed: readonly TurnStep[];
}

export function momentOf({ view, question, over }: WordsmithSeen, me: Seat | null): Moment {
  const answer = question?.mine?.answer;
  return {
    view,
    scene: sceneOf(question, over !== null, me),
    me,
    question: question?.id ?? null,
    until: question?.until ?? null,
    waiting: question?.waiting ?? [],
    confirmed: answer && 'steps' in answer ? answer.steps : [],
  };
}

function sceneOf(question: WordsmithSeen['question'], over: boolean, me: Seat | null): Scene {
  if (over || !question) return 'over';
  if (me === null || !question.asked.includes(me)) return 'watch';
  return question.mine?.done ? 'confirmed' : 'turn';
}
