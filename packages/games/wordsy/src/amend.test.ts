import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import { TestGame } from './testing.ts';

const env = lexiconOf(['magic', 'squid', 'gland', 'bench']);

describe('[WY-25] a word allowed during a game', () => {
  test('is struck before and valid after, and the record replays', () => {
    const play = new TestGame(env, { players: 2, position: {} }).ready().lockAll('gnomls', 'squid');
    expect(play.challenge(1, 0).eventsOf('challenged').at(-1)).toMatchObject({ outcome: 'struck' });
    expect(play.amendRefusal(1, { allow: 'smogd' })).toEqual({ code: 'undecided' });
    play.pass();
    const sheets = play.view().sheets;
    play.amend(1, { allow: 'smogd' });
    expect(play.view().sheets, 'nothing that was scored changes').toEqual(sheets);
    if (play.step === 'ready') play.ready();
    play.lockAll('smogd', 'bench').challenge(1, 0);
    expect(play.eventsOf('challenged').at(-1)).toMatchObject({ word: 'smogd', outcome: 'proven' });
    expect(play.replay()).toEqual(play.match);
  });
  test('allowed while players write, it changes no draft and no deadline', () => {
    const play = new TestGame(env, { players: 2, position: {} }).ready().type(0, 'squ');
    const { until, id } = play.question;
    play.amend(1, { allow: 'smogd' });
    expect(play.question).toMatchObject({ until, id });
    expect(play.observe(0).question?.mine).toEqual({ answer: { text: 'squ', lock: false }, done: false });
  });
  test('is no longer banned', () => {
    const words = { ...defaults.words, banned: ['magic', 'squid'] };
    const play = new TestGame(env, { players: 2, position: {}, config: { words } })
      .ready()
      .amend(0, { allow: 'magic' });
    expect(play.view().config.words).toEqual({ ...words, banned: ['squid'], allowed: ['magic'] });
  });
  test('is refused after 500 others', () => {
    const allowed = Array.from(
      { length: 500 },
      (_, i) => `zz${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`,
    );
    const play = new TestGame(env, { players: 2, config: { words: { ...defaults.words, allowed } } });
    expect(play.amendRefusal(0, { allow: 'smogd' })).toEqual({ code: 'list-full', most: 500 });
  });
});
