import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, inject, test } from 'vitest';
import { followPairs, LEVELS_BEATEN } from './testing/follower.ts';

const PAIRS = inject('sweep') ? 10 : 1;

describe.each(GAME_IDS)('%s', (id) => {
  test.each(LEVELS_BEATEN)('whoever plays what every hint says beats level %i', async (level) => {
    const played = followPairs((await loadGame(id))!, lexicon, { level, pairs: PAIRS });
    const won = played.filter((game) => game.won === 1).length;
    // Both seats of a deal; over many deals a bot may be lucky now and then.
    expect(won).toBeGreaterThanOrEqual(PAIRS === 1 ? 2 : 0.6 * played.length);
  });
});
