/** The rulebook's examples from the declaration to the last point, with the default options and the real dictionary. */
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import { PRINTED, TestGame, type TestGameOptions } from './testing.ts';
import { scoreCards } from './words.ts';

/** Live, the default for a new table, and without time limits. */
const PACES = ['live', 'relaxed'] as const;

describe.each(PACES)('printed, %s', (pace) => {
  const table = (players: TestGameOptions['players']): TestGame => {
    const play = new TestGame({ players, pace, lexicon });
    expect(play.table.config).toEqual(defaults);
    return play;
  };
  /** Passes for all seats that have not answered, or lets the time run out. */
  const silence = (play: TestGame): TestGame => (pace === 'live' ? play.expire() : play.pass());

  test('[WN-1] [WN-12] PATHS is 7 + 2 = 9, WRECK 10 + 2 = 12', () => {
    const play = table(['paths', 'wreck']);
    expect(scoreCards(PRINTED, play.cards(0, 'paths'))).toEqual({ letters: 7, bonus: 2, modifier: 0, total: 9 });
    expect(scoreCards(PRINTED, play.cards(1, 'wreck'))).toEqual({ letters: 10, bonus: 2, modifier: 0, total: 12 });
  });

  test('[WN-14] PATHS laid with +2 is 11; WRECK 12 trumps it, −3 makes it 9: 11 points, and 4 for the trumper, who has 93', () => {
    const play = table([
      { letters: 'paths', score: 20, actions: ['+2 WORD VALUE', '-3 WORD VALUE'] },
      { letters: 'wreck', score: 89 },
      'mind',
    ]);
    silence(play.answer(0, { type: 'word', ...play.wordPlay(0, 'paths', [['+2 WORD VALUE', { word: 0 }]]) }));
    expect(play.eventsOf('laid')).toMatchObject([{ text: 'paths', value: 11 }]);
    silence(play.answer(1, { type: 'trump', ...play.wordPlay(1, 'wreck') }));
    expect(play.eventsOf('laid')[1]).toMatchObject({ text: 'wreck', value: 12, trumps: 0 });
    play.card(0, '-3 WORD VALUE', { word: 1 }).pass().pass();
    expect(play.eventsOf('battle-decided')).toEqual([
      {
        type: 'battle-decided',
        winner: 0,
        beaten: 1,
        won: { owner: 0, text: 'paths', value: 11 },
        lost: { owner: 1, text: 'wreck', value: 9 },
      },
    ]);
    expect(play.scores).toEqual([31, 93, 0]);
  });

  test('[WN-15] [WN-18] CACOON, challenged by two: +10 each, no scoring word, no tokens come back', () => {
    const spent = [2, 5];
    const play = table([
      { letters: 'cacoon', spent },
      { letters: 'mind', spent },
      { letters: 'tear', spent },
    ]);
    silence(play.answer(0, { type: 'word', ...play.wordPlay(0, 'cacoon') }));
    silence(play.answer(1, { type: 'challenge', word: 0 }));
    play.answer(2, { join: true });
    expect(play.scores).toEqual([0, 10, 10]);
    expect(play.eventsOf('judged')).toMatchObject([{ valid: false, by: [1, 2], scoring: null }]);
    expect(play.match.state.players.map((player) => player.spent)).toEqual([spent, spent, spent]);
    expect(play.eventsOf('retrieved')).toEqual([]);
  });

  test('[WN-15] ABASIA, challenged by one: −10, and the word stays', () => {
    const play = table(['abasia', { letters: 'mind', score: 30 }, { letters: 'tear', score: 30 }]);
    silence(play.answer(0, { type: 'word', ...play.wordPlay(0, 'abasia') }));
    silence(play.answer(1, { type: 'challenge', word: 0 })).answer(2, { join: false });
    expect(play.eventsOf('judged')).toMatchObject([{ valid: true, by: [1], scoring: 0 }]);
    expect(play.statuses).toBe('scoring');
    play.pass();
    expect(play.scores).toEqual([12, 20, 30]);
  });

  test('[WN-18] MASTER scored: its player retrieves two tokens', () => {
    const play = table([
      { letters: 'master', spent: [1, 2, 3, 4] },
      { letters: 'mind', spent: [4, 5] },
    ]);
    silence(play.answer(0, { type: 'word', ...play.wordPlay(0, 'master') }));
    play.pass().answer(0, { redraw: false, tokens: [4, 3] });
    expect(play.eventsOf('retrieved')).toEqual([
      { type: 'retrieved', seat: 1, tokens: [4, 5] },
      { type: 'retrieved', seat: 0, tokens: [4, 3] },
    ]);
  });
});
