import { describe, expect, test } from 'vitest';
import { type Config, defaults } from './config.ts';
import { addedFor, placesOf } from './finish.ts';
import { Played, tableFor } from './test-support.ts';

const two = { trays: ['FENDING', 'STAIN*N'] };
const words = ['fend', 'staining', 'defend', 'at'];
const boardWithFend = Array.from({ length: 15 }, (_, row) => (row === 7 ? '....FEND.......' : '...............'));
const refused = (result: unknown): unknown => (result as { refusal?: { code: string } }).refusal?.code;

describe('[WW-4] the beginning', () => {
  test('seven tiles each, the lot decides who begins, and everyone has a chance of it', () => {
    const { game } = new Played(two, []);
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
    const m = new Played({ trays: ['AB', 'CD', 'EF'], turn: 1 }, []);
    const order = [m.turn];
    for (let i = 0; i < 4; i++) {
      m.answer(m.turn, { type: 'pass' });
      order.push(m.turn);
    }
    expect(order).toEqual([1, 2, 0, 1, 2]);
  });
});

describe('[WW-5] the trade', () => {
  test('changes the whole tray once, then the turn goes on', () => {
    const m = new Played({ trays: ['A', 'CD'] }, []);
    m.answer(0, { type: 'trade' });
    expect(m.step).toBe('turn');
    expect(m.turn).toBe(0);
    expect(m.match.state.trays[0]!.secret).toHaveLength(7);
    expect(refused(m.answer(0, { type: 'trade' }))).toBe('already-traded');
    m.answer(0, { type: 'pass' });
    expect(m.turn).toBe(1);
  });
  test('is refused when the pot is empty', () => {
    const m = new Played({ trays: ['AB', 'CD'], pot: '' }, []);
    expect(refused(m.answer(0, { type: 'trade' }))).toBe('pot-empty');
  });
  test('stays done when the play is taken back', () => {
    const m = new Played({ trays: ['AB', 'CD'], pot: 'XYZJKQV' }, []);
    m.answer(0, { type: 'trade' });
    const traded = m.tray(0);
    const tiles = m.match.state.trays[0]!.secret.slice(0, 2).map((tile, i) => ({ tile, square: 112 + i }));
    m.answer(0, { type: 'play', tiles });
    m.answer(1, { challenge: true });
    m.answer(0, { words: null });
    expect(m.tray(0)).toBe(traded);
  });
});

