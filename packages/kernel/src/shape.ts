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
   * Every step of play: what it says (public) and what it is answered with (sealed until it closes).
   * `answer: never` is a step that asks nobody.
   */
  steps: Record<string, { step: object; answer: unknown }>;
  /** Moves nobody waits for; `never` if none. */
  free: { type: string };
  limit: string;
  /** How play may be said to stand when a match starts from the middle: documented JSON; `never` if it cannot. */
  position: unknown;
  /** What the rules consult but never change: the dictionary. */
  env: unknown;
  /** A change to what was agreed before play, made in the middle of it; missing if there is none. */
  amendment?: object;
}

export type Amendment<S extends Shape> = NonNullable<S['amendment']>;

export type Kind<S extends Shape> = keyof S['steps'] & string;
/** Steps that ask somebody something: the only ones anybody ever sees open. */
export type Asking<S extends Shape> = {
  [K in Kind<S>]: [S['steps'][K]['answer']] extends [never] ? never : K;
}[Kind<S>];
export type Step<S extends Shape, K extends Kind<S> = Kind<S>> = { [P in K]: { type: P } & S['steps'][P]['step'] }[K];
export type Answer<S extends Shape, K extends Kind<S> = Kind<S>> = S['steps'][K]['answer'];
