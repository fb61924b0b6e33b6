import { expect, test } from 'vitest';
import { TestGame } from './testing.ts';

const HANDS = ['mindxy', 'paths'];

test('[WN-22] an allowed word is valid from then on; none can be allowed while words are on the table', () => {
  const play = new TestGame({ players: HANDS, pace: 'live' });
  play.declare(0, 'xymind');
  expect(play.step).toBe('respond');
  expect(play.amendRefusal(0, { allow: 'xymind' })).toEqual({ code: 'undecided' });
  play.challenge(1, 0);
  expect(play.eventsOf('judged').at(-1)).toMatchObject({ text: 'xymind', valid: false });
  play.passUntil('declare');
  const { scores } = play;
  play.amend(0, { allow: 'shtap' });
  expect(play.scores, 'nothing that was scored changes').toEqual(scores);
  expect(play.eventsOf('allowed')).toEqual([{ type: 'allowed', by: 0, word: 'shtap' }]);
  play.declare(1, 'shtap').challenge(0, 0);
  expect(play.eventsOf('judged').at(-1)).toMatchObject({ text: 'shtap', valid: true });
  expect(play.replay()).toEqual(play.match);
});

test('[WN-22] allowing a word during the declaration leaves sealed declarations and their deadline as they are', () => {
  const play = new TestGame({ players: HANDS, pace: 'live' });
  play.answer(0, { type: 'word', ...play.wordPlay(0, 'mind') });
  const due = play.game.nextDeadline(play.match);
  play.amend(1, { allow: 'shtap' }, 10);
  expect(play.game.nextDeadline(play.match)).toBe(due);
  expect(play.observe(1).question?.waiting).toBeNull();
  expect(play.expire().eventsOf('laid')).toMatchObject([{ seat: 0, text: 'mind' }]);
});
