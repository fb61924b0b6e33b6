import { describe, expect, test } from 'vitest';
import { type Config, defaults } from './config.ts';
import { Played, tableFor } from './test-support.ts';

const two = { trays: ['FENDING', 'STAIN*N'] };
const words = ['fend'];

describe('the chess clock (ours)', () => {
  const clocked = (overtime: Config['overtime']): Played =>
    new Played(two, words, { ...tableFor(2, 'live', { bank: 100_000 }), config: { ...defaults, overtime } });
  test('runs while one thinks and while one decides, and stands for the spelling', () => {
    const m = clocked('points');
    m.answer(0, { type: 'trade' }, 10_000);
    expect(m.match.banks![0]).toEqual({ left: 90_000, since: 10_000 });
    const tiles = m.match.state.trays[0]!.secret.slice(0, 2).map((tile, i) => ({ tile, square: 112 + i }));
    m.answer(0, { type: 'play', tiles }, 15_000);
    expect(m.match.banks!.map(({ since }) => since)).toEqual([null, 15_000]);
    m.answer(1, { challenge: true }, 20_000);
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
  test('or loses, where the table says so, whatever the score', () => {
    const m = clocked('loses');
    m.match.state.scores[0] = 500;
    m.expire();
    expect(m.match.over).toEqual({ scores: [500, 0], places: [[1], [0]] });
  });
  test('[WW-14] whoever loses on time while deciding has not challenged: the play stands and scores', () => {
    const trays = ['FENDING', 'STAIN*N', 'AB'];
    const table = { ...tableFor(3, 'live', { bank: 20_000 }), config: { ...defaults, overtime: 'loses' as const } };
    const m = new Played({ trays }, words, table);
    m.play(0, '8E FEND');
    m.answer(1, { challenge: false }, 5_000);
    m.expire();
    expect(m.match.at).toBe(20_000);
    expect(m.match.over).toEqual({ scores: [28, 0, 0], places: [[0], [1], [2]] });
    expect(m.match.state.pending).toBeNull();
    expect(m.match.state.turns).toEqual([{ seat: 0, type: 'play', play: '8E FEND', points: 28, fate: 'stands' }]);
    expect(m.events.map(({ type }) => type)).toEqual(['stood', 'ended']);
  });
  test('every clock that runs can run out: among three both who decide pay for their own minutes', () => {
    const m = new Played({ trays: ['FENDING', 'STAIN*N', 'AB'] }, words, tableFor(3, 'live', { bank: 20_000 }));
    m.play(0, '8E FEND');
    m.expire();
    m.expire();
    expect([m.match.at, ...m.scores]).toEqual([20_000, 0, -10, -10]);
    m.expire();
    // The limit for an answer [WW-14] is over before the next minute is.
    expect([m.match.at, ...m.scores]).toEqual([30_000, 28, -10, -10]);
  });
});
