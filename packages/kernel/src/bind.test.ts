import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bind } from './bind.ts';
import { addForSeat, forSeat } from './by-seat.ts';
import { seedFrom } from './chance.ts';
import { rules as magpies } from './example/rules.ts';
import type { Magpies } from './example/types.ts';
import { limitsFor, type Pace } from './limits.ts';
import type { Match, MatchSetup, PlayOutcome } from './match.ts';
import { applyEntry } from './record.ts';
import type { AmendRules, StartPosition } from './rules.ts';
import { secret } from './secret.ts';

const game = bind<Magpies>(magpies, null);
const table = (changes: Partial<MatchSetup<Magpies>> = {}, pace: Pace = 'live'): MatchSetup<Magpies> => ({
  config: { gems: 30 },
  players: 3,
  seed: seedFrom('bind'),
  limits: limitsFor<Magpies>(magpies, pace),
  bank: null,
  position: null,
  ...changes,
});
const standing: StartPosition<Magpies> = {
  state: {
    deck: secret([], ['G20', 'G21', 'G22', 'G23', 'G24', 'G25', 'G26']),
    hands: [secret([0], ['G1', 'G2', 'G3']), secret([1], ['G11', 'G12', 'G13']), secret([2], ['G10', 'G5', 'G6'])],
    prize: null,
    spent: [],
    scores: [0, 0, 0],
    shaken: [false, false, false],
  },
  agenda: [{ type: 'turnUp' }],
};
const ok = <T extends { ok: boolean }>(outcome: T): Extract<T, { ok: true }> => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome as Extract<T, { ok: true }>;
};
const begin = (changes: Partial<MatchSetup<Magpies>> = {}, pace: Pace = 'live'): Match<Magpies> =>
  game.resume(table(changes, pace), standing);
const bid = (match: Match<Magpies>, seat: number, gem: string, at: number): PlayOutcome<Magpies> =>
  game.play(match, seat, { to: match.agenda.at(-1)!.id!, answer: { gem } }, at);
/** Seats 0 and 1 tie with 3; seat 2 bids nothing. */
const tie = (match: Match<Magpies>): Match<Magpies> => {
  let m = ok(bid(match, 0, 'G3', 10)).match;
  m = ok(bid(m, 1, 'G13', 20)).match;
  return ok(bid(m, 2, 'G10', 30)).match;
};

describe('a faulty setup is refused', () => {
  test.each([
    [{ players: 1 }, { code: 'wrong-number-of-players', min: 2, max: 5 }],
    [{ players: 2.5 }, { code: 'wrong-number-of-players', min: 2, max: 5 }],
    [{ seed: 'abc' }, { code: 'bad-seed' }],
    [{ config: { gems: 5 } }, { code: 'bad-config' }],
    [{ position: { hands: 'x' } as never }, { code: 'bad-position' }],
    [{ position: { hands: [['G1', 'G1']], scores: [] } }, { code: 'not-held', gem: 'G1' }],
  ])('%j', (changes, refusal) => {
    expect(game.start(table(changes))).toEqual({ ok: false, refusal });
  });

  test('a game without positions refuses one', () => {
    const { position: _, ...rest } = magpies;
    const without = bind<Magpies>(rest, null);
    expect(without.start(table({ position: { hands: [], scores: [] } }))).toEqual({
      ok: false,
      refusal: { code: 'no-positions' },
    });
  });
});

test('a position is dealt as given and the rest by chance', () => {
  const { match } = ok(game.start(table({ position: { hands: [['G1', 'G2', 'G3'], ['G7']], scores: [4] } })));
  expect(forSeat(match.state.hands, 0).secret).toEqual(['G1', 'G2', 'G3']);
  expect(forSeat(match.state.hands, 1).secret).toHaveLength(3);
  expect(match.state.scores).toEqual([4, 0, 0]);
  const all = [...match.state.hands.flatMap((hand) => hand.secret), ...match.state.deck.secret, match.state.prize!];
  expect(new Set(all).size).toBe(30);
});

