import type { Seat, Seen, Time } from '@wordhoard/kernel';
import type { Entered, Stage, View, Wordsy } from '@wordhoard/wordsy';

export type WordsySeen = Seen<Wordsy>;

/** What the page shows now. `mine`: it is this player's to answer, and has not been answered. */
export type Scene =
  | { readonly is: 'ready'; readonly round: number; readonly mine: boolean }
  | { readonly is: 'write'; readonly stage: Stage; readonly mine: boolean }
  | { readonly is: 'challenge'; readonly mine: boolean }
  | {
      readonly is: 'mend';
      readonly seat: Seat;
      readonly word: string;
      readonly offered: readonly string[];
      readonly mine: boolean;
    }
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
  /** Who has still to answer. */
  readonly waiting: readonly Seat[];
  /** What this player has written so far, or locked; '' before. */
  readonly draft: string;
}

export function momentOf({ view, question, over }: WordsySeen, me: Seat | null): Moment {
  const asked = question !== null && me !== null && question.asked.includes(me);
  const mine = asked && !question.mine?.done;
  const answer = question?.mine?.answer;
  return {
    view,
    scene: sceneOf(question, over !== null, mine),
    me,
    question: question?.id ?? null,
    until: question?.until ?? null,
    waiting: question?.waiting ?? [],
    draft: answer && 'text' in answer ? answer.text : '',
  };
}

function sceneOf(question: WordsySeen['question'], over: boolean, mine: boolean): Scene {
  if (over || !question) return { is: 'over' };
  const { step } = question;
  switch (step.type) {
    case 'ready':
      return { is: 'ready', round: step.round, mine };
    case 'write':
      return { is: 'write', stage: step.stage, mine };
    case 'mend':
      return { is: 'mend', seat: step.seat, word: step.word, offered: step.offered, mine };
    default:
      // The other steps run by themselves and are never seen open.
      return { is: 'challenge', mine };
  }
}

/** [WY-14] Words this player may challenge. */
export const challengeable = ({ view, me }: Moment): readonly Entered[] =>
  view.entered.filter(({ seat, status }) => seat !== me && status === 'stands');
