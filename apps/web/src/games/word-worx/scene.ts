import type { Seat, Seen, Time } from '@wordhoard/kernel';
import type { View, WordWorx } from '@wordhoard/word-worx';

export type WorxSeen = Seen<WordWorx>;

/** What the page shows now. `mine`: it is this player's to answer. */
export type Scene =
  | { readonly is: 'pick'; readonly seat: Seat; readonly nth: 1 | 2; readonly mine: boolean }
  | { readonly is: 'steal'; readonly seat: Seat; readonly mine: boolean }
  | { readonly is: 'build'; readonly seat: Seat; readonly last: boolean; readonly mine: boolean }
  | { readonly is: 'discard'; readonly seat: Seat; readonly count: number; readonly mine: boolean }
  | { readonly is: 'over' };

/** Everything the page needs to know of this moment, as one player or the audience sees it. */
export interface Moment {
  readonly view: View;
  readonly scene: Scene;
  /** The player whose eyes these are; null for the audience. */
  readonly me: Seat | null;
  /** Which question an answer must name. */
  readonly question: number | null;
  readonly until: Time | null;
}

export function momentOf({ view, question, over }: WorxSeen, me: Seat | null): Moment {
  const mine = question !== null && me !== null && question.asked.includes(me) && !question.mine?.done;
  return {
    view,
    scene: over ? { is: 'over' } : sceneOf(question, mine),
    me,
    question: question?.id ?? null,
    until: question?.until ?? null,
  };
}

function sceneOf(question: WorxSeen['question'], mine: boolean): Scene {
  const step = question?.step;
  switch (step?.type) {
    case 'pick':
      return { is: 'pick', seat: step.seat, nth: step.nth, mine };
    case 'steal':
      return { is: 'steal', seat: step.seat, mine };
    case 'build':
      return { is: 'build', seat: step.seat, last: step.last, mine };
    case 'discard':
      return { is: 'discard', seat: step.seat, count: step.count, mine };
    default:
      // The other steps run by themselves and are never seen open.
      return { is: 'over' };
  }
}
