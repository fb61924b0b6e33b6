import type { Observation, QuestionKind, Seat } from '@wordhoard/kernel';
import type { DecisionFinding } from '@wordhoard/review';
import { faceOf, formatGcg, isBadTrade, toGcg, type WildWords } from '@wordhoard/wildwords';
import type { GameReview } from '../../../pages/review/game-review.ts';
import { showAsterisks } from '../../../table-kit/tiles/asterisks.ts';

/** Names of the decisions. */
const kinds: Readonly<Record<QuestionKind<WildWords>, string>> = {
  turn: 'Turn',
  challenge: 'Challenge',
  spell: 'Spelling',
  vote: 'Vote',
};

const mostPoints = ({ judgement }: DecisionFinding): number =>
  Math.max(0, ...judgement.best.map(({ points }) => points ?? 0));

const isTrade = ({ judgement: { yours } }: DecisionFinding): boolean =>
  // Of this game: what a finding's move is, no type says here.
  'to' in yours.move && (yours.move.answer as { type?: string }).type === 'trade';

/**
 * The players' term BLT: the new tray made less than the one traded for it. Said only after the game, because in play
 * it would tell of the tray; and judged by the outcome, which is luck.
 */
function note(finding: DecisionFinding, next: DecisionFinding | null): string | null {
  if (!isTrade(finding) || next?.kind !== 'turn') return null;
  const [before, after] = [mostPoints(finding), mostPoints(next)];
  const was = `the best play scored ${before} before it and ${after} after it.`;
  return isBadTrade(before, after) ? `A BLT (bad letter trade): ${was}` : `The trade: ${was}`;
}

/** The tray. */
const held = ({ view }: Observation<WildWords>, seat: Seat): string[] => {
  const tiles = view.trays[seat]?.tiles ?? [];
  return tiles.length > 0 ? [tiles.map((tile) => showAsterisks(faceOf(tile))).join(' ')] : [];
};

const notation: NonNullable<GameReview<WildWords>['notation']> = (match) => ({
  ending: 'gcg',
  text: formatGcg(toGcg(match)),
});

export const review: GameReview<WildWords> = { kinds, note, held, notation };
