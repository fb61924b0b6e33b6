/** Whole milliseconds of match time since the match began. Only the server reads a clock. */
export type Time = number;

/** All the types of one game in one place; a game is `Rules<WordNerds>`, `Game<WordNerds>`. */
export interface Shape {
  config: object;
  /** Plain JSON. Whatever is not public is in a Secret. */
  state: object;
  view: object;
  event: { type: string };
  refusal: { code: string };
  /**
   * Every step of play: its public data, and its answer (sealed until the step closes). `answer: never` marks an
   * automatic step.
   */
  steps: Record<string, { step: object; answer: unknown }>;
  /** Free moves, which answer no question; `never` if there are none. */
  free: { type: string };
  limit: string;
  /** Documented JSON for a match that starts in mid-game; `never` if the game has no such positions. */
  position: unknown;
  /** Data the rules consult but never change: the dictionary. */
  env: unknown;
  /** A change to what was agreed before play, made in the middle of it; missing if there is none. */
  amendment?: object;
}

export type Amendment<S extends Shape> = NonNullable<S['amendment']>;

export type StepKind<S extends Shape> = keyof S['steps'] & string;
/** Steps that ask a question: the only ones a viewer ever sees open. */
export type QuestionKind<S extends Shape> = {
  [K in StepKind<S>]: [S['steps'][K]['answer']] extends [never] ? never : K;
}[StepKind<S>];
export type Step<S extends Shape, K extends StepKind<S> = StepKind<S>> = {
  [P in K]: { type: P } & S['steps'][P]['step'];
}[K];
export type Answer<S extends Shape, K extends StepKind<S> = StepKind<S>> = S['steps'][K]['answer'];
