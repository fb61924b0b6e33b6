import type { Observation, Seat, Shape, Viewer } from '@wordhoard/kernel';
import type { DecisionFinding } from '@wordhoard/review';
import type { Contents } from '../../review/messages.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

/** A match as its record tells it. */
export interface ReviewedMatch<S extends Shape = Shape> {
  readonly names: readonly string[];
  /** As those who watched saw it end. */
  readonly view: S['view'];
  readonly events: readonly S['event'][];
  /** Each answering seat's observation. */
  readonly decisions: readonly { readonly seat: Seat; readonly view: S['view'] }[];
}

/** A game folder's texts about its own decisions. */
export interface GameReview<S extends Shape = Shape> {
  /** Names of the decisions, by the kind of question or free move. */
  readonly kinds: Readonly<Record<string, string>>;
  /** A remark on a decision, given the same seat's next one; null for none. */
  readonly note?: (finding: DecisionFinding, next: DecisionFinding | null) => string | null;
  /** The match in the notation of its own community, if it has one: a file's ending and its text. */
  readonly notation?: (match: ReviewedMatch<S>) => { readonly ending: string; readonly text: string };
  /** A seat's hidden cards, from its own observation; empty if it had none. */
  readonly held?: (seen: Observation<S>, seat: Seat) => readonly string[];
}

/** Found by folder, like everything of a game; a game without one is described in the words of its rules. */
const REVIEWS = import.meta.glob<{ review: GameReview }>('../../games/*/strings/review.ts');

const NONE: { readonly review: GameReview } = { review: { kinds: {} } };

export const useGameReview = (game: string): GameReview =>
  useLoaded(() => REVIEWS[`../../games/${game}/strings/review.ts`]?.(), [game], NONE).review;

/**
 * The point of view: one viewer's all the time, or at each decision the decider's; 'open': the decider's, with the
 * others' hidden cards listed beside it.
 */
export type Perspective = Viewer | 'decider' | 'open';

/** The viewer after a number of entries: for 'decider' and 'open' the next to decide, at the end the last who did. */
export function viewerAt({ decisions }: Contents, perspective: Perspective, lines: number): Viewer {
  if (perspective !== 'decider' && perspective !== 'open') return perspective;
  const next = decisions.find(({ line }) => line >= lines) ?? decisions.at(-1);
  return next?.seat ?? 'audience';
}

/** The stop at this line, or the last before it. */
export const stopAt = ({ stops }: Pick<Contents, 'stops'>, lines: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= lines),
  );

/** The entry count in an address's hash: `#12` is the moment after twelve entries. */
export function linesOfHash(hash: string): number {
  const [, digits = '0'] = /^#(\d{1,6})$/.exec(hash) ?? [];
  return Number(digits);
}
