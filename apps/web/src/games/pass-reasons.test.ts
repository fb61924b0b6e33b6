import { bindGame, GAME_IDS, loadGame } from '@wordhoard/catalog';
import { expect, test } from 'vitest';
import { loadPassReasons } from './load.ts';

test.each(GAME_IDS)(
  '%s: every reason to be asked about a window after all is said in words, and no other',
  async (game) => {
    const pack = await loadGame(game);
    // Which reasons there are asks for no word.
    const { reactionReasons } = bindGame(pack!, null as never);
    expect(Object.keys(await loadPassReasons(game)).sort()).toEqual([...(reactionReasons ?? [])].sort());
  },
);