describe('a question', () => {
  test('is asked of all at once, and shows who is awaited but not what was answered', () => {
    const m = ok(bid(begin(), 0, 'G3', 5)).match;
    const seen = game.observe(m, 1);
    expect(seen.question).toMatchObject({ id: 1, asked: [0, 1, 2], waiting: [1, 2], until: 20_000, mine: null });
    expect(JSON.stringify(seen)).not.toContain('"G3"');
    expect(game.observe(m, 0).question?.mine).toEqual({ answer: { gem: 'G3' }, done: true });
  });

  test('takes one answer from each asked seat, and the answer names the question', () => {
    const m = ok(bid(begin(), 0, 'G3', 5)).match;
    expect(bid(m, 0, 'G1', 6)).toEqual({ ok: false, refusal: { code: 'already-answered' } });
    expect(bid(m, 1, 'G3', 6)).toEqual({ ok: false, refusal: { code: 'not-held', gem: 'G3' } });
    expect(bid(m, 9, 'G3', 6)).toEqual({ ok: false, refusal: { code: 'not-asked' } });
    expect(game.play(m, 1, { to: 99, answer: 'anything' }, 6)).toEqual({
      ok: false,
      refusal: { code: 'stale', current: 1 },
    });
    expect(game.play(tie(begin()), 2, { to: 2, answer: { snatch: true } }, 40)).toEqual({
      ok: false,
      refusal: { code: 'not-asked' },
    });
  });

  test('ends at its deadline with the default answer; a later move is refused until then', () => {
    const m = ok(bid(begin(), 0, 'G1', 5)).match;
    expect(game.nextDeadline(m)).toBe(20_000);
    expect(bid(m, 1, 'G13', 20_000)).toEqual({ ok: false, refusal: { code: 'clock-first', due: 20_000 } });
    expect(game.expire(m, 19_999)).toEqual({ ok: false, refusal: { code: 'not-due' } });
    const { match, events, entry } = ok(game.expire(m, 20_003));
    expect(entry).toEqual({ at: 20_003 });
    expect(events[0]!.event).toEqual({
      type: 'bids',
      bids: [
        { seat: 0, gem: 'G1' },
        { seat: 1, gem: 'G11' },
        { seat: 2, gem: 'G10' },
      ],
    });
    expect(match.state.scores).toEqual([0, 0, 0]);
    expect(match.at).toBe(20_003);
  });

  test('has no deadline at a relaxed table, and days in correspondence', () => {
    expect(game.nextDeadline(begin({}, 'relaxed'))).toBeNull();
    expect(game.nextDeadline(begin({}, { days: 3 }))).toBe(3 * 86_400_000);
    expect(game.nextDeadline(begin({ limits: { bid: 7000, race: null, blink: null } }))).toBe(7000);
  });

  test('cannot be answered in the past', () => {
    const m = ok(bid(begin(), 0, 'G1', 500)).match;
    expect(() => bid(m, 1, 'G11', 499)).toThrow(/backwards/);
  });
});

describe('a hidden deadline', () => {
  test('ends the question and is shown to no one', () => {
    const racing = tie(begin());
    const before = game.observe(racing, 1);
    expect(before.question).toMatchObject({ step: { type: 'race' }, until: 5030, waiting: null });
    const { match, events } = ok(game.play(racing, 0, { to: 2, answer: { snatch: true } }, 1000));
    expect(game.nextDeadline(match)).toBe(1300);
    expect(game.updateFor(before, match, events, 1)).toBeNull();
    const { match: after } = ok(game.expire(match, 1300));
    expect(after.state.scores[0]).toBe(0);
    expect(after.state.spent).toContain('G20');
  });

  test('makes all answers before it equal: a draw decides', () => {
    const winners = new Set<number>();
    for (let i = 0; i < 40 && winners.size < 2; i++) {
      const rich = { ...standing, state: { ...standing.state, deck: secret([], ['G29', 'G21', 'G22', 'G23', 'G24']) } };
      let m = tie(game.resume(table({ seed: seedFrom(`lots ${i}`) }), rich));
      m = ok(game.play(m, 1, { to: 2, answer: { snatch: true } }, 100)).match;
      m = ok(game.play(m, 0, { to: 2, answer: { snatch: true } }, 399)).match;
      winners.add(m.state.scores.indexOf(9));
    }
    expect([...winners].sort()).toEqual([0, 1]);
  });
});

