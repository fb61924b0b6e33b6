import { forSeat } from '@wordhoard/kernel';
import { describe, expect, test } from 'vitest';
import { PRINTED } from './components.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { pointsForTiles, rankSeats } from './end.ts';
import { EMPTY_BOARD, TestGame, tableFor } from './testing.ts';

const two = { trays: ['FENDING', 'STAIN*N'] };
const words = ['fend', 'staining', 'defend', 'at'];
const boardWithFend = Array.from({ length: 15 }, (_, row) => (row === 7 ? '....FEND.......' : '...............'));

describe('[WW-4] the start', () => {
  test('each player has seven tiles, and the first player is random', () => {
    const { game } = new TestGame(two, []);
    const first = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const started = game.start({ ...tableFor(4), seed: i.toString(16).padStart(64, '0') });
      if (!started.ok) throw new Error('refused');
      expect(started.match.state.trays.map(({ secret }) => secret.length)).toEqual([7, 7, 7, 7]);
      expect(started.match.state.pot.secret).toHaveLength(94 - 28);
      first.add(started.match.state.turn);
    }
    expect(first.size).toBe(4);
  });
  test('the turn goes clockwise', () => {
    const m = new TestGame({ trays: ['AB', 'CD', 'EF'], turn: 1 }, []);
    const order = [m.turn];
    for (let i = 0; i < 4; i++) {
      m.answer(m.turn, { type: 'pass' });
      order.push(m.turn);
    }
    expect(order).toEqual([1, 2, 0, 1, 2]);
  });
});

test('[WW-6] after the first play was taken back, the next one must cover the centre', () => {
  const m = new TestGame(two, []);
  m.play(0, '8E FEND');
  m.answer(1, { challenge: true });
  expect(m.refusal(1, m.toMove(1, '9E STAIN'))).toMatchObject({ code: 'not-through-centre' });
  expect(m.refusal(1, m.toMove(1, '8H S'))).toMatchObject({ code: 'first-needs-two' });
  m.play(1, '8H ST');
  expect(m.step).toBe('challenge');
});

describe('[WW-5] the trade', () => {
  test('replaces the whole tray once, then the turn goes on', () => {
    const m = new TestGame({ trays: ['A', 'CD'] }, []);
    m.answer(0, { type: 'trade' });
    expect(m.step).toBe('turn');
    expect(m.turn).toBe(0);
    expect(forSeat(m.match.state.trays, 0).secret).toHaveLength(7);
    expect(m.refusal(0, { type: 'trade' })).toMatchObject({ code: 'already-traded' });
    m.answer(0, { type: 'pass' });
    expect(m.turn).toBe(1);
  });
  test('is refused when the pot is empty', () => {
    const m = new TestGame({ trays: ['AB', 'CD'], pot: '' }, []);
    expect(m.refusal(0, { type: 'trade' })).toMatchObject({ code: 'pot-empty' });
  });
  test('is not undone if the play is taken back', () => {
    const m = new TestGame({ trays: ['AB', 'CD'], pot: 'XYZJKQV' }, []);
    m.answer(0, { type: 'trade' });
    const traded = m.tray(0);
    const tiles = forSeat(m.match.state.trays, 0)
      .secret.slice(0, 2)
      .map((tile, i) => ({ tile, square: 112 + i }));
    m.answer(0, { type: 'play', tiles });
    m.answer(1, { challenge: true });
    expect(m.tray(0)).toBe(traded);
  });
});

