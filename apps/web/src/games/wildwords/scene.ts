import type { Seat, Seen, Time } from '@wordhoard/kernel';
import type { View, WildWords } from '@wordhoard/wildwords';

export type WildSeen = Seen<WildWords>;

/** What the page shows now. `mine`: it is this player's to answer, and has not been answered. */
export type Scene =
  | { readonly is: 'turn'; readonly seat: Seat; readonly traded: boolean; readonly mine: boolean }
  | { readonly is: 'challenge'; readonly seat: Seat; readonly mine: boolean }
  | {
      readonly is: 'spell';
      readonly seat: Seat;
      readonly challenger: Seat;
      readonly patterns: readonly string[];
      readonly mine: boolean;
    }
  | { readonly is: 'vote'; readonly seat: Seat; readonly challenger: Seat; readonly mine: boolean }
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
  /** Who has still to answer, as far as everybody may know; of a sealed vote all who were asked. */
  readonly waiting: readonly Seat[];
}

export function momentOf({ view, question, over }: WildSeen, me: Seat | null): Moment {
  const asked = question !== null && me !== null && question.asked.includes(me);
  const mine = asked && !question.mine?.done;
  return {
    view,
    scene: sceneOf(question, over !== null, mine),
    me,
    question: question?.id ?? null,
    until: question?.until ?? null,
    waiting: question?.waiting ?? question?.asked ?? [],
  };
}

function sceneOf(question: WildSeen['question'], over: boolean, mine: boolean): Scene {
  if (over || !question) return { is: 'over' };
  const { step } = question;
  switch (step.type) {
    case 'turn':
      return { is: 'turn', seat: step.seat, traded: step.traded, mine };
    case 'spell':
      return { is: 'spell', seat: step.seat, challenger: step.challenger, patterns: step.patterns, mine };
    case 'vote':
      return { is: 'vote', seat: step.seat, challenger: step.challenger, mine };
    case 'challenge':
      return { is: 'challenge', seat: step.seat, mine };
    case 'judge':
    case 'settle':
      throw new Error(`${step.type} runs by itself and is never seen open`);
  }
}
