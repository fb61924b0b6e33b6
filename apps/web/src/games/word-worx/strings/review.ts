import type { Observation, QuestionKind } from '@wordhoard/kernel';
import { componentsOf, type WordWorx } from '@wordhoard/word-worx';
import type { GameReview } from '../../../pages/review/game-review.ts';
import { wordWorx } from './play.ts';

/** Names of the decisions: the move itself follows. */
const kinds: Readonly<Record<QuestionKind<WordWorx> | WordWorx['free']['type'], string>> = {
  pick: 'Card from the line',
  steal: 'Steal',
  build: 'Building',
  discard: 'Too many cards',
  lock: 'Lock',
};

/** The hand, the manifest, and which of its sets counts double. */
const held = ({ view: { config, mine } }: Observation<WordWorx>): string[] => {
  if (!mine) return [];
  const { deck, bonusFactor } = componentsOf(config);
  const hand = mine.hand.map((card) => deck.faceOf(card).toUpperCase()).join(' ');
  const manifest = `manifest ${mine.manifest.slice(1)}, ${wordWorx.manifest.double(Number(mine.indicator.slice(1)), bonusFactor)}`;
  return hand === '' ? [manifest] : [hand, manifest];
};

export const review: GameReview<WordWorx> = { kinds, held };