describe('[WW-9] flipped tiles', () => {
  test('are asterisks, and only the player who laid one knows its face until the game is over', () => {
    const m = new TestGame({ ...two, turn: 0, pot: '' }, words);
    m.play(0, '8E FEND');
    m.answer(1, { challenge: false });
    const before = m.view(0).unseen;
    m.play(1, 'D3 STAIN*N');
    expect(m.board[6]).toBe('...*...........');
    const seen = (viewer: number | 'audience') => m.view(viewer);
    expect(seen(1).board[93]).toMatchObject({ flipped: true, tile: expect.stringMatching(/^T\d+$/) });
    expect(seen(0).board[93]).toEqual({ flipped: true, tile: null });
    expect(seen('audience').board[93]).toEqual({ flipped: true, tile: null });
    // S, T, A, I and the asterisk on 8D are visible; the two flipped Ns still count as unseen.
    expect(seen(0).unseen).toEqual({
      ...before,
      S: before['S']! - 1,
      T: before['T']! - 1,
      A: before['A']! - 1,
      I: before['I']! - 1,
      '*': before['*']! - 1,
    });
    const told = JSON.stringify(m.events);
    for (const square of [93, 123]) {
      const cell = m.match.state.board[square]!;
      if (!('flipped' in cell)) throw new Error('not flipped');
      expect(told).not.toContain(`"${cell.flipped.secret}"`);
    }
    m.answer(0, { challenge: false });
    expect(m.match.over).not.toBeNull();
    expect(seen('audience').board[93]).toMatchObject({ flipped: true, tile: expect.stringMatching(/^T\d+$/) });
    expect(seen('audience').trays.map(({ tiles }) => tiles?.length)).toEqual([3, 0]);
  });
  test('return to the tray unseen if the play fails', () => {
    const m = new TestGame({ ...two, turn: 0 }, words);
    m.play(0, '8E FEND');
    m.answer(1, { challenge: false });
    m.play(1, 'D3 STAIN*N');
    m.answer(0, { challenge: true });
    m.answer(1, { words: null });
    expect(m.tray(1)).toBe('*AINNST');
    expect(m.board[6]).toBe('...............');
  });
});

describe('[WW-9] for other players and spectators', () => {
  const viewers = [0, 2, 'audience'] as const;
  const m = new TestGame({ trays: ['FENDING', 'STAIN*N', 'AB'], board: boardWithFend, turn: 1 }, []);
  const hidden = (): string[] =>
    m.match.state.board.flatMap((cell) => (cell && 'flipped' in cell ? cell.flipped.secret : []));
  const known = (viewer: (typeof viewers)[number]): string => JSON.stringify(m.observe(viewer));

  test('nothing they are sent contains a flipped tile, from the play to the vote and after it', () => {
    m.play(1, 'D3 STAIN*N');
    const tiles = hidden();
    expect(tiles).toHaveLength(2);
    const silent = (when: string): void => {
      for (const viewer of viewers)
        for (const tile of tiles) expect(known(viewer), `${when}, ${viewer}`).not.toContain(`"${tile}"`);
      for (const tile of tiles) expect(JSON.stringify(m.events), when).not.toContain(`"${tile}"`);
    };
    silent('played');
    m.answer(2, { challenge: true });
    silent('challenged');
    m.answer(1, { words: ['staining', 'offend'] });
    silent('spelt');
    m.answer(0, { agree: true });
    silent('taken back');
    expect(m.tray(1)).toBe('*AINNST');
    expect(m.match.state.turns.at(-1)).toMatchObject({ play: 'D3 STAI***', fate: 'failed' });
  });
});

describe('[WW-10] bluffing', () => {
  test('only geometry and tray of a play are checked, and its points are shown before the decision', () => {
    const m = new TestGame({ trays: ['QXZJKVW', 'AB'] }, []);
    expect(m.refusal(0, m.toMove(0, '8H QA'))).toMatchObject({ code: 'not-in-tray' });
    expect(m.refusal(0, m.toMove(0, '8A QX'))).toMatchObject({ code: 'not-through-centre' });
    expect(m.refusal(0, { type: 'play', tiles: [] })).toMatchObject({ code: 'no-tiles' });
    m.play(0, '8H QX');
    expect(m.step).toBe('challenge');
    expect(m.view(1).pending).toMatchObject({
      seat: 0,
      play: '8H QX',
      points: 32,
      words: [{ pattern: 'QX' }],
    });
  });
});

describe('[WW-14] after a play', () => {
  test('the player draws only when it stands; no answer accepts it', () => {
    const m = new TestGame(two, words);
    m.play(0, '8E FEND');
    expect(m.tray(0)).toBe('GIN');
    expect(m.scores).toEqual([0, 0]);
    m.expire();
    expect(m.scores).toEqual([28, 0]);
    expect(m.tray(0)).toHaveLength(7);
    expect(m.turn).toBe(1);
  });
  test('the player draws the last tiles of the pot, and goes on with fewer than seven', () => {
    const m = new TestGame({ ...two, pot: 'QA' }, words);
    m.play(0, '8E FEND');
    m.answer(1, { challenge: false });
    expect([m.tray(0), m.match.over]).toEqual(['AGINQ', null]);
    expect(m.view(1).pot).toBe(0);
    m.answer(1, { type: 'pass' });
    m.play(0, '9E A');
    expect(m.step).toBe('challenge');
  });
});

