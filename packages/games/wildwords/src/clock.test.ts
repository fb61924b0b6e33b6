import { forSeat } from '@wordhoard/kernel';
import { describe, expect, test } from 'vitest';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { TestGame, tableFor } from './testing.ts';

const two = { trays: ['FENDING', 'STAIN*N'] };
const words = ['fend'];

describe('the chess clock (ours)', () => {
  const clocked = (overtime: Config['overtime']): TestGame =>
    new TestGame(two, words, { ...tableFor(2, 'live', { bank: 100_000 }), config: { ...defaults, overtime } });
  test('runs during turns and decisions, and stops for the spelling', () => {
    const m = clocked('points');
    m.answer(0, { type: 'trade' }, 10_000);
    expect(m.match.banks![0]).toEqual({ left: 90_000, since: 10_000 });
    // A tile on 8M is flipped, so there is an asterisk to spell.
    const tiles = forSeat(m.match.state.trays, 0)
      .secret.slice(0, 6)
      .map((tile, i) => ({ tile, square: 112 + i }));
    m.answer(0, { type: 'play', tiles }, 5_000);
    expect(m.match.banks!.map(({ since }) => since)).toEqual([null, 15_000]);
    m.answer(1, { challenge: true }, 5_000);
    expect(m.step).toBe('spell');
    expect(m.match.banks).toEqual([
      { left: 85_000, since: null },
      { left: 95_000, since: null },
    ]);
  });
  test('a started minute of overtime costs ten points', () => {
    const m = clocked('points');
    m.expire();
    expect(m.scores).toEqual([-10, 0]);
    expect([m.step, m.match.at]).toEqual(['turn', 100_000]);
    m.expire();
    expect([m.match.at, ...m.scores]).toEqual([160_000, -20, 0]);
  });
  test('or loses the game, if the table chose that, whatever the score', () => {
    const m = clocked('loses');
    m.match.state.scores[0] = 500;
    m.expire();
    expect(m.match.over).toEqual({ scores: [500, 0], places: [[1], [0]] });
  });
  test('[WW-14] a player who loses on time during a decision has not challenged: the play stands and scores', () => {
    const trays = ['FENDING', 'STAIN*N', 'AB'];
    const table = { ...tableFor(3, 'live', { bank: 20_000 }), config: { ...defaults, overtime: 'loses' as const } };
    const m = new TestGame({ trays }, words, table);
    m.play(0, '8E FEND');
    m.answer(1, { challenge: false }, 5_000);
    const before = m.events.length;
    m.expire();
    expect(m.match.at).toBe(20_000);
    expect(m.match.over).toEqual({ scores: [28, 0, 0], places: [[0], [1], [2]] });
    expect(m.match.state.pending).toBeNull();
    expect(m.match.state.turns).toMatchObject([{ seat: 0, type: 'play', play: '8E FEND', points: 28, fate: 'stands' }]);
    expect(m.events.slice(before).map(({ type }) => type)).toEqual(['stood', 'ended']);
  });
  test('every running clock can run out: of three players, both who decide pay for their own minutes', () => {
    const m = new TestGame({ trays: ['FENDING', 'STAIN*N', 'AB'] }, words, tableFor(3, 'live', { bank: 20_000 }));
    m.play(0, '8E FEND');
    m.expire();
    m.expire();
    expect([m.match.at, ...m.scores]).toEqual([20_000, 0, -10, -10]);
    m.expire();
    // They accept by not answering [WW-14] before the next minute begins.
    expect([m.match.at, ...m.scores]).toEqual([50_000, 28, -10, -10]);
  });
});

