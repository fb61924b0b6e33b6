import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { TestGame, type TestGameOptions } from './testing.ts';

describe('[WY-19] solo', () => {
  const solo = (options: Partial<TestGameOptions> = {}): TestGame =>
    new TestGame(env, { players: 1, position: {}, ...options }).ready();
  test('the 30 seconds start when the board appears', () => {
    const play = solo();
    expect(play.question).toMatchObject({
      step: { type: 'write', stage: 'timer' },
      until: play.view().dealtAt + 30_000,
    });
    expect(play.view().solo).toEqual({ level: 'easy', target: 100, spot: 'top' });
  });
  test('a word locked in time earns its box and is not challenged', () => {
    const play = solo().lock(0, 'misquoting', 29_000);
    expect(play.eventsOf('looked-up')).toEqual([{ type: 'looked-up', seat: 0, word: 'misquoting', found: true }]);
    expect(play.eventsOf('challenged')).toEqual([]);
    expect(play.eventsOf('round-scored')[0]?.lines).toEqual([
      { word: 'misquoting', status: 'proven', points: 23, box: 'second', bonus: 2 },
    ]);
    expect(play.eventsOf('spot-moved')).toEqual([{ type: 'spot-moved', from: 'top', to: 'top', penalty: false }]);
  });
  test('when the timer has run out, the player may go on without a limit and change every letter', () => {
    const play = solo().type(0, 'flin').expire();
    expect(play.eventsOf('ran-out')).toHaveLength(1);
    expect(play.eventsOf('frozen')).toEqual([]);
    expect(play.question).toMatchObject({ step: { type: 'write', stage: 'late' }, waiting: [0], until: null });
    expect(play.game.nextDeadline(play.match)).toBeNull();
    // The text is still there, and every letter may be deleted.
    expect(play.game.observe(play.match, 0).question?.mine?.answer).toEqual({ text: 'flin', lock: false });
    play.type(0, '', 86_400_000).type(0, 'gag').type(0, 'misquot').lock(0, 'misquoting', 86_400_000);
    expect(play.eventsOf('round-scored')[0]?.lines).toMatchObject([{ points: 23, box: null, bonus: 0 }]);
    // [WY-20] 20 points or more without the bonus leave the timer where it is.
    expect(play.eventsOf('spot-moved')).toEqual([{ type: 'spot-moved', from: 'top', to: 'top', penalty: false }]);
  });
  test('[WY-7] does not apply: a word may be begun after the timer has run out', () => {
    const play = solo().expire().lock(0, 'gap', 600_000);
    expect(play.eventsOf('round-scored')[0]?.lines).toMatchObject([{ word: 'gap', points: 5, box: null }]);
  });
  test('[WY-5] a locked word cannot change; [WY-10] a cheapie is refused, late or not', () => {
    const play = solo().lock(0, 'magic').ready();
    expect(play.refusal(0, { text: 'magic', lock: true })).toMatchObject({ code: 'cheapie', earlier: 'magic' });
    play.expire();
    expect(play.refusal(0, { text: 'magic', lock: true })).toMatchObject({ code: 'cheapie', earlier: 'magic' });
    expect(play.refusal(0, { text: '', lock: true })).toEqual({ code: 'no-word' });
    const two = solo();
    const to = two.question.id;
    two.lock(0, 'magic');
    const again = two.game.play(two.match, 0, { to, answer: { text: 'misquoting', lock: true } }, two.match.at);
    expect(again).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });
  test('[WY-6] there is no No-Flip card', () => {
    expect(solo().lock(0, 'magic').ready().view().noFlip).toBeNull();
  });
  test.each<[string, Partial<TestGameOptions>]>([
    ['by correspondence', { pace: { days: 1 } }],
    ['live, with the timer switched off', { limits: { timer: null } }],
  ])('[WY-8] does not apply %s: only a lock ends the round', (_pace, options) => {
    const play = new TestGame(env, { players: 1, position: {}, ...options });
    expect(play.question).toMatchObject({ step: { type: 'write', stage: 'alone' }, until: null });
    expect(play.game.nextDeadline(play.match)).toBeNull();
  });
  test('there is no time limit for being ready (ours)', () => {
    const play = new TestGame(env, { players: 1 });
    expect(play.question).toMatchObject({ step: { type: 'ready' }, until: null });
  });
  test('the game looks the word up (ours): a non-word scores 0, earns no bonus and counts as fewer than 20', () => {
    const play = solo().lock(0, 'qgnsmlgd');
    expect(play.eventsOf('looked-up')).toEqual([{ type: 'looked-up', seat: 0, word: 'qgnsmlgd', found: false }]);
    expect(play.eventsOf('round-scored')[0]?.lines).toMatchObject([{ points: 0, status: 'struck', box: null }]);
    expect(play.eventsOf('spot-moved')).toEqual([{ type: 'spot-moved', from: 'top', to: 'middle', penalty: false }]);
    expect(play.view().sheets[0]?.tallies).toBe(0);
    // At the bottom it costs a tally, like any word of fewer than 20 points.
    expect(
      solo({ position: { spot: 'bottom' } })
        .lock(0, 'qgnsmlgd')
        .view().sheets[0]?.tallies,
    ).toBe(1);
  });
  test('[WY-24] there are no challenges, so no word can be mended', () => {
    const play = solo({ config: { friendlySpelling: true } }).lock(0, 'misqoting');
    expect(play.eventsOf('round-scored')[0]?.lines).toMatchObject([{ word: 'misqoting', points: 0, status: 'struck' }]);
    expect(play.question.step.type).toBe('ready');
  });
  test('[WY-20] at the bottom spot a low-scoring word costs a tally', () => {
    const play = solo({ position: { spot: 'bottom' } }).lock(0, 'gap');
    expect(play.eventsOf('spot-moved')).toEqual([{ type: 'spot-moved', from: 'bottom', to: 'middle', penalty: true }]);
    expect(play.view().sheets[0]).toMatchObject({ tallies: 1, total: 5 - 2 });
  });
  test('without the timer every word is in time, and the player isn’t asked to be ready', () => {
    const play = new TestGame(env, { players: 1, pace: 'relaxed', position: {} });
    expect(play.question).toMatchObject({ step: { type: 'write', stage: 'alone' }, until: null });
    play.lock(0, 'misquoting', 3_600_000);
    expect(play.eventsOf('round-scored')[0]?.lines).toMatchObject([{ box: 'second' }]);
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
    expect(play.eventsOf('ended')).toEqual([{ type: 'ended', totals: [total], won }]);
    expect(play.match.over).toEqual({ scores: [total], places: [[0]] });
  });
});