describe('[WW-15] the spelling', () => {
  const spelt = (given: unknown, known = words): TestGame => {
    const m = new TestGame({ ...two, turn: 1, board: boardWithFend }, known);
    m.play(1, 'D3 STAIN*N');
    m.answer(0, { challenge: true });
    expect(m.match.agenda.at(-1)!.step).toMatchObject({ patterns: ['STAI***', '*FEND'] });
    m.answer(1, given);
    return m;
  };
  test('saves the play if every word fits its tiles and is in the dictionary', () => {
    expect(spelt({ words: ['staining', 'defend'] }).scores).toEqual([0, 37]);
  });
  test('fails the whole play if it does not fit, is not a word or is missing', () => {
    expect(spelt({ words: ['staining', 'fend'] }).scores).toEqual([0, 0]);
    expect(spelt({ words: ['staining', 'offend'] }).scores).toEqual([0, 0]);
    expect(spelt({ words: null }).scores).toEqual([0, 0]);
    expect(spelt({ words: ['staining', 'defend'] }, ['staining']).scores).toEqual([0, 0]);
  });
  test('must have as many words as the play', () => {
    const m = new TestGame({ ...two, turn: 1, board: boardWithFend }, words);
    m.play(1, 'D3 STAIN*N');
    m.answer(0, { challenge: true });
    expect(m.refusal(1, { words: ['staining'] })).toMatchObject({ code: 'word-count' });
    m.expire();
    expect(m.scores).toEqual([0, 0]);
    expect(m.turn).toBe(0);
  });
  test('may read an asterisk differently from when it was laid [WW-8]', () => {
    // The asterisk on 8D was laid as the DE of DEFEND; now an S makes *FENDS.
    const board = EMPTY_BOARD.map((line, row) => (row === 7 ? '...*FEND.......' : line));
    const reread = (words: string[]): TestGame => {
      const m = new TestGame({ trays: ['STAINED', 'FOX'], board }, ['defends', 'offends']);
      m.play(0, '8D (*FEND)S');
      m.answer(1, { challenge: true });
      m.answer(0, { words });
      return m;
    };
    expect(reread(['offends']).scores).toEqual([10, 0]);
    expect(reread(['defends']).scores).toEqual([10, 0]);
    expect(reread(['fends']).scores).toEqual([0, 0]);
    expect(reread(['befends']).scores).toEqual([0, 0]);
  });
  test('has 60 seconds at a live table, and the limit of the pace otherwise', () => {
    const limit = (table: Parameters<typeof tableFor>[1]): number | null => {
      const m = new TestGame({ ...two, turn: 1 }, words, tableFor(2, table));
      m.play(1, '8G S*N');
      m.answer(0, { challenge: true }, 5000);
      expect(m.step).toBe('spell');
      return m.game.nextDeadline(m.match);
    };
    expect(limit('live')).toBe(65_000);
    expect(limit('relaxed')).toBeNull();
    expect(limit({ days: 2 })).toBe(5000 + 2 * 86_400_000);
  });
  test('is not asked for if no word has an asterisk', () => {
    const judged = (known: readonly string[]): TestGame =>
      new TestGame(two, known).play(0, '8E FEND').answer(1, { challenge: true });
    const stands = judged(words);
    expect([stands.step, ...stands.scores]).toEqual(['turn', 28, 0]);
    expect(stands.eventsOf('judged')).toEqual([expect.objectContaining({ words: ['fend'], wrong: [], stands: true })]);
    const falls = judged([]);
    expect([falls.step, ...falls.scores]).toEqual(['turn', 0, 0]);
    expect(falls.eventsOf('judged')).toEqual([
      expect.objectContaining({ words: ['fend'], wrong: ['fend'], stands: false }),
    ]);
    for (const m of [stands, falls]) expect(m.eventsOf('spelt')).toEqual([]);
  });
  test('is asked for every word if one of them has an asterisk', () => {
    const m = new TestGame({ ...two, turn: 1, board: boardWithFend }, ['fends', 'son']);
    m.play(1, 'I8 S*N');
    m.answer(0, { challenge: true });
    expect(m.match.agenda.at(-1)!.step).toMatchObject({ type: 'spell', patterns: ['S*N', 'FENDS'] });
    m.answer(1, { words: ['son', 'fends'] });
    expect(m.eventsOf('judged')).toEqual([expect.objectContaining({ stands: true })]);
  });
});

