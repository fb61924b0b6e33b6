import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, inject, test } from 'vitest';
import { followPairs, LEVELS_BEATEN } from './testing/follower.ts';

const PAIRS = inject('sweep') ? 10 : 1;

/** Games whose decisions tell levels apart. In a new game, luck may decide so few deals. */
const packs = (await Promise.all(GAME_IDS.map(loadGame))).flatMap((pack) => (pack?.loadStrength ? [pack] : []));

test('most games are played', () => {
  expect(packs.length).toBeGreaterThanOrEqual(5);
});

describe.each(packs)('$rules.id', (pack) => {
  test.each(LEVELS_BEATEN)('whoever plays what every hint says beats level %i', (level) => {
    const played = followPairs(pack, lexicon, { level, pairs: PAIRS });
    const won = played.filter((game) => game.won === 1).length;
    // Both seats of a deal; over many deals a bot may be lucky now and then.
    expect(won).toBeGreaterThanOrEqual(PAIRS === 1 ? 2 : 0.6 * played.length);
  });
});
