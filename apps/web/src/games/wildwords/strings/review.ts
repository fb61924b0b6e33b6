import type { Asking, Seat, Seen } from '@wordhoard/kernel';
import type { Finding } from '@wordhoard/review';
import { faceOf, gcgOf, isBadTrade, makeGcg, type WildWords } from '@wordhoard/wildwords';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** What was decided, in a word or two. */
const kinds: Readonly<Record<Asking<WildWords>, string>> = {
  turn: 'Turn',
  challenge: 'Challenge',
  spell: 'Spelling',
  vote: 'Vote',
};

const mostPoints = ({ judgement }: Finding): number => Math.max(0, ...judgement.best.map(({ points }) => points ?? 0));

const isTrade = ({ judgement: { yours } }: Finding): boolean =>
  // Of this game: what a finding's move is, no type says here.
  'to' in yours.move && (yours.move.answer as { type?: string }).type === 'trade';

/**
 * What players call a BLT: the new tray made less than the one that was given for it. Said only after the game, for in
 * play it would tell of the tray; and by what came of it, which is luck.
 */
function note(finding: Finding, next: Finding | null): string | null {
  if (!isTrade(finding) || next?.kind !== 'turn') return null;
  const [before, after] = [mostPoints(finding), mostPoints(next)];
  const was = `the best play was ${before} before it, ${after} after.`;
  return isBadTrade(before, after) ? `A BLT, a bad letter trade: ${was}` : `Of the trade: ${was}`;
}

/** The tray. */
const held = ({ view }: Seen<WildWords>, seat: Seat): string[] => {
  const tiles = view.trays[seat]?.tiles ?? [];
  return tiles.length > 0 ? [tiles.map(faceOf).join(' ')] : [];
};

const notation: NonNullable<GameReview<WildWords>['notation']> = (match) => ({
  ending: 'gcg',
  text: makeGcg(gcgOf(match)),
});

export const review: GameReview<WildWords> = { kinds, note, held, notation };