describe('[WW-14] a decision with a chess clock', () => {
  const three = { trays: ['FENDING', 'STAIN*N', 'AB'] };
  const clocked = (bank: number): TestGame => new TestGame(three, words, tableFor(3, 'live', { bank }));
  const running = (m: TestGame): boolean[] => m.match.banks!.map(({ since }) => since !== null);

  test('has no limit but the clocks, each of which stops when its player accepts', () => {
    const m = clocked(600_000);
    m.play(0, '8E FEND');
    expect([m.step, running(m)]).toEqual(['challenge', [false, true, true]]);
    expect(m.observe(1).question!.until).toBeNull();
    expect(m.game.nextDeadline(m.match)).toBe(600_000);
    m.answer(1, { challenge: false }, 200_000);
    expect([m.step, running(m)]).toEqual(['challenge', [false, false, true]]);
    m.answer(2, { challenge: false }, 100_000);
    expect(m.match.banks!.map(({ left }) => left)).toEqual([600_000, 400_000, 300_000]);
    expect([m.step, m.turn, running(m)]).toEqual(['turn', 1, [false, true, false]]);
  });
  test('a challenge stops all clocks; the spelling has 60 seconds, the vote 30; then the next player’s clock runs', () => {
    const m = new TestGame({ trays: ['FE*DING', 'STAIN*N', 'AB'] }, words, tableFor(3, 'live', { bank: 600_000 }));
    m.play(0, '8E FE*D');
    m.answer(2, { challenge: true }, 100_000);
    expect([m.step, running(m), m.game.nextDeadline(m.match)]).toEqual(['spell', [false, false, false], 160_000]);
    m.answer(0, { words: ['fend'] }, 50_000);
    expect([m.step, running(m), m.game.nextDeadline(m.match)]).toEqual(['vote', [false, false, false], 180_000]);
    m.answer(1, { agree: false }, 20_000);
    expect(m.match.banks!.map(({ left }) => left)).toEqual([600_000, 500_000, 500_000]);
    expect([m.step, m.turn, running(m)]).toEqual(['turn', 1, [false, true, false]]);
  });
  test('a player whose clock reaches zero has 30 more seconds; the others have their clocks (ours)', () => {
    const m = clocked(40_000);
    m.answer(0, { type: 'pass' });
    m.answer(1, { type: 'pass' }, 30_000);
    m.answer(2, { type: 'pass' });
    m.play(0, '8E FEND');
    expect(m.game.nextDeadline(m.match)).toBe(40_000);
    m.expire();
    expect([m.match.at, ...m.scores, ...m.match.state.overtime]).toEqual([40_000, 0, -10, 0, 0, 1, 0]);
    const until = (seat: number): number | null => m.observe(seat).question!.until;
    expect([until(1), until(2)]).toEqual([70_000, null]);
    m.expire(); // At 70 seconds both the pressed one is silent and the other clock falls.
    m.expire();
    expect(m.observe(2).question!.waiting).toEqual([2]);
    expect([until(1), until(2)]).toEqual([null, 100_000]);
    m.answer(2, { challenge: true }, 29_999);
    expect([m.step, m.match.state.pending!.challenger]).toEqual(['vote', 2]);
  });
  test('a player in overtime has 30 seconds for every decision, and pays for started minutes', () => {
    const m = new TestGame({ trays: ['FENDING', 'STAIN*N'] }, words, tableFor(2, 'live', { bank: 20_000 }));
    m.answer(0, { type: 'pass' }, 1000);
    m.expire();
    m.answer(1, { type: 'pass' }, 50_000);
    expect([forSeat(m.match.banks!, 1).left, ...m.match.state.overtime]).toEqual([10_000, 0, 1]);
    m.play(0, '8E FEND');
    expect(m.observe(1).question!.until).toBe(101_000);
    m.expire();
    // A second minute of overtime began at 81 seconds, but it does not extend the 30 seconds.
    expect([m.match.at, m.step, m.scores[1]]).toEqual([81_000, 'challenge', -20]);
    expect(m.observe(1).question!.until).toBe(101_000);
    m.expire();
    expect([m.match.at, m.step, m.turn, ...m.scores]).toEqual([101_000, 'turn', 1, 28, -20]);
  });
  test('without a chess clock all players have 30 seconds', () => {
    const m = new TestGame(three, words);
    m.play(0, '8E FEND');
    expect([1, 2].map((seat) => m.observe(seat).question!.until)).toEqual([30_000, 30_000]);
  });
});
