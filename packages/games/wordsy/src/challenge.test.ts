import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import { TestGame, type TestGameOptions } from './testing.ts';

/** QG NS ML GD, with every seat's word locked, the first seat fastest. */
const written = (words: string[], options: Partial<TestGameOptions> = {}): TestGame =>
  new TestGame(env, { players: words.length, position: {}, ...options }).ready().lockAll(...words);

test('[WY-11] a non-word can be played, and counts unless it is challenged', () => {
  const play = written(['qgnsmlgd', 'squid']);
  expect(play.view().entered[0]).toMatchObject({
    word: 'qgnsmlgd',
    points: 7 + 5 + 4 + 4 + 3 + 3 + 2 + 2,
    status: 'stands',
  });
  play.pass();
  expect(play.eventsOf('round-scored')[0]?.lines[0]).toMatchObject({ points: 30, status: 'stands', box: 'second' });
});

test.each([
  ['a name', 'london'],
  ['a foreign word', 'guten'],
  ['an apostrophe left out', 'couldnt'],
])('[WY-9] [WY-11] %s, %s, can be locked, and is struck if challenged', (_what, word) => {
  const play = written([word, 'squid']);
  expect(play.view().entered[0]).toMatchObject({ word, status: 'stands' });
  expect(play.challenge(1, 0).eventsOf('challenged')[0]).toMatchObject({ outcome: 'struck' });
});

