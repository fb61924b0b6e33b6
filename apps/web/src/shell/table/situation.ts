import type { Answer, Asking, Seat, Seen, Shape, Step, Time } from '@wordhoard/kernel';

/** What is going on at a table, as one player or the audience sees it: what every game's page asks first. */
export interface Situation<S extends Shape> {
  readonly view: S['view'];
  /** Whose eyes these are; null for the audience. */
  readonly me: Seat | null;
  /** The open decision; null when the game is over. */
  readonly step: Step<S, Asking<S>> | null;
  /** Which question that is. */
  readonly question: number | null;
  /** It is this player's to answer, and has not been answered for good. */
  readonly mine: boolean;
  /** What this player has answered, or has put forward so far; null before. */
  readonly given: Answer<S> | null;
  /** Who is waited for, as far as everybody may know: where that is sealed, all who were asked. */
  readonly waiting: readonly Seat[];
  /** Nobody is shown who has answered. */
  readonly sealed: boolean;
  readonly until: Time | null;
}

export function situationOf<S extends Shape>({ view, question, over }: Seen<S>, me: Seat | null): Situation<S> {
  const open = over === null ? question : null;
  return {
    view,
    me,
    step: open?.step ?? null,
    question: open?.id ?? null,
    mine: open !== null && me !== null && open.asked.includes(me) && !open.mine?.done,
    given: open?.mine?.answer ?? null,
    waiting: open?.waiting ?? open?.asked ?? [],
    sealed: open !== null && open.waiting === null,
    until: open?.until ?? null,
  };
}