test('a free move answers no question, and is refused when it is not available', () => {
  const m = begin();
  expect(game.observe(m, 1).free).toEqual(['shake']);
  const { match, events, entry } = ok(game.play(m, 1, { free: { type: 'shake' } }, 5));
  expect(entry).toEqual({ at: 5, seat: 1, free: { type: 'shake' } });
  expect(forSeat(match.state.hands, 1).secret).toEqual(['G21', 'G22', 'G23']);
  expect(game.updateFor(game.observe(m, 0), match, events, 0)?.events).toEqual([
    { type: 'shaken', seat: 1 },
    { type: 'others-drew', seat: 1, count: 3 },
  ]);
  expect(game.play(match, 1, { free: { type: 'shake' } }, 6)).toEqual({
    ok: false,
    refusal: { code: 'already-shaken' },
  });
  const { free: _, ...none } = magpies;
  const without = bind<Magpies>(none, null);
  expect(without.play(without.resume(table(), standing), 1, { free: { type: 'shake' } }, 5)).toMatchObject({
    refusal: expect.objectContaining({ code: 'malformed' }),
  });
  expect(without.check(game.observe(m, 1), 1, { free: { type: 'shake' } })).toEqual({ code: 'no-free-moves' });
});

test('the record keeps the move as it was read', () => {
  const { entry } = ok(bid(begin(), 2, 'G5', 7));
  expect(entry).toEqual({ at: 7, seat: 2, to: 1, answer: { gem: 'G5' } });
});

test('a game that is over takes nothing more', () => {
  let m = begin({}, 'relaxed');
  while (!m.over) {
    const open = m.agenda.at(-1)!;
    for (const seat of open.asked) {
      const seen = game.observe(m, seat);
      const answer = open.step.type === 'bid' ? { gem: seen.view.mine![0]! } : { snatch: true };
      m = ok(game.play(m, seat, { to: open.id!, answer }, m.at)).match;
      if (m.agenda.at(-1)?.id !== open.id) break;
    }
  }
  expect(game.play(m, 0, { to: 1, answer: {} }, m.at)).toEqual({ ok: false, refusal: { code: 'over' } });
  expect(game.expire(m, m.at)).toEqual({ ok: false, refusal: { code: 'over' } });
  expect(m.over!.places.flat().sort()).toEqual([0, 1, 2]);
});

describe('the pass option of a reaction window', () => {
  test('is the default answer until the seat has answered, and null for other questions', () => {
    const bidding = begin();
    expect(game.passOption(game.observe(bidding, 0), 0)).toBeNull();
    const race = tie(bidding);
    const pass = game.passOption(game.observe(race, 1), 1)!;
    expect(pass).toEqual({
      move: { to: race.agenda.at(-1)!.id, answer: { snatch: false } },
      reasons: [],
      hasNoChoice: false,
    });
    // Seat 2 has no part in it.
    expect(game.passOption(game.observe(race, 2), 2)).toBeNull();
    const passed = ok(game.play(race, 1, pass.move, 40)).match;
    expect(game.passOption(game.observe(passed, 1), 1)).toBeNull();
    expect(game.passOption(game.observe(passed, 0), 0)).not.toBeNull();
  });

  test('names the game’s reasons against it, from the seat’s own view', () => {
    const { race } = magpies.steps;
    const holds = (gem: string) => (ask: { view: Magpies['view'] }) => ask.view.mine?.includes(gem) ?? false;
    const reactionWindow = { 'my-two': holds('G2'), 'my-twelve': holds('G12') };
    const choosy = bind<Magpies>({ ...magpies, steps: { ...magpies.steps, race: { ...race, reactionWindow } } }, null);
    expect(choosy.reactionReasons).toEqual(['my-two', 'my-twelve']);
    expect(game.reactionReasons).toEqual([]);
    const { reactionWindow: _, ...plain } = race;
    expect(bind<Magpies>({ ...magpies, steps: { ...magpies.steps, race: plain } }, null).reactionReasons).toBeNull();
    const match = tie(begin());
    expect([0, 1].map((seat) => choosy.passOption(choosy.observe(match, seat), seat)?.reasons)).toEqual([
      ['my-two'],
      ['my-twelve'],
    ]);
  });
});

