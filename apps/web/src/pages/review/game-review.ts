import type { Seat, Seen, Shape } from '@wordhoard/kernel';
import type { Finding } from '@wordhoard/review';
import { useEffect, useState } from 'preact/hooks';

/** A match as its record tells it. */
export interface ReviewedMatch<S extends Shape = Shape> {
  readonly names: readonly string[];
  /** As those who watched saw it end. */
  readonly view: S['view'];
  readonly events: readonly S['event'][];
  /** What each seat saw when it answered. */
  readonly decisions: readonly { readonly seat: Seat; readonly view: S['view'] }[];
}

/** What a game's folder says about its own decisions. */
export interface GameReview<S extends Shape = Shape> {
  /** What was decided, in a word or two, by the kind of question or free move. */
  readonly kinds: Readonly<Record<string, string>>;
  /** What else there is to say of a decision, knowing what the same seat decided next; null for nothing. */
  readonly note?: (finding: Finding, next: Finding | null) => string | null;
  /** The match in the notation of its own community, if it has one: a file's ending and its text. */
  readonly notation?: (match: ReviewedMatch<S>) => { readonly ending: string; readonly text: string };
  /** What a seat had that others did not see, from what it saw itself; nothing where it had no such thing. */
  readonly held?: (seen: Seen<S>, seat: Seat) => readonly string[];
}

/** As with all that a game's folder holds, nobody lists them; a game without one is told of in the words of its rules. */
const REVIEWS = import.meta.glob<{ review: GameReview }>('../../games/*/strings/review.ts');

const NONE: GameReview = { kinds: {} };

export function useGameReview(game: string): GameReview {
  const [review, setReview] = useState(NONE);
  useEffect(() => {
    void REVIEWS[`../../games/${game}/strings/review.ts`]?.().then((found) => setReview(found.review));
  }, [game]);
  return review;
}
