import type { Asking, Seen } from '@wordhoard/kernel';
import { faceOf, type WordWorx } from '@wordhoard/word-worx';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** What it was about, in a word or two: what was done is said after it. */
const kinds: Readonly<Record<Asking<WordWorx> | WordWorx['free']['type'], string>> = {
  pick: 'Card of the line',
  steal: 'Theft',
  build: 'Building',
  discard: 'Too many cards',
  lock: 'Lock',
};

/** The hand, the manifest, and which of its sets counts double. */
const held = ({ view: { mine } }: Seen<WordWorx>): string[] => {
  if (!mine) return [];
  const hand = mine.hand.map((card) => faceOf(card).toUpperCase()).join(' ');
  const manifest = `manifest ${mine.manifest.slice(1)}, set ${mine.indicator.slice(1)} doubled`;
  return hand === '' ? [manifest] : [hand, manifest];
};

export const review: GameReview<WordWorx> = { kinds, held };