describe('[WY-14] reveal and challenges', () => {
  test('words are revealed one by one: the fastest, then clockwise', () => {
    const play = new TestGame(env, { players: 4, position: {} }).ready();
    play.lock(2, 'magic').lock(0, 'squid').lock(3, 'gland').lock(1, 'bench');
    expect(play.eventsOf('revealed').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  });
  test('players have 20 seconds to challenge, or until all have passed', () => {
    const play = written(['magic', 'squid']);
    expect(play.question).toMatchObject({ step: { type: 'challenge' }, asked: [0, 1], until: play.match.at + 20_000 });
    expect(play.expire().eventsOf('round-scored')).toHaveLength(1);
    expect(written(['magic', 'squid']).pass().eventsOf('round-scored')).toHaveLength(1);
  });
  test('players may auto-pass, except one whose own word was challenged', () => {
    const play = written(['magic', 'squid', 'gland']);
    const ahead = (seat: number) => play.game.passOption(play.observe(seat), seat);
    expect(ahead(0)).toMatchObject({ move: { answer: { challenge: null } }, reasons: [] });
    play.challenge(1, 0);
    expect([ahead(0)?.reasons, ahead(2)?.reasons]).toEqual([['my-word'], []]);
  });
  test('success: the word is worth 0 and its player has no bonus', () => {
    const play = written(['magicc', 'squid', 'aa']).challenge(2, 0);
    expect(play.eventsOf('challenged')).toEqual([
      { type: 'challenged', seat: 0, word: 'magicc', by: 2, outcome: 'struck' },
    ]);
    play.pass();
    expect(play.eventsOf('round-scored')[0]?.lines).toMatchObject([
      { points: 0, status: 'struck', box: null },
      { box: 'first', bonus: 1 },
      { points: 0, box: null },
    ]);
    expect(play.view().sheets.map(({ tallies }) => tallies)).toEqual([0, 0, 0]);
  });
  test('failure: a tally of 2 for the challenger', () => {
    const play = written(['magic', 'squid']).challenge(1, 0);
    expect(play.eventsOf('challenged')[0]).toMatchObject({ outcome: 'proven', by: 1 });
    expect(
      play
        .pass()
        .view()
        .sheets.map(({ tallies }) => tallies),
    ).toEqual([0, 1]);
    // SQUID, 7 + 4 + 2, with the first box, less the tally.
    expect(play.view().sheets[1]?.total).toBe(13 + 1 - 2);
  });
  test('the first challenge counts, and the question is asked again with a new time limit', () => {
    const play = written(['magicc', 'squidd', 'gland']);
    const first = play.question.id;
    play.answer(2, { challenge: null }).challenge(1, 0);
    const late = play.game.play(play.match, 2, { to: first, answer: { challenge: 0 } }, play.match.at);
    expect(late).toMatchObject({ refusal: { code: 'stale' } });
    expect(play.question).toMatchObject({
      step: { type: 'challenge' },
      waiting: [0, 1, 2],
      until: play.match.at + 20_000,
    });
    play.challenge(2, 1);
    expect(play.eventsOf('challenged').map(({ outcome }) => outcome)).toEqual(['struck', 'struck']);
  });
  test.each([
    ['a player’s own word', 1, 1],
    ['no word', 0, 2],
    ['a seat that does not exist', 0, 7],
    ['a negative seat', 0, -1],
  ])('%s cannot be challenged', (_what, by, target) => {
    const play = new TestGame(env, { players: 3, position: {} })
      .ready()
      .lock(0, 'magic')
      .lock(1, 'squid')
      .expire()
      .expire();
    expect(play.refusal(by, { challenge: target })).toEqual({ code: 'not-challengeable', seat: target });
  });
  test('a word that was proven or struck cannot be challenged again', () => {
    const play = written(['magic', 'squidd', 'gland']).challenge(2, 0).challenge(0, 1);
    expect(play.refusal(1, { challenge: 0 })).toEqual({ code: 'not-challengeable', seat: 0 });
    expect(play.refusal(0, { challenge: 1 })).toEqual({ code: 'not-challengeable', seat: 1 });
    // Only the word of seat 2 is left, and its own player is not asked.
    expect(play.question.asked).toEqual([0, 1]);
  });
  test('no player is asked if nothing can be challenged', () => {
    const play = new TestGame(env, { players: 2, position: {} }).ready().expire().expire().expire();
    expect(play.eventsOf('round-scored')).toHaveLength(1);
    expect(play.question.step.type).toBe('ready');
  });
});

describe('the table’s own words', () => {
  const verdict = (word: string, words: Partial<typeof defaults.words>): string =>
    written([word, 'squid'], { config: { words: { ...defaults.words, ...words } } })
      .challenge(1, 0)
      .eventsOf('challenged')[0]!.outcome;
  test.each<[string, Partial<typeof defaults.words>, string]>([
    ['magic', {}, 'proven'],
    ['magic', { banned: ['magic'] }, 'struck'],
    ['wordhoard', {}, 'struck'],
    ['wordhoard', { allowed: ['wordhoard'] }, 'proven'],
    ['qanat', { dictionary: 'wide' }, 'proven'],
    ['qanat', { dictionary: 'everyday' }, 'struck'],
    ['fuck', { familyFriendly: false }, 'proven'],
    ['fuck', { familyFriendly: true }, 'struck'],
  ])('%s with %o is %s', (word, words, expected) => {
    expect(verdict(word, words)).toBe(expected);
  });
});

describe('[WY-24] friendly spelling', () => {
  const friendly = (words: string[]): TestGame => written(words, { config: { friendlySpelling: true } });
  test('a challenged non-word may be changed once, to one of up to five words offered', () => {
    const play = friendly(['misqoting', 'squid', 'bench']).challenge(1, 0);
    expect(play.eventsOf('challenged')[0]).toMatchObject({ outcome: 'mendable' });
    const { step, asked } = play.question;
    if (step.type !== 'mend') throw new Error(step.type);
    expect(asked).toEqual([0]);
    expect(step.offered.length).toBeLessThanOrEqual(5);
    expect(step.offered).toContain('misquoting');
    expect(play.refusal(0, { word: 'squid' })).toEqual({ code: 'not-suggested', word: 'squid' });
    play.answer(0, { word: 'misquoting' });
    expect(play.eventsOf('mended')).toEqual([
      { type: 'mended', seat: 0, from: 'misqoting', to: 'misquoting', points: 23 },
    ]);
    expect(play.view().entered[0]).toMatchObject({ word: 'misquoting', points: 23, status: 'mended' });
    expect(play.refusal(1, { challenge: 0 })).toEqual({ code: 'not-challengeable', seat: 0 });
    expect(play.pass().eventsOf('round-scored')[0]?.lines[0]).toMatchObject({ points: 23, box: 'second' });
    expect(play.view().used[0]).toMatchObject({ word: 'misquoting' });
  });
  test.each([
    ['left as it is', (play: TestGame) => play.answer(0, { word: null })],
    ['when time runs out', (play: TestGame) => play.expire()],
  ])('%s, the word is struck', (_how, act) => {
    const play = act(friendly(['misqoting', 'squid']).challenge(1, 0));
    expect(play.eventsOf('mended')[0]).toMatchObject({ to: null, points: 0 });
    expect(play.view().entered[0]).toMatchObject({ word: 'misqoting', points: 0, status: 'struck' });
  });
  test('a word with no similar word is struck at once', () => {
    expect(friendly(['qqqqgggg', 'squid']).challenge(1, 0).eventsOf('challenged')[0]).toMatchObject({
      outcome: 'struck',
    });
  });
  test('no cheapie is offered', () => {
    const line = (word: string) => ({ lines: [{ word, status: 'stands', points: 1, box: null } as const], tallies: 0 });
    const position = { round: 2, sheets: [line('zebra'), line('misquotes')] };
    const play = written(['misqoting', 'squid'], { config: { friendlySpelling: true }, position }).challenge(1, 0);
    const { step } = play.question;
    expect(step.type === 'mend' ? step.offered : []).not.toContain('misquoting');
  });
  test('for a real word nothing is offered, and its challenger gets a tally', () => {
    const play = friendly(['magic', 'squid']).challenge(1, 0);
    expect(play.eventsOf('challenged')[0]).toMatchObject({ outcome: 'proven' });
    expect(play.question.step.type).toBe('challenge');
    expect(play.view().sheets[1]?.tallies).toBe(1);
  });
  test('the challenger gets no tally, whether or not the word is changed', () => {
    for (const word of ['misquoting', null]) {
      const play = friendly(['misqoting', 'squid']).challenge(1, 0).answer(0, { word });
      expect(play.view().sheets.map(({ tallies }) => tallies)).toEqual([0, 0]);
    }
  });
  test('the new word is compared for bonuses like any other', () => {
    // MISQUOTING scores 23 and the fastest, after the change, 3 for CREAM, so the other player is ahead.
    const play = friendly(['icecream', 'misquoting']).challenge(1, 0).answer(0, { word: 'cream' });
    // Only the other word can still be challenged.
    expect(play.question.asked).toEqual([0]);
    expect(play.pass().eventsOf('round-scored')[0]?.lines).toMatchObject([
      { word: 'cream', points: 3, status: 'mended', box: null },
      { word: 'misquoting', points: 23, box: 'first' },
    ]);
  });
  test.each([
    ['icecream', ['ice', 'cream']],
    ['merrygo', ['merry', 'go']],
  ])('%s: the player chooses which of its words to use, and is offered nothing else', (word, parts) => {
    for (const part of parts) {
      const play = friendly([word, 'squid']).challenge(1, 0);
      const { step } = play.question;
      expect(step).toMatchObject({ type: 'mend', seat: 0, word, offered: parts, runTogether: true });
      expect(play.answer(0, { word: part }).view().entered[0]).toMatchObject({ word: part, status: 'mended' });
    }
  });
  test('words run together: cheapies are not offered; if all are cheapies, the word is struck', () => {
    const line = (word: string) => ({ lines: [{ word, status: 'stands', points: 1, box: null } as const], tallies: 0 });
    const after = (...used: string[]): TestGame =>
      written(['icecream', 'squid'], {
        config: { friendlySpelling: true },
        position: { round: 2, sheets: used.map(line) },
      }).challenge(1, 0);
    expect(after('zebra', 'creams').question.step).toMatchObject({ type: 'mend', offered: ['ice'] });
    expect(after('iced', 'creams').eventsOf('challenged')[0]).toMatchObject({ outcome: 'struck' });
  });
  test('without the option the word is struck', () => {
    expect(written(['misqoting', 'squid']).challenge(1, 0).eventsOf('challenged')[0]).toMatchObject({
      outcome: 'struck',
    });
  });
});
