import { readFileSync } from 'node:fs';
import { openLexicon } from '@wordhoard/lexicon';
import { describe, expect, test } from 'vitest';
import { Play, type PlayOptions } from './test-support.ts';

const env = openLexicon(readFileSync(new URL('../../../lexicon/data/wordhoard.lex', import.meta.url)));

describe('[WY-19] solo', () => {
  const solo = (options: Partial<PlayOptions> = {}): Play =>
    new Play(env, { players: 1, position: {}, ...options }).ready();
  test('the 30 seconds run from the board’s appearance', () => {
    const play = solo();
    expect(play.question).toMatchObject({ step: { type: 'write', stage: 'timer' }, until: play.view.dealtAt + 30_000 });
    expect(play.view.solo).toEqual({ level: 'easy', target: 100, spot: 'top' });
  });
  test('locked in time, the word earns its box and nobody challenges it', () => {
    const play = solo().lock(0, 'misquoting', 29_000);
    expect(play.told('challenged')).toEqual([
      { type: 'challenged', seat: 0, word: 'misquoting', by: null, outcome: 'proven' },
    ]);
    expect(play.told('round-scored')[0]?.lines).toEqual([
      { word: 'misquoting', status: 'proven', points: 23, box: 'second', bonus: 2 },
    ]);
    expect(play.told('spot-moved')).toEqual([{ type: 'spot-moved', from: 'top', to: 'top', penalty: false }]);
  });
  test('finished in the 5 seconds after, it scores but is not in time', () => {
    const play = solo().type(0, 'misquotin').expire().lock(0, 'misquoting');
    expect(play.told('round-scored')[0]?.lines).toMatchObject([{ points: 23, box: null }]);
  });
  test('taken at the end of time it is not in time either', () => {
    const play = solo().type(0, 'misquoting').expire().expire();
    expect(play.told('round-scored')[0]?.lines).toMatchObject([{ points: 23, box: null }]);
    expect(play.told('spot-moved')[0]?.to).toBe('top');
  });
  test('a word that is none is worth 0: the house looks it up (ours)', () => {
    const play = solo().lock(0, 'qgnsmlgd');
    expect(play.told('round-scored')[0]?.lines).toMatchObject([{ points: 0, status: 'struck', box: null }]);
    expect(play.view.sheets[0]?.tallies).toBe(0);
  });
  test('[WY-20] on the bottom spot a short word costs a tally', () => {
    const play = solo({ position: { spot: 'bottom' } }).lock(0, 'gap');
    expect(play.told('spot-moved')).toEqual([{ type: 'spot-moved', from: 'bottom', to: 'middle', penalty: true }]);
    expect(play.view.sheets[0]).toMatchObject({ tallies: 1, total: 5 - 2 });
  });
  test('without the timer every word is in time, and no one has to be ready', () => {
    const play = new Play(env, { players: 1, pace: 'relaxed', position: {} });
    expect(play.question).toMatchObject({ step: { type: 'write', stage: 'writing' }, until: null });
    play.lock(0, 'misquoting', 3_600_000);
    expect(play.told('round-scored')[0]?.lines).toMatchObject([{ box: 'second' }]);
  });
  test.each([
    [100, true],
    [99, false],
  ])('[WY-21] %i points: won is %s', (total, won) => {
    // Five words count: four earlier ones, and SAMPLING for 21 with the smaller box of round 7.
    const lines = ['ocean', 'tiger', 'robot', 'pupil', 'waltz', 'fable'].map((word, i) => {
      const points = [20, 20, 20, total - 84, 0, 0][i]!;
      return { word, status: 'stands', points, box: null } as const;
    });
    const play = solo({
      position: { round: 7, board: 'GN SM LD RT', sheets: [{ lines, tallies: 0 }], spot: 'middle' },
    });
    play.lock(0, 'sampling');
    expect(play.told('ended')).toEqual([{ type: 'ended', totals: [total], won }]);
    expect(play.match.over).toEqual({ scores: [total], places: [[0]] });
  });
});

describe('[WY-22] handicap', () => {
  test('only the seats that have one score by it', () => {
    const play = new Play(env, { players: 2, position: {}, config: { handicaps: [1] } }).ready();
    play.lockAll('misquoting', 'misquoting');
    expect(play.view.entered.map(({ points }) => points)).toEqual([23, 21]);
    expect(
      play
        .pass()
        .told('round-scored')[0]
        ?.lines.map(({ box }) => box),
    ).toEqual(['second', null]);
  });
});

describe('[WY-23] the table without a timer', () => {
  const quiet = (options: Partial<PlayOptions> = {}): Play =>
    new Play(env, { players: 3, pace: 'relaxed', position: { lastMain: 0 }, ...options });
  test.each<[string, Partial<PlayOptions>]>([
    ['relaxed', {}],
    ['by correspondence', { pace: { days: 2 } }],
    ['live, with the timer switched off', { pace: 'live', limits: { timer: null } }],
  ])('%s: no flip, a Main Player stands in for the fastest', (_pace, options) => {
    const play = quiet(options);
    expect(play.view).toMatchObject({ mode: 'main-player', lead: 1, noFlip: null });
    expect(play.told('dealt')[0]).toMatchObject({ lead: 1 });
    play.lock(0, 'squid').lock(1, 'magic').lock(2, 'misquoting');
    expect(play.told('flipped')).toEqual([]);
    expect(play.told('revealed').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    play.pass();
    expect(play.told('round-scored')[0]?.lines.map(({ box }) => box)).toEqual(['first', null, 'first']);
    // Nobody has a second box; seat 1 alone has no first box.
    expect(play.view.lead).toBe(1);
  });
  test('the first is drawn by lot', () => {
    const leads = Array.from({ length: 40 }, (_, i) => quiet({ position: { lastMain: null }, seed: `${i}` }).view.lead);
    expect(new Set(leads)).toEqual(new Set([0, 1, 2]));
  });
  test('by correspondence, when the days are over the draft is the word', () => {
    const play = quiet({ pace: { days: 2 } })
      .type(0, 'squid')
      .lock(1, 'magic')
      .expire();
    expect(play.match.at).toBe(2 * 86_400_000);
    expect(play.told('revealed').map(({ word }) => word)).toEqual(['magic', '', 'squid']);
  });
});
