/** The rulebook's three plays with the default options, each challenged and spelt with the real dictionary. */
import { wholeLexicon } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import { TestGame, tableFor } from './testing.ts';

test.each(['wide', 'everyday'] as const)(
  '[WW-13] [WW-15] FEND 28, STAINING and DEFEND 37, FOX SO TO AX 35: no challenge succeeds (%s dictionary)',
  (dictionary) => {
    const words = { ...defaults.words, dictionaries: [dictionary] };
    const play = new TestGame(
      { trays: ['FEND*OX', 'STAIN*N'] },
      wholeLexicon,
      tableFor(2, 'live', { config: { words } }),
    );
    const proven = (seat: 0 | 1, notation: string, spelling?: string[]): void => {
      play.play(seat, notation).answer(seat === 0 ? 1 : 0, { challenge: true });
      // A play without an asterisk is looked up at once [WW-15].
      if (spelling) play.answer(seat, { words: spelling });
      expect(play.match.state.turns.at(-1)).toMatchObject({ fate: 'proven' });
    };
    proven(0, '8E FEND');
    expect(play.scores).toEqual([28, 0]);
    // A challenge that fails costs the challenger the turn [WW-16].
    play.answer(0, { type: 'pass' });
    proven(1, 'D3 STAIN*N', ['staining', 'defend']);
    expect(play.scores).toEqual([28, 37]);
    play.answer(1, { type: 'pass' });
    // The asterisk stands for F in the word down and for O in the word across.
    proven(0, 'E3 *OX', ['fox', 'so', 'to', 'ax']);
    expect(play.scores).toEqual([28 + 35, 37]);
  },
);
