/** The rulebook's own examples, from the auction's end to the last point. */
import { expect, test } from 'vitest';
import { Play } from './testing.ts';

test('[WN-14] PATHS 9, with +2 it is 11; WRECK 12 trumps it, −3 makes it 9: 11 points, and 4 for the trumper', () => {
  const play = new Play({
    players: [
      { letters: 'paths', score: 20, actions: ['+2 WORD VALUE', '-3 WORD VALUE'] },
      { letters: 'wreck', score: 89 },
      'mind',
    ],
    pace: 'live',
  });
  play.say(0, { type: 'word', cards: play.cards(0, 'paths') }).expire();
  expect(play.told('laid')).toMatchObject([{ text: 'paths', value: 9 }]);
  play.card(0, '+2 WORD VALUE', { word: 0 });
  play.say(1, { type: 'trump', cards: play.cards(1, 'wreck') }).expire();
  expect(play.told('laid')[1]).toMatchObject({ text: 'wreck', value: 12, trumps: 0 });
  play.card(0, '-3 WORD VALUE', { word: 1 }).pass().pass();
  expect(play.told('battle-decided')).toEqual([{ type: 'battle-decided', winner: 0, beaten: 1 }]);
  expect(play.scores).toEqual([31, 93, 0]);
});

test('[WN-15] CACOON, challenged by two: +10 each, no scoring word, nobody retrieves tokens', () => {
  const spent = [2, 5];
  const play = new Play({
    players: [
      { letters: 'cacoon', spent },
      { letters: 'mind', spent },
      { letters: 'tear', spent },
    ],
  });
  play.declare(0, 'cacoon').challenge(1, 0, [2]);
  expect(play.scores).toEqual([0, 10, 10]);
  expect(play.told('judged')).toMatchObject([{ valid: false, by: [1, 2], scoring: null }]);
  expect(play.match.state.players.map((player) => player.spent)).toEqual([spent, spent, spent]);
});

test('[WN-15] ABASIA, challenged by one: −10, and the word stays', () => {
  const play = new Play({ players: ['abasia', { letters: 'mind', score: 30 }, { letters: 'tear', score: 30 }] });
  play.declare(0, 'abasia').challenge(1, 0);
  expect(play.statuses).toBe('scoring');
  play.pass();
  expect(play.scores).toEqual([12, 20, 30]);
});

test('[WN-18] MASTER scored: its player retrieves two tokens', () => {
  const play = new Play({
    players: [
      { letters: 'master', spent: [1, 2, 3, 4] },
      { letters: 'mind', spent: [4, 5] },
    ],
  });
  play
    .declare(0, 'master')
    .pass()
    .say(0, { tokens: [4, 3] });
  expect(play.told('retrieved')).toEqual([
    { type: 'retrieved', seat: 1, tokens: [4, 5] },
    { type: 'retrieved', seat: 0, tokens: [4, 3] },
  ]);
});