test('a new viewer gets everything, and only viewers with equal views share one object', () => {
  const everything = bind<Magpies>(
    { ...magpies, view: (state) => magpies.view(state, { seat: null, read: () => undefined }) },
    null,
  );
  const viewers = [0, 1, 2, 'audience'] as const;
  const match = everything.resume(table(), standing);
  const shared = viewers.map((viewer) => everything.updateFor(null, match, [], viewer)!.seen);
  expect(new Set(shared.map(({ view }) => view)).size).toBe(1);
  const own = viewers.map((viewer) => game.updateFor(null, begin(), [], viewer)!.seen);
  expect(own).toEqual(viewers.map((viewer) => game.observe(begin(), viewer)));
  expect(new Set(own.map(({ view }) => view)).size).toBe(viewers.length);
});

test('refusalOf tells why a move would be refused, without playing it', () => {
  const match = begin();
  const moves = [0, 1, 2, 3].flatMap((seat) => ['G1', 'G11', 'nothing', 7].map((gem) => ({ seat, gem })));
  for (const { seat, gem } of moves) {
    const move = { to: match.agenda.at(-1)!.id!, answer: { gem } };
    for (const raw of [move, { ...move, to: 99 }, { free: { type: 'shake' } }, null]) {
      const outcome = game.play(match, seat, raw, 10);
      expect(game.refusalOf(match, seat, raw, 10)).toEqual(outcome.ok ? undefined : outcome.refusal);
    }
  }
});

describe('an amendment of the config', () => {
  const amend: AmendRules<Magpies> = {
    amendment: v.strictObject({ gift: v.literal(1) }),
    config: () => ({ gems: 30 }),
    check: ({ step }) => (step.type === 'race' ? { code: 'later' } : undefined),
    apply: ({ state }, by) => {
      addForSeat(state.scores, by, 1);
    },
  };
  const amended = bind<Magpies>({ ...magpies, amend }, null);
  const code = (match: Match<Magpies>, by: number, raw: unknown, at: number): string => {
    const outcome = amended.amend(match, by, raw, at);
    return outcome.ok ? 'done' : outcome.refusal.code;
  };

  test('is recorded with who made it, answers nothing and moves no deadline', () => {
    const match = ok(bid(begin(), 0, 'G3', 10)).match;
    const after = ok(amended.amend(match, 2, { gift: 1 }, 20));
    expect(after.entry).toEqual({ at: 20, by: 2, amend: { gift: 1 } });
    expect(after.match.state.scores).toEqual([0, 0, 1]);
    expect(after.match.agenda).toEqual(match.agenda);
    expect(applyEntry(amended, match, after.entry)).toEqual(after);
  });
  test('is refused: by a game without any, malformed, by nobody at the table, by its rules, late, and after the end', () => {
    const match = begin();
    expect(game.amend(match, 0, { gift: 1 }, 10)).toEqual({ ok: false, refusal: { code: 'no-amendments' } });
    expect(game.amendedConfig(match)).toBeNull();
    expect(code(match, 0, { gift: 2 }, 10)).toBe('malformed');
    expect(code(match, 7, { gift: 1 }, 10)).toBe('malformed');
    expect(code(tie(match), 0, { gift: 1 }, 40)).toBe('later');
    expect(code(match, 0, { gift: 1 }, amended.nextDeadline(match)!)).toBe('clock-first');
    expect(code({ ...match, over: { scores: [0, 0, 0], places: [] } }, 0, { gift: 1 }, 10)).toBe('over');
  });
  test('is no move: play refuses it', () => {
    const sent = amended.play(begin(), 0, { amend: { gift: 1 } }, 10);
    expect(sent).toMatchObject({ ok: false, refusal: { code: 'malformed', path: 'amend' } });
  });
});
