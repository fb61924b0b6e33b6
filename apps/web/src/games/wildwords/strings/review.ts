import type { Asking, Seat, Seen } from '@wordhoard/kernel';
import type { Finding } from '@wordhoard/review';
import { faceOf, gcgOf, isBadTrade, makeGcg, type View, type WildWords } from '@wordhoard/wildwords';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** What was decided, in a word or two. */
const kinds: Readonly<Record<Asking<WildWords>, string>> = {
  turn: 'Turn',
  challenge: 'Challenge',
  spell: 'Spelt',
  vote: 'Vote',
};

/** As a play is written: `8D QUIZ 40`, perhaps with what was turned to an asterisk. */
const POINTS = / (\d+)(?: \*=\S+)?$/;

const mostPoints = ({ judgement }: Finding): number =>
  Math.max(0, ...judgement.best.map(({ text }) => Number(POINTS.exec(text)?.[1] ?? 0)));

/**
 * What players call a BLT: the new tray made less than the one that was given for it. Said only after the game, for in
 * play it would tell of the tray; and by what came of it, which is luck.
 */
function note(finding: Finding, next: Finding | null): string | null {
  if (finding.judgement.yours.text !== 'trade' || next?.kind !== 'turn') return null;
  const [before, after] = [mostPoints(finding), mostPoints(next)];
  const was = `the best play was ${before} before it, ${after} after.`;
  return isBadTrade(before, after) ? `A BLT, a bad letter trade: ${was}` : `Of the trade: ${was}`;
}

/** '8E FEND 28' and 'E8 FEND 28' for who does not read that yet. */
const inPlainWords = (text: string): string =>
  text
    .replace(/^(\d+)([A-O]) (\S+) (-?\d+)/, '$3 across from row $1, column $2, for $4')
    .replace(/^([A-O])(\d+) (\S+) (-?\d+)/, '$3 down from row $2, column $1, for $4');

/** The tray. */
const held = ({ view }: Seen<WildWords>, seat: Seat): string[] => {
  const tiles = view.trays[seat]?.tiles ?? [];
  return tiles.length > 0 ? [tiles.map(faceOf).join(' ')] : [];
};

const notation = (names: readonly string[], { turns, scores }: View): { ending: string; text: string } => ({
  ending: 'gcg',
  text: makeGcg(gcgOf(names, turns, scores)),
});

export const review: GameReview<WildWords> = { kinds, note, held, notation, inPlainWords };
