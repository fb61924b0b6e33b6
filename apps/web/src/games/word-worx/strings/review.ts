import type { Asking, Seen } from '@wordhoard/kernel';
import { faceOf, type WordWorx } from '@wordhoard/word-worx';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** What was decided, in a word or two. */
const kinds: Readonly<Record<Asking<WordWorx> | WordWorx['free']['type'], string>> = {
  pick: 'Picked',
  steal: 'Stole',
  build: 'Built',
  discard: 'Let go',
  lock: 'Locked',
};

/** The hand, the manifest, and which of its sets counts double. */
const held = ({ view: { mine } }: Seen<WordWorx>): string[] => {
  if (!mine) return [];
  const hand = mine.hand.map((card) => faceOf(card).toUpperCase()).join(' ');
  const manifest = `manifest ${mine.manifest.slice(1)}, set ${mine.indicator.slice(1)} doubled`;
  return hand === '' ? [manifest] : [hand, manifest];
};

export const review: GameReview<WordWorx> = { kinds, held };
