import type { CoachFact, Seat } from '@wordhoard/kernel';

/** A sentence for each fact of a game: a fact without one doesn't compile. */
export type FactSentences<F extends CoachFact> = {
  readonly [K in F['fact']]: (fact: Extract<F, { readonly fact: K }>, nameOf: (seat: Seat) => string) => string;
};

/** A sentence for any fact of one game. */
export type SayFact = (fact: CoachFact, nameOf: (seat: Seat) => string) => string;

/** Forgets which facts a game has, for code that treats all games alike. */
export const sayFactBy =
  <F extends CoachFact>(sentences: FactSentences<F>): SayFact =>
  (fact, nameOf) => {
    // The game's own notes made the fact, so it is one of theirs.
    const say = (sentences as unknown as Readonly<Record<string, SayFact | undefined>>)[fact.fact];
    if (!say) throw new Error(`there is no sentence for the fact ${fact.fact}`);
    return say(fact, nameOf);
  };