describe('[WW-16] with two players', () => {
  const challenged = (known: readonly string[]): TestGame =>
    new TestGame(two, known).play(0, '8E FEND').answer(1, { challenge: true });
  test('a successful challenge returns the tiles, and the challenger moves', () => {
    const m = challenged([]);
    expect(m.tray(0)).toBe('DEFGINN');
    expect(m.board[7]).toBe('...............');
    expect([m.turn, m.step, ...m.scores]).toEqual([1, 'turn', 0, 0]);
  });
  test('a failed challenge costs the challenger a turn, but no points', () => {
    const m = challenged(words);
    expect([m.turn, m.step, ...m.scores]).toEqual([0, 'turn', 28, 0]);
    expect(m.tray(0)).toHaveLength(7);
    expect(m.match.state.turns.at(-1)).toMatchObject({ play: '8E FEND', fate: 'proven' });
  });
});

describe('[WW-17] with three or four players', () => {
  const four = { trays: ['FENDING', 'AB', 'CD', 'EE'] };
  const challenged = (votes: boolean[], config: Partial<Config> = {}, known = words): TestGame => {
    const m = new TestGame(four, known, { config: { ...defaults, ...config } });
    m.play(0, '8E FEND');
    m.answer(3, { challenge: false });
    m.answer(2, { challenge: true });
    for (const [i, agree] of votes.entries()) m.answer([1, 3][i]!, { agree });
    return m;
  };
  test('the vote is sealed', () => {
    const m = challenged([true]);
    expect(m.step).toBe('vote');
    expect(m.observe(3).question).toMatchObject({ asked: [1, 3], waiting: null, mine: null });
  });
  test('success: the tiles come back; those who disagreed pay, the challenger gains nothing', () => {
    const m = challenged([true, false], {}, []);
    expect(m.scores).toEqual([0, 0, 0, -20]);
    expect([m.turn, m.tray(0)]).toEqual([1, 'DEFGINN']);
  });
  test('failure: the play scores; the challenger and those who agreed pay; no player loses a turn', () => {
    const m = challenged([true, false], { penalty: 40 });
    expect(m.scores).toEqual([28, -40, -40, 0]);
    expect(m.turn).toBe(1);
  });
  test('a player who does not vote within 30 seconds disagrees (ours)', () => {
    const m = challenged([true], {}, []);
    expect(m.game.nextDeadline(m.match)).toBe(30_000);
    m.expire();
    expect(m.scores).toEqual([0, 0, 0, -20]);
  });
  test('without a fitting spelling in time it succeeds at once: no vote, and no player pays (ours)', () => {
    const asked = (): TestGame =>
      new TestGame({ trays: ['FENDIN*', 'AB', 'CD', 'EE'] }, ['fend', 'fends'])
        .play(0, '8E FEN*')
        .answer(2, { challenge: true });
    expect(asked().answer(0, { words: ['fend'] }).step).toBe('vote');
    for (const given of [{ words: null }, { words: ['bend'] }, { words: [''] }]) {
      const m = asked().answer(0, given);
      expect([m.step, m.turn, ...m.scores]).toEqual(['turn', 1, 0, 0, 0, 0]);
      expect(m.events).toContainEqual(expect.objectContaining({ type: 'judged', stands: false, penalised: [] }));
      expect(m.tray(0)).toBe('*DEFINN');
    }
    const m = asked().expire();
    expect([m.match.at, m.step, m.turn, ...m.scores]).toEqual([60_000, 'turn', 1, 0, 0, 0, 0]);
  });
  test('the first challenge counts; a later one is refused', () => {
    const m = challenged([]);
    expect(m.match.state.pending!.challenger).toBe(2);
    expect(m.refusal(2, { agree: true })).toMatchObject({ code: 'not-asked' });
    const late = new TestGame(four, words);
    late.play(0, '8E FEND');
    const to = late.match.agenda.at(-1)!.id;
    late.answer(2, { challenge: true });
    const outcome = late.game.play(late.match, 1, { to, answer: { challenge: true } }, 0);
    expect(outcome).toMatchObject({ refusal: { code: 'stale' } });
    expect(late.match.state.pending!.challenger).toBe(2);
  });
  test('every other opponent is asked to vote, even those who had accepted the play', () => {
    // Seat 3 had accepted, seat 1 had not answered.
    const m = challenged([]);
    expect(m.match.agenda.at(-1)!.asked).toEqual([1, 3]);
    m.answer(1, { agree: false });
    m.answer(3, { agree: true });
    expect(m.scores).toEqual([28, 0, -20, -20]);
  });
});