describe('[WW-9] flipped tiles', () => {
  test('are asterisks, and only whoever laid one knows what it was, until the game is over', () => {
    const m = new Played({ ...two, turn: 0, pot: '' }, words);
    m.play(0, '8E FEND');
    m.answer(1, { challenge: false });
    const before = m.game.see(m.match, 0).view.unseen;
    m.play(1, 'D3 STAIN*N');
    expect(m.board[6]).toBe('...*...........');
    const seen = (viewer: number | 'audience') => m.game.see(m.match, viewer).view;
    expect(seen(1).board[93]).toMatchObject({ flipped: true, tile: expect.stringMatching(/^T\d+$/) });
    expect(seen(0).board[93]).toEqual({ flipped: true, tile: null });
    expect(seen('audience').board[93]).toEqual({ flipped: true, tile: null });
    // S T A I and the asterisk on 8D are seen; the two flipped N are still among the unseen.
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
  test('go back to the tray unseen when the play falls', () => {
    const m = new Played({ ...two, turn: 0 }, words);
    m.play(0, '8E FEND');
    m.answer(1, { challenge: false });
    m.play(1, 'D3 STAIN*N');
    m.answer(0, { challenge: true });
    m.answer(1, { words: null });
    expect(m.tray(1)).toBe('*AINNST');
    expect(m.board[6]).toBe('...............');
  });
});

describe('[WW-9] in the company of three, and of those who watch', () => {
  const viewers = [0, 2, 'audience'] as const;
  const m = new Played({ trays: ['FENDING', 'STAIN*N', 'AB'], board: boardWithFend, turn: 1 }, []);
  const hidden = (): string[] =>
    m.match.state.board.flatMap((cell) => (cell && 'flipped' in cell ? cell.flipped.secret : []));
  const known = (viewer: (typeof viewers)[number]): string => JSON.stringify(m.game.see(m.match, viewer));

  test('what was flipped is in nothing they are sent, from the play to the vote and after it', () => {
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
  test('a play is held against geometry and tray only, and its points are shown before anyone decides', () => {
    const m = new Played({ trays: ['QXZJKVW', 'AB'] }, []);
    expect(refused(m.play(0, '8H QA'))).toBe('not-in-tray');
    expect(refused(m.play(0, '8A QX'))).toBe('not-through-centre');
    expect(refused(m.answer(0, { type: 'play', tiles: [] }))).toBe('no-tiles');
    m.play(0, '8H QX');
    expect(m.step).toBe('challenge');
    expect(m.game.see(m.match, 1).view.pending).toMatchObject({
      seat: 0,
      play: '8H QX',
      points: 32,
      words: [{ pattern: 'QX' }],
    });
  });
});

describe('[WW-14] after a play', () => {
  test('the player draws only when it stands; silence accepts', () => {
    const m = new Played(two, words);
    m.play(0, '8E FEND');
    expect(m.tray(0)).toBe('GIN');
    expect(m.scores).toEqual([0, 0]);
    m.expire();
    expect(m.scores).toEqual([28, 0]);
    expect(m.tray(0)).toHaveLength(7);
    expect(m.turn).toBe(1);
  });
});

describe('[WW-15] the spelling', () => {
  const spelt = (given: unknown, known = words): Played => {
    const m = new Played({ ...two, turn: 1, board: boardWithFend }, known);
    m.play(1, 'D3 STAIN*N');
    m.answer(0, { challenge: true });
    expect(m.match.agenda.at(-1)!.step).toMatchObject({ patterns: ['STAI***', '*FEND'] });
    m.answer(1, given);
    return m;
  };
  test('of every word, each fitting its tiles and in the dictionary, saves the play', () => {
    expect(spelt({ words: ['staining', 'defend'] }).scores).toEqual([0, 37]);
  });
  test('that does not fit, or is no word, or does not come, fails the whole play', () => {
    expect(spelt({ words: ['staining', 'fend'] }).scores).toEqual([0, 0]);
    expect(spelt({ words: ['staining', 'offend'] }).scores).toEqual([0, 0]);
    expect(spelt({ words: null }).scores).toEqual([0, 0]);
    expect(spelt({ words: ['staining', 'defend'] }, ['staining']).scores).toEqual([0, 0]);
  });
  test('has as many words as were made', () => {
    const m = new Played({ ...two, turn: 1, board: boardWithFend }, words);
    m.play(1, 'D3 STAIN*N');
    m.answer(0, { challenge: true });
    expect(refused(m.answer(1, { words: ['staining'] }))).toBe('word-count');
    m.expire();
    expect(m.scores).toEqual([0, 0]);
    expect(m.turn).toBe(0);
  });
  test('words a table allows count, and those it bans do not', () => {
    const list = (part: Partial<Config['words']>) => ({
      config: { ...defaults, words: { ...defaults.words, ...part } },
    });
    const judged = (config: { config: Config }): unknown => {
      const m = new Played(two, ['fend'], config);
      m.play(0, '8E FEND');
      m.answer(1, { challenge: true });
      m.answer(0, { words: ['fend'] });
      return m.scores[0];
    };
    expect(judged(list({}))).toBe(28);
    expect(judged(list({ banned: ['fend'] }))).toBe(0);
    const m = new Played(two, [], list({ allowed: ['fend'] }));
    m.play(0, '8E FEND');
    m.answer(1, { challenge: true });
    m.answer(0, { words: ['fend'] });
    expect(m.scores[0]).toBe(28);
  });
});

describe('[WW-16] among two', () => {
  const challenged = (given: unknown): Played => {
    const m = new Played(two, words);
    m.play(0, '8E FEND');
    m.answer(1, { challenge: true });
    m.answer(0, given);
    return m;
  };
  test('a challenge that succeeds brings the tiles back, and the challenger moves', () => {
    const m = challenged({ words: null });
    expect(m.tray(0)).toBe('DEFGINN');
    expect(m.board[7]).toBe('...............');
    expect([m.turn, m.step, ...m.scores]).toEqual([1, 'turn', 0, 0]);
  });
  test('one that fails costs the challenger a turn, and no points', () => {
    const m = challenged({ words: ['fend'] });
    expect([m.turn, m.step, ...m.scores]).toEqual([0, 'turn', 28, 0]);
    expect(m.tray(0)).toHaveLength(7);
    expect(m.match.state.turns.at(-1)).toMatchObject({ play: '8E FEND', fate: 'proven' });
  });
});

describe('[WW-17] among three or four', () => {
  const four = { trays: ['FENDING', 'AB', 'CD', 'EE'] };
  const challenged = (given: unknown, votes: boolean[], config: Partial<Config> = {}): Played => {
    const m = new Played(four, words, { config: { ...defaults, ...config } });
    m.play(0, '8E FEND');
    m.answer(3, { challenge: false });
    m.answer(2, { challenge: true });
    m.answer(0, given);
    for (const [i, agree] of votes.entries()) m.answer([1, 3][i]!, { agree });
    return m;
  };
  test('the vote is sealed', () => {
    const m = challenged({ words: ['fend'] }, [true]);
    expect(m.step).toBe('vote');
    expect(m.game.see(m.match, 3).question).toMatchObject({ asked: [1, 3], waiting: null, mine: null });
  });
  test('success: the tiles come back; those who disagreed pay, the challenger gains nothing', () => {
    const m = challenged({ words: ['fendx'] }, [true, false]);
    expect(m.scores).toEqual([0, 0, 0, -20]);
    expect([m.turn, m.tray(0)]).toEqual([1, 'DEFGINN']);
  });
  test('failure: the play scores; the challenger and those who agreed pay; nobody loses a turn', () => {
    const m = challenged({ words: ['fend'] }, [true, false], { penalty: 40 });
    expect(m.scores).toEqual([28, -40, -40, 0]);
    expect(m.turn).toBe(1);
  });
  test('silence in the vote trusts the player (ours)', () => {
    const m = challenged({ words: ['fendx'] }, [true]);
    m.expire();
    expect(m.scores).toEqual([0, 0, 0, -20]);
  });
  test('where nothing was spelt there is no vote, and nobody pays (ours)', () => {
    const m = challenged({ words: null }, []);
    expect([m.step, ...m.scores]).toEqual(['turn', 0, 0, 0, 0]);
  });
  test('only the first challenge counts', () => {
    const m = challenged({ words: ['fend'] }, []);
    expect(m.match.state.pending!.challenger).toBe(2);
    expect(refused(m.answer(2, { agree: true }))).toBe('not-asked');
  });
});

describe('the end', () => {
  const last = { trays: ['AT', 'FEND'], pot: '', board: boardWithFend };
  test('[WW-18] the play that goes out can be challenged', () => {
    const m = new Played(last, words);
    m.play(0, 'I7 AT');
    expect(m.step).toBe('challenge');
    m.answer(1, { challenge: true });
    m.answer(0, { words: ['at', 'fendt'] });
    expect([m.match.over, m.turn, m.tray(0)]).toEqual([null, 1, 'AT']);
  });
  test('[WW-19] two: whoever goes out adds three times what the other holds', () => {
    const m = new Played(last, words);
    m.play(0, 'I7 AT');
    const points = m.match.state.pending!.points;
    m.answer(1, { challenge: false });
    expect(m.match.over).toMatchObject({ scores: [points + 3 * 9, 0], places: [[0], [1]] });
  });
  test('[WW-19] a failed challenge ends the game all the same', () => {
    const m = new Played(last, [...words, 'fendt']);
    m.play(0, 'I7 AT');
    m.answer(1, { challenge: true });
    m.answer(0, { words: ['at', 'fendt'] });
    expect(m.match.over).not.toBeNull();
  });
  test('[WW-19] three or four: once all that the others hold', () => {
    expect(addedFor('went-out', 1, [5, 0, 7])).toEqual([0, 12, 0]);
    expect(addedFor('went-out', 0, [0, 9])).toEqual([27, 0]);
    const m = new Played({ ...last, trays: ['AT', 'FEND', 'QI'] }, words);
    m.play(0, 'I7 AT');
    const points = m.match.state.pending!.points;
    m.answer(1, { challenge: false });
    m.answer(2, { challenge: false });
    expect(m.match.over!.scores).toEqual([points + 9 + 10, 0, 0]);
  });
  test('[WW-19] an empty tray alone does not end it: there is a pot to draw from', () => {
    const m = new Played({ ...last, pot: 'E' }, words);
    m.play(0, 'I7 AT');
    m.answer(1, { challenge: false });
    expect([m.match.over, m.tray(0), m.turn]).toEqual([null, 'E', 1]);
  });
  test('[WW-20] a trade and a pass is a pass; a play that falls is none; three or four get nothing for tiles', () => {
    const m = new Played({ trays: ['FENDING', 'STAIN*N', 'QI'] }, words);
    for (const seat of [0, 1, 2, 0, 1]) m.answer(seat, { type: 'pass' });
    m.answer(2, { type: 'trade' });
    expect(m.match.over).toBeNull();
    m.answer(2, { type: 'pass' });
    expect(m.match.over).toEqual({ scores: [0, 0, 0], places: [[0, 1, 2]] });
    const fell = new Played({ trays: ['FENDING', 'STAIN*N'] }, []);
    for (const seat of [0, 1, 0]) fell.answer(seat, { type: 'pass' });
    fell.play(1, '8H ST');
    fell.answer(0, { challenge: true });
    fell.answer(1, { words: null });
    fell.answer(0, { type: 'pass' });
    expect([fell.match.over, fell.match.state.passes]).toEqual([null, 1]);
  });
  test('[WW-20] everyone passing twice in succession ends it; two add what the other holds', () => {
    const m = new Played({ trays: ['FENDING', 'STAIN*N'] }, words);
    m.answer(0, { type: 'pass' });
    m.answer(1, { type: 'pass' });
    m.play(0, '8E FEND');
    m.answer(1, { challenge: false });
    for (const seat of [1, 0, 1]) m.answer(seat, { type: 'pass' });
    expect(m.match.over).toBeNull();
    const held = m.match.state.trays[0]!.secret;
    m.answer(0, { type: 'pass' });
    expect(held).toHaveLength(7);
    expect(m.match.over!.scores[0]).toBe(28 + 6);
    expect(addedFor('passed-out', null, [5, 0, 7])).toEqual([0, 0, 0]);
  });
  test('[WW-21] the highest total wins, ties share, and all is shown', () => {
    expect(placesOf([10, 30, 10, -5], null)).toEqual([[1], [0, 2], [3]]);
    const m = new Played(last, words);
    m.play(0, 'I7 AT');
    m.answer(1, { challenge: false });
    expect(m.game.see(m.match, 'audience').view.trays[1]!.tiles).toHaveLength(4);
  });
});
