import { lexiconOf } from '@wordhoard/lexicon/testing';
import { expect, test } from 'vitest';
import { TestGame } from './testing.ts';

const env = lexiconOf(['star', 'so', 'at']);

test('[WX-13] a word can be laid as soon as it is allowed, and the record replays', () => {
  const play = new TestGame(env, { players: [{ hand: 's o t a e' }, {}], position: { line: 'l x d z y g' } });
  play.pick('l', null);
  expect(play.buildRefusal('so', 'ta')).toEqual({ code: 'not-a-word', word: 'ta' });
  const { until, id } = play.question;
  play.amend(1, { allow: 'ta' });
  expect(play.question).toMatchObject({ until, id });
  play.build(['so', 'ta']);
  expect(play.words(0)).toEqual(['so', 'ta']);
  expect(play.eventsOf('allowed')).toEqual([{ type: 'allowed', by: 1, word: 'ta' }]);
  expect(play.replay()).toEqual(play.match);
});

test('[WX-13] a manifest word is valid already', () => {
  const play = new TestGame(env, { seats: 2 });
  expect(play.amendRefusal(0, { allow: 'haste' })).toEqual({ code: 'counts-already', word: 'haste' });
});
