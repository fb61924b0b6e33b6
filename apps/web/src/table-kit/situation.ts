import type { Answer, Observation, QuestionKind, Seat, Shape, Step, Time } from '@wordhoard/kernel';

/** The current question as one player or the audience sees it: the starting point of every game's page. */
export interface Situation<S extends Shape> {
  readonly view: S['view'];
  /** The viewer's seat; null for the audience. */
  readonly me: Seat | null;
  /** The open decision; null when the game is over. */
  readonly step: Step<S, QuestionKind<S>> | null;
  /** Which question that is. */
  readonly question: number | null;
  /** It is this player's to answer, and has not been answered for good. */
  readonly mine: boolean;
  /** This player's answer or draft so far; null before. */
  readonly given: Answer<S> | null;
  /** The awaited seats, as far as they are public: in a sealed question, all who were asked. */
  readonly waiting: readonly Seat[];
  /** True if answers given stay hidden. */
  readonly sealed: boolean;
  readonly until: Time | null;
}

export function situationOf<S extends Shape>({ view, question, over }: Observation<S>, me: Seat | null): Situation<S> {
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
