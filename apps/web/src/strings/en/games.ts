import type { GameId } from '@wordhoard/catalog';

/** One line for each game, as on its box. */
export const pitch: Readonly<Record<GameId, string>> = {
  wildwords: 'An asterisk is any letters you like. So is a bluff.',
  wordsy: 'Eight letters, one word, thirty seconds of sand.',
  'word-nerds': 'Bid for letters. Trump words. Doubt your friends.',
  wordsmith: 'Write words, circle squares, forge the hoard.',
  'word-worx': 'Weld short words into long ones. Guard the S.',
};

/** How many can play: '2 to 4', or 'Alone or up to 6'. */
export const players = (min: number, max: number): string => (min === 1 ? `Alone or up to ${max}` : `${min} to ${max}`);