describe('the end', () => {
  const last = { trays: ['AT', 'FEND'], pot: '', board: boardWithFend };
  test('[WW-18] the play that goes out can be challenged', () => {
    const m = new TestGame(last, words);
    m.play(0, 'I7 AT');
    expect(m.step).toBe('challenge');
    m.answer(1, { challenge: true });
    expect([m.match.over, m.turn, m.tray(0)]).toEqual([null, 1, 'AT']);
  });
  test('[WW-19] with two players, the one who goes out scores three times the other’s tiles', () => {
    const m = new TestGame(last, words);
    m.play(0, 'I7 AT');
    const points = m.match.state.pending!.points;
    m.answer(1, { challenge: false });
    expect(m.match.over).toMatchObject({ scores: [points + 3 * 9, 0], places: [[0], [1]] });
  });
  test('[WW-19] the game ends even after a failed challenge', () => {
    const m = new TestGame(last, [...words, 'fendt']);
    m.play(0, 'I7 AT');
    m.answer(1, { challenge: true });
    expect(m.match.over).not.toBeNull();
  });
  test('[WW-19] with three or four players, the one who goes out scores the others’ tiles once', () => {
    expect(pointsForTiles(PRINTED, 'went-out', 1, [5, 0, 7])).toEqual([0, 12, 0]);
    expect(pointsForTiles(PRINTED, 'went-out', 0, [0, 9])).toEqual([27, 0]);
    const m = new TestGame({ ...last, trays: ['AT', 'FEND', 'QI'] }, words);
    m.play(0, 'I7 AT');
    const points = m.match.state.pending!.points;
    m.answer(1, { challenge: false });
    m.answer(2, { challenge: false });
    expect(m.match.over!.scores).toEqual([points + 9 + 10, 0, 0]);
  });
  test('[WW-19] an empty tray does not end the game while there are tiles to draw', () => {
    const m = new TestGame({ ...last, pot: 'E' }, words);
    m.play(0, 'I7 AT');
    m.answer(1, { challenge: false });
    expect([m.match.over, m.tray(0), m.turn]).toEqual([null, 'E', 1]);
  });
  test('[WW-20] a trade and a pass count as a pass; three or four players score nothing for tiles', () => {
    const m = new TestGame({ trays: ['FENDING', 'STAIN*N', 'QI'] }, words);
    for (const seat of [0, 1, 2, 0, 1]) m.answer(seat, { type: 'pass' });
    m.answer(2, { type: 'trade' });
    expect(m.match.over).toBeNull();
    m.answer(2, { type: 'pass' });
    expect(m.match.over).toEqual({ scores: [0, 0, 0], places: [[0, 1, 2]] });
  });
  test('[WW-20] a play that is taken back counts as a pass, even the last', () => {
    const fall = (m: TestGame, seat: number, play: string): void => {
      m.play(seat, play);
      m.answer(1 - seat, { challenge: true });
    };
    const m = new TestGame({ trays: ['FENDING', 'STAIN*N'] }, []);
    m.answer(0, { type: 'pass' });
    fall(m, 1, '8H ST');
    expect([m.match.state.passes, m.turn]).toEqual([2, 0]);
    m.answer(0, { type: 'pass' });
    m.play(1, '8H ST');
    expect(m.match.state.passes).toBe(3);
    m.answer(0, { challenge: true });
    // Each scores the other's tiles, including those that came back.
    expect(m.match.over!.scores).toEqual([6, 14]);
    expect(m.events.at(-1)).toMatchObject({ type: 'ended', ending: 'passed-out' });
  });
  test('[WW-20] only a play that stands resets the count; a turn lost by a failed challenge does not count', () => {
    const m = new TestGame({ trays: ['FENDING', 'STAIN*N'] }, ['fend']);
    for (const seat of [0, 1]) m.answer(seat, { type: 'pass' });
    m.play(0, '8E FEND');
    expect(m.match.state.passes).toBe(2);
    m.answer(1, { challenge: true });
    expect([m.match.state.passes, m.turn]).toEqual([0, 0]);
    for (const seat of [0, 1, 0]) m.answer(seat, { type: 'pass' });
    expect(m.match.over).toBeNull();
    m.answer(1, { type: 'pass' });
    expect(m.match.over).not.toBeNull();
  });
  test('[WW-20] the game ends when all pass twice in a row; two players score each other’s tiles', () => {
    const m = new TestGame({ trays: ['FENDING', 'STAIN*N'] }, words);
    m.answer(0, { type: 'pass' });
    m.answer(1, { type: 'pass' });
    m.play(0, '8E FEND');
    m.answer(1, { challenge: false });
    for (const seat of [1, 0, 1]) m.answer(seat, { type: 'pass' });
    expect(m.match.over).toBeNull();
    const held = forSeat(m.match.state.trays, 0).secret;
    m.answer(0, { type: 'pass' });
    expect(held).toHaveLength(7);
    expect(m.match.over!.scores[0]).toBe(28 + 6);
    expect(pointsForTiles(PRINTED, 'passed-out', null, [5, 0, 7])).toEqual([0, 0, 0]);
  });
  test('[WW-21] the highest total wins, tied players share a place, and all tiles are revealed', () => {
    expect(rankSeats([10, 30, 10, -5], null)).toEqual([[1], [0, 2], [3]]);
    const m = new TestGame(last, words);
    m.play(0, 'I7 AT');
    m.answer(1, { challenge: false });
    expect(forSeat(m.view('audience').trays, 1).tiles).toHaveLength(4);
  });
});

