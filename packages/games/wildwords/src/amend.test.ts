import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { vocabularyOf } from './bot/vocabulary.ts';
import { TestGame } from './testing.ts';

const two = { trays: ['FENDING', 'STAIN*N'] };

describe('[WW-22] a word allowed during a game', () => {
  test('is invalid before and valid after, and the record replays', () => {
    const m = new TestGame(two, ['at']);
    m.play(0, '8E FEND').answer(1, { challenge: true });
    expect(m.eventsOf('judged').at(-1)).toMatchObject({ stands: false, wrong: ['fend'] });
    const { scores } = m.match.state;
    m.amend(1, { allow: 'fend' });
    expect(m.eventsOf('allowed')).toEqual([{ type: 'allowed', by: 1, word: 'fend' }]);
    expect(m.scores, 'nothing that was scored changes').toEqual(scores);
    expect(m.view('audience').config.words.allowed).toEqual(['fend']);
    m.answer(1, { type: 'pass' }).play(0, '8E FEND').answer(1, { challenge: true });
    expect(m.eventsOf('judged').at(-1)).toMatchObject({ stands: true, wrong: [] });
    expect(m.replay()).toEqual(m.match);
  });
  test('is refused while a play can be challenged, spelt or voted on', () => {
    const m = new TestGame({ trays: ['FENDIN*', 'STAINED', 'RETINAS'] }, ['at']);
    m.play(0, '8E FEN*');
    for (const step of ['challenge', 'spell', 'vote']) {
      expect(m.step).toBe(step);
      expect(m.amendRefusal(0, { allow: 'fend' })).toEqual({ code: 'undecided' });
      if (step === 'challenge') m.answer(1, { challenge: true });
      else if (step === 'spell') m.answer(0, { words: ['fend'] });
    }
    m.answer(2, { agree: false });
    expect(m.amendRefusal(0, { allow: 'fend' })).toBe('accepted');
  });
  test('must be a new word of the letters a to z', () => {
    const m = new TestGame(two, ['at']);
    expect(m.amendRefusal(0, { allow: 'at' })).toEqual({ code: 'counts-already', word: 'at' });
    expect(m.amendRefusal(0, { allow: 'Fend' })).toEqual({ code: 'not-a-z', word: 'Fend' });
    expect(m.amendRefusal(0, { allow: 'a' })).toMatchObject({ code: 'wrong-length', shortest: 2 });
    expect(m.amendRefusal(0, { allow: 'fend', also: 'at' })).toEqual(expect.objectContaining({ code: 'malformed' }));
    expect(m.amendRefusal(7, { allow: 'fend' })).toEqual(expect.objectContaining({ code: 'malformed' }));
  });
  test('is known to bots at once', () => {
    const env = lexiconOf(['at']);
    const m = new TestGame(two, env);
    expect(vocabularyOf(env, m.view().config.words).knows('fend')).toBe(false);
    m.amend(0, { allow: 'fend' });
    expect(vocabularyOf(env, m.view().config.words).knows('fend')).toBe(true);
    expect(vocabularyOf(env, m.view().config.words).bestReading('FEN*')).toBe('fend');
  });
});
