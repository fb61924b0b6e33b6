import type { Seat, Seen, Time } from '@wordhoard/kernel';
import type { View, WordNerds } from '@wordhoard/word-nerds';
import type { Limit } from './defaults.ts';

export type NerdSeen = Seen<WordNerds>;
/** The open decision. */
export type Step = NonNullable<NerdSeen['question']>['step'];
type Mine = NonNullable<NonNullable<NerdSeen['question']>['mine']>['answer'];

/** Everything the page needs to know of this moment, as one player or the audience sees it. */
export interface Moment {
  readonly view: View;
  /** Null when the game is over. */
  readonly step: Step | null;
  /** The player whose eyes these are; null for the audience. */
  readonly me: Seat | null;
  /** It is this player's to answer, and has not been answered. */
  readonly mine: boolean;
  /** What this player has answered; null before. */
  readonly given: Mine | null;
  readonly question: number | null;
  readonly until: Time | null;
  /** Who has still to answer; nobody where that is sealed. */
  readonly waiting: readonly Seat[];
}

export function momentOf({ view, question, over }: NerdSeen, me: Seat | null): Moment {
  const open = over === null ? question : null;
  return {
    view,
    step: open?.step ?? null,
    me,
    mine: open !== null && me !== null && open.asked.includes(me) && !open.mine?.done,
    given: open?.mine?.answer ?? null,
    question: open?.id ?? null,
    until: open?.until ?? null,
    waiting: open?.waiting ?? [],
  };
}

/** Which limit a decision runs under: to draw its ring. Steps that run by themselves are never seen open. */
export const LIMIT_OF: Readonly<Partial<Record<Step['type'], Limit>>> = {
  bid: 'bid',
  'bid-cards': 'cards',
  select: 'select',
  declare: 'declare',
  respond: 'respond',
  join: 'join',
  tokens: 'choose',
  keep: 'choose',
  purchase: 'purchase',
  drop: 'choose',
  discard: 'choose',
};