describe('[WW-14] [WW-15] [WW-17] events name the players who ran out of time, and the effect', () => {
  const three = { trays: ['FENDING', 'STAINER', 'CLOUTAP'] };
  test('a turn is passed, a play accepted, nothing spelt, and a vote trusts the player', () => {
    const passed = new TestGame(three, []).expire();
    expect(passed.eventsOf('passed')).toEqual([{ type: 'passed', seat: 0, late: true }]);
    const accepted = new TestGame(three, []).play(0, '8E FEND').answer(2, { challenge: false }).expire();
    expect(accepted.eventsOf('silent')).toEqual([{ type: 'silent', seats: [1], about: 'challenge' }]);
    const mute = new TestGame({ trays: ['FEND*NG', 'ST', 'CL'] }, [])
      .play(0, '8E F*ND')
      .answer(2, { challenge: true })
      .expire();
    expect(mute.eventsOf('spelt')).toEqual([{ type: 'spelt', seat: 0, words: null, late: true }]);
    const trusted = new TestGame(three, []).play(0, '8E FEND').answer(2, { challenge: true });
    trusted.expire();
    expect(trusted.eventsOf('silent')).toEqual([{ type: 'silent', seats: [1], about: 'vote' }]);
  });
  test('not those who answered or were interrupted by a challenge', () => {
    const m = new TestGame({ trays: ['FEND*NG', 'ST', 'CL'] }, ['find'])
      .play(0, '8E F*ND')
      .answer(2, { challenge: true });
    m.answer(0, { words: ['find'] })
      .answer(1, { agree: false })
      .answer(1, { type: 'pass' });
    expect(m.eventsOf('silent')).toEqual([]);
    expect([...m.eventsOf('spelt'), ...m.eventsOf('passed')].map(({ late }) => late)).toEqual([false, false]);
  });
  test('[WW-16] the verdict gives the challenger, the play, the spelling and the points', () => {
    const m = new TestGame({}, ['ret']).play(0, '8G RET').answer(1, { challenge: true });
    expect(m.eventsOf('judged')).toEqual([
      expect.objectContaining({ seat: 0, by: 1, play: '8G RET', words: ['ret'], wrong: [], stands: true }),
    ]);
    const [judged] = m.eventsOf('judged');
    expect(m.eventsOf('stood')).toEqual([
      {
        type: 'stood',
        seat: 0,
        play: '8G RET',
        points: judged!.points,
        calls: [],
        proven: true,
        total: judged!.points,
      },
    ]);
  });
});

test('[WW-14] players may auto-accept plays without an asterisk; there is no other auto-pass', () => {
  const m = new TestGame({ trays: ['FENDING', 'STAIN*N', 'ABCDEFG'] }, words);
  const ahead = (seat: number) => m.game.passOption(m.observe(seat), seat);
  expect(ahead(0)).toBeNull();
  m.play(0, '8E FEND');
  expect(ahead(1)).toMatchObject({ move: { answer: { challenge: false } }, reasons: [] });
  expect(ahead(0)).toBeNull();
  for (const seat of [1, 2]) m.answer(seat, { challenge: false });
  m.play(1, '9H A*');
  expect(ahead(0)?.reasons).toEqual(['asterisk']);
  m.answer(0, { challenge: true });
  expect([m.step, ahead(1)]).toEqual(['spell', null]);
});