describe('[WY-21] a short solo game (ours)', () => {
  const boxed = (word: string, points: number, box: 'first' | 'second' | null) =>
    ({ word, status: 'proven', points, box }) as const;
  test.each([
    [18, 60, true],
    [17, 59, false],
  ])('of three rounds counts three words with their boxes, and 60 points win: %i + … = %i', (first, total, won) => {
    // The boxes of the three rounds are worth 2, 1 and 1; SAMPLING scores 21.
    const lines = [boxed('ocean', first, 'second'), boxed('tiger', 17, 'first')];
    const play = new TestGame(env, {
      players: 1,
      config: { rounds: 3 },
      position: { round: 3, board: 'GN SM LD RT', sheets: [{ lines, tallies: 0 }], spot: 'middle' },
    }).ready();
    expect(play.view().solo).toMatchObject({ target: 60 });
    play.lock(0, 'sampling');
    expect(play.eventsOf('ended')).toEqual([{ type: 'ended', totals: [total], won }]);
  });
  test('brutal: the timer goes from the top to the bottom, and a penalty leaves it there', () => {
    const play = new TestGame(env, { players: 1, config: { solo: 'brutal' }, position: {} }).ready();
    play.lock(0, 'gap').ready().lock(0, 'aeon');
    expect(play.eventsOf('spot-moved')).toEqual([
      { type: 'spot-moved', from: 'top', to: 'bottom', penalty: false },
      { type: 'spot-moved', from: 'bottom', to: 'bottom', penalty: true },
    ]);
    expect(() => new TestGame(env, { players: 1, config: { solo: 'brutal' }, position: { spot: 'middle' } })).toThrow(
      '"fault":"spot"',
    );
  });
});

describe('[WY-22] handicap', () => {
  test('affects only the seats that have one', () => {
    const play = new TestGame(env, { players: 2, position: {}, config: { handicaps: [1] } }).ready();
    play.lockAll('misquoting', 'misquoting');
    expect(play.view().entered.map(({ points }) => points)).toEqual([23, 21]);
    expect(
      play
        .pass()
        .eventsOf('round-scored')[0]
        ?.lines.map(({ box }) => box),
    ).toEqual(['second', null]);
  });
});

describe('[WY-23] the table without a timer', () => {
  const quiet = (options: Partial<TestGameOptions> = {}): TestGame =>
    new TestGame(env, { players: 3, pace: 'relaxed', position: { lastMain: 0 }, ...options });
  test.each<[string, Partial<TestGameOptions>]>([
    ['relaxed', {}],
    ['by correspondence', { pace: { days: 2 } }],
    ['live, with the timer switched off', { pace: 'live', limits: { timer: null } }],
  ])('%s: the timer is not flipped, and a Main Player takes the place of the fastest', (_pace, options) => {
    const play = quiet(options);
    expect(play.view()).toMatchObject({ mode: 'main-player', lead: 1, noFlip: null });
    expect(play.eventsOf('dealt')[0]).toMatchObject({ lead: 1 });
    play.lock(0, 'squid').lock(1, 'magic').lock(2, 'misquoting');
    expect(play.eventsOf('flipped')).toEqual([]);
    expect(play.eventsOf('revealed').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    play.pass();
    expect(play.eventsOf('round-scored')[0]?.lines.map(({ box }) => box)).toEqual(['first', null, 'first']);
    // No seat has a second box, and only seat 1 has no first box.
    expect(play.view().lead).toBe(1);
  });
  test('the first Main Player is drawn at random', () => {
    const leads = Array.from(
      { length: 40 },
      (_, i) => quiet({ position: { lastMain: null }, seed: `${i}` }).view().lead,
    );
    expect(new Set(leads)).toEqual(new Set([0, 1, 2]));
  });
  test('by correspondence, the draft becomes the word when time runs out', () => {
    const play = quiet({ pace: { days: 2 } })
      .type(0, 'squid')
      .lock(1, 'magic')
      .expire();
    expect(play.match.at).toBe(2 * 86_400_000);
    expect(play.eventsOf('revealed').map(({ word }) => word)).toEqual(['magic', '', 'squid']);
  });
});
