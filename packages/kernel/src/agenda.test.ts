import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bind } from './bind.ts';
import { seedFrom } from './chance.ts';
import { limitsFor } from './limits.ts';
import type { Match, MatchSetup } from './match.ts';
import type { Rules } from './rules.ts';
import type { Seat } from './secret.ts';

/** A bare game for what Magpies lacks: interruptions, drafts, renewed questions, chess clocks, time added. */
interface Bare {
  config: object;
  state: { log: string[]; owing: Seat | null };
  view: { log: string[]; owing: Seat | null };
  event: { type: 'said'; what: string };
  refusal: { code: 'too-long' };
  steps: {
    turn: { step: { seat: Seat }; answer: { say: string; done: boolean } };
    window: { step: object; answer: { pass: boolean; word: string } };
    debt: { step: { seat: Seat }; answer: { pay: true } };
  };
  free: { type: 'poke'; seat: Seat };
  limit: 'turn' | 'window' | 'extra';
  position: never;
  env: null;
}

const rules: Rules<Bare> = {
  id: 'bare',
  version: 1,
  players: [2, 3],
  limits: {
    turn: { kind: 'think', ms: 10_000 },
    window: { kind: 'think', ms: 4000 },
    extra: { kind: 'reflex', ms: 500 },
  },
  config: v.strictObject({}),
  setup: () => ({
    state: { log: [], owing: null },
    agenda: [{ type: 'turn', seat: 0 }, { type: 'window' }, { type: 'turn', seat: 1 }],
  }),
  view: ({ log, owing }) => ({ log, owing }),
  steps: {
    turn: {
      asks: (_, { seat }) => [seat],
      limit: 'turn',
      chessClock: true,
      progress: 'shown',
      answer: v.strictObject({ say: v.string(), done: v.boolean() }),
      check: (_, { say }) => (say.length > 8 ? { code: 'too-long' } : undefined),
      defaultAnswer: ({ draft }) => ({ say: draft?.say ?? '-', done: true }),
      answered: (_m, _step, { answer }) => (answer.done ? 'wait' : 'stay'),
      expired: (m, step) => {
        if (m.state.log.includes(`more ${step.seat}`)) return 'close';
        m.state.log.push(`more ${step.seat}`);
        return m.extendDeadline('extra') ? 'wait' : 'close';
      },
      close(m, _, [given]) {
        m.state.log.push(given!.answer.say);
        if (!m.isPending('window') && !m.isPending('turn')) m.end({ scores: [0, 0], places: [[0, 1]] });
      },
    },
    window: {
      asks: () => [0, 1],
      limit: 'window',
      progress: 'sealed',
      isWithdrawnByFreeMove: ({ pass }) => pass,
      answer: v.strictObject({ pass: v.boolean(), word: v.string() }),
      check: ({ view }, { word }) => (view.log.includes(word) ? { code: 'too-long' } : undefined),
      defaultAnswer: () => ({ pass: true, word: '' }),
      answered(m, _, { answer }) {
        if (answer.word.startsWith('paid')) m.setHiddenDeadline('extra');
        return 'wait';
      },
      close: (m, _, given) => m.state.log.push(given.map(({ seat, silent }) => `${seat}${silent ? '?' : ''}`).join()),
    },
    debt: {
      asks: (_, { seat }) => [seat],
      limit: 'extra',
      progress: 'shown',
      answer: v.strictObject({ pay: v.literal(true) }),
      check: () => undefined,
      defaultAnswer: () => ({ pay: true }),
      close(m, { seat }) {
        m.state.owing = null;
        m.state.log.push(`paid ${seat}`);
      },
    },
  },
  free: {
    move: v.strictObject({ type: v.literal('poke'), seat: v.number() }),
    offers: () => ['poke'],
    check: () => undefined,
    apply(m, _, { seat }) {
      m.state.owing = seat;
      m.tell({ type: 'said', what: `poked ${seat}` });
    },
  },
  beforeQuestion(m) {
    if (m.state.owing !== null && !m.isPending('debt')) m.next({ type: 'debt', seat: m.state.owing });
  },
  flagged(m, seat) {
    m.addClockTime(seat, 1000);
    m.state.log.push(`flag ${seat}`);
  },
};

const game = bind<Bare>(rules, null);
const table = (bank: number | null, changes: Partial<MatchSetup<Bare>> = {}): MatchSetup<Bare> => ({
  config: {},
  players: 2,
  seed: seedFrom('agenda'),
  limits: limitsFor<Bare>(rules, 'live'),
  bank,
  position: null,
  ...changes,
});
const start = (bank: number | null = null, changes: Partial<MatchSetup<Bare>> = {}): Match<Bare> => {
  const started = game.start(table(bank, changes));
  if (!started.ok) throw new Error(started.refusal.code);
  return started.match;
};
const play = (match: Match<Bare>, seat: Seat, move: unknown, at: number): Match<Bare> => {
  const outcome = game.play(match, seat, move, at);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.match;
};
const expire = (match: Match<Bare>, at: number): Match<Bare> => {
  const outcome = game.expire(match, at);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.match;
};
const say = (match: Match<Bare>, text: string, done = true) => ({
  to: match.agenda.at(-1)!.id!,
  answer: { say: text, done },
});
const poke = (seat: Seat) => ({ free: { type: 'poke', seat } });

describe('a hidden deadline', () => {
  /** The window, open since 100 ms; seat 0 has said what no longer holds when seat 1 has paid. */
  const gathering = (): Match<Bare> => {
    const open = play(start(), 0, say(start(), 'a'), 100);
    return play(open, 0, { to: open.agenda.at(-1)!.id!, answer: { pass: false, word: 'paid 1' } }, 200);
  };
  /** A seat is poked, and pays 50 ms later. */
  const poked = (m: Match<Bare>, seat: Seat): Match<Bare> => {
    const owing = play(m, 1, poke(seat), 300);
    return play(owing, seat, { to: owing.agenda.at(-1)!.id!, answer: { pay: true } }, 350);
  };

  test('goes away, unseen, when its answer is returned to the seat', () => {
    const m = gathering();
    expect([game.nextDeadline(m), game.observe(m, 1).question?.until]).toEqual([700, 4100]);
    const after = poked(m, 1);
    expect(game.observe(after, 0).question).toMatchObject({ step: { type: 'window' }, mine: null, until: 4350 });
    expect(game.nextDeadline(after)).toBe(4350);
  });
  test('keeps its remaining time while another step covers the question', () => {
    const after = poked(gathering(), 0);
    expect(game.observe(after, 1).question?.until).toBe(4350);
    expect(game.nextDeadline(after)).toBe(750);
  });
});

describe('a step that covers another', () => {
  test('leaves the covered step its remaining time', () => {
    let m = play(start(), 1, poke(1), 4000);
    expect(game.observe(m, 0).question).toMatchObject({ step: { type: 'debt', seat: 1 }, until: 4500 });
    expect(m.agenda.at(-2)).toMatchObject({ until: null, due: null, left: { until: 6000 } });
    m = play(m, 1, { to: m.agenda.at(-1)!.id!, answer: { pay: true } }, 4300);
    expect(game.observe(m, 0).question).toMatchObject({ id: 1, step: { type: 'turn' }, until: 10_300 });
  });

  test('leaves the covered question its number, so a late answer still counts', () => {
    const m = start();
    const answer = say(m, 'hi');
    const covered = play(m, 1, poke(1), 10);
    expect(game.play(covered, 0, answer, 20)).toMatchObject({ refusal: { code: 'stale', current: 2 } });
    const paid = play(covered, 1, { to: 2, answer: { pay: true } }, 30);
    expect(play(paid, 0, answer, 40).state.log).toContain('hi');
  });
});

describe('drafts', () => {
  test('are private, replace each other, and become the answer when time is up', () => {
    let m = play(start(), 0, say(start(), 'on', false), 100);
    m = play(m, 0, say(m, 'one', false), 200);
    expect(game.observe(m, 0).question?.mine).toEqual({ answer: { say: 'one', done: false }, done: false });
    expect(game.observe(m, 1).question).toMatchObject({ waiting: [0], mine: null });
    expect(JSON.stringify(game.observe(m, 'audience'))).not.toContain('one');
    m = expire(m, 10_000);
    expect(game.observe(m, 1).question?.until).toBe(10_500);
    m = expire(m, 10_500);
    expect(m.state.log).toEqual(['more 0', 'one']);
  });
  test('send no update to other viewers', () => {
    const m = start();
    const outcome = game.play(m, 0, say(m, 'x', false), 5);
    if (!outcome.ok) throw new Error();
    expect(game.updateFor(game.observe(m, 1), outcome.match, outcome.events, 1)).toBeNull();
    expect(game.updateFor(game.observe(m, 0), outcome.match, outcome.events, 0)).not.toBeNull();
  });
  test('copy no state and make no new view; a change of the state leaves the old one alone', () => {
    // Without what it does before every question, for that reaches for the state.
    const { beforeQuestion, ...still } = rules;
    const calm = bind<Bare>(still, null);
    const playOn = (match: Match<Bare>, move: unknown): Match<Bare> => {
      const outcome = calm.play(match, 0, move, 5);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      return outcome.match;
    };
    const m = start();
    const hello = { event: { type: 'said', what: 'hello' }, audience: null } as const;
    const first = calm.updateFor(calm.observe(m, 0), m, [hello], 0)!;
    const drafted = playOn(m, say(m, 'x', false));
    expect(drafted.state).toBe(m.state);
    const second = calm.updateFor(first.seen, drafted, [], 0)!;
    expect(second.seen.view).toBe(first.seen.view);
    expect(second.seen).toEqual(calm.observe(drafted, 0));
    const before = JSON.stringify(drafted);
    const answered = playOn(drafted, say(drafted, 'x'));
    expect(answered.state).not.toEqual(drafted.state);
    expect(JSON.stringify(drafted)).toBe(before);
    expect(calm.updateFor(second.seen, answered, [], 0)!.seen).toEqual(calm.observe(answered, 0));
  });
  test('a deadline cannot be extended where the limit is off', () => {
    const m = start(null, { limits: { turn: 10_000, window: 4000, extra: null } });
    expect(expire(m, 10_000).state.log).toEqual(['more 0', '-']);
  });

  const leisurely = (turn: Partial<Rules<Bare>['steps']['turn']>): ReturnType<typeof bind<Bare>> =>
    bind<Bare>({ ...rules, steps: { ...rules.steps, turn: { ...rules.steps.turn, ...turn } } }, null);
  test('a deadline can be removed: no answer is lost, and the question never expires', () => {
    const patient = leisurely({
      expired(m) {
        m.removeDeadline();
        return 'wait';
      },
    });
    const drafted = play(start(), 0, say(start(), 'dra', false), 100);
    const outcome = patient.expire(drafted, 10_000);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(patient.observe(outcome.match, 0).question).toMatchObject({ until: null, mine: { answer: { say: 'dra' } } });
    expect(patient.nextDeadline(outcome.match)).toBeNull();
    expect(patient.play(outcome.match, 0, say(outcome.match, 'draft'), 9_000_000)).toMatchObject({ ok: true });
  });
  test('a step may have no limit at all', () => {
    const patient = leisurely({ limit: ({ seat }) => (seat === 0 ? null : 'turn') });
    const started = patient.start(table(null));
    if (!started.ok) throw new Error(started.refusal.code);
    expect(patient.nextDeadline(started.match)).toBeNull();
  });
});

describe('a reopened question', () => {
  const inWindow = (): Match<Bare> => play(start(), 0, say(start(), 'a'), 0);
  const reply = (m: Match<Bare>, pass: boolean, word = '') => ({ to: m.agenda.at(-1)!.id!, answer: { pass, word } });

  test('withdraws passes, keeps the rest, and has a new number and limit', () => {
    const first = inWindow();
    let m = play(first, 0, reply(first, true), 100);
    m = play(m, 1, poke(0), 1000);
    m = play(m, 0, { to: m.agenda.at(-1)!.id!, answer: { pay: true } }, 1200);
    expect(game.observe(m, 0).question).toMatchObject({ step: { type: 'window' }, mine: null, until: 5200 });
    expect(game.play(m, 1, reply(first, true), 1300)).toMatchObject({ refusal: { code: 'stale' } });
  });
  test('keeps an answer that is no pass, and closes when the others have answered', () => {
    const first = inWindow();
    let m = play(first, 0, reply(first, false, 'trump'), 100);
    m = play(m, 1, poke(1), 1000);
    m = play(m, 1, { to: m.agenda.at(-1)!.id!, answer: { pay: true } }, 1200);
    expect(game.observe(m, 0).question?.mine).toEqual({ answer: { pass: false, word: 'trump' }, done: true });
    m = play(m, 1, reply(m, true), 1300);
    expect(m.state.log.at(-1)).toBe('0,1');
  });
  test('returns an answer that has become illegal', () => {
    const first = inWindow();
    let m = play(first, 0, reply(first, false, 'paid 1'), 100);
    m = play(m, 1, poke(1), 400);
    m = play(m, 1, { to: m.agenda.at(-1)!.id!, answer: { pay: true } }, 500);
    expect(game.observe(m, 0).question?.mine).toBeNull();
  });
});

describe('chess clocks', () => {
  test('run only for those awaited, and only in questions that spend them', () => {
    let m = start(60_000);
    expect(game.observe(m, 'audience').banks).toEqual([
      { left: 60_000, since: 0 },
      { left: 60_000, since: null },
    ]);
    m = play(m, 0, say(m, 'a'), 2500);
    expect(m.banks).toEqual([
      { left: 57_500, since: null },
      { left: 60_000, since: null },
    ]);
  });
  test('expire before the question does, and the rules decide what happens', () => {
    let m = start(3000);
    expect(game.nextDeadline(m)).toBe(3000);
    m = expire(m, 3000);
    expect(m.state.log).toEqual(['flag 0']);
    expect(m.banks![0]).toEqual({ left: 1000, since: 3000 });
    expect(game.nextDeadline(m)).toBe(4000);
  });
  test('may replace the limit; when one runs out, only its seat gets a deadline', () => {
    const patient = bind<Bare>(
      {
        ...rules,
        setup: () => ({ state: { log: [], owing: null }, agenda: [{ type: 'window' }, { type: 'turn', seat: 0 }] }),
        steps: {
          ...rules.steps,
          window: {
            ...rules.steps.window,
            asks: () => [0, 1, 2],
            progress: 'shown',
            chessClock: 'instead',
            opened: (m, _step, asked) => asked.includes(2) && m.setSeatDeadline(2, 'extra'),
          },
        },
        flagged(m, seat) {
          m.addClockTime(seat, 60_000);
          m.setSeatDeadline(seat, 'window');
        },
      },
      null,
    );
    const begin = (bank: number | null): Match<Bare> => {
      const started = patient.start(table(bank, { players: 3 }));
      if (!started.ok) throw new Error(started.refusal.code);
      return started.match;
    };
    const at = (m: Match<Bare>, when: number): Match<Bare> => {
      const outcome = patient.expire(m, when);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      return outcome.match;
    };
    // Without clocks the limit applies to every seat; the seat with its own deadline has less.
    expect([0, 2, 'audience' as const].map((seat) => patient.observe(begin(null), seat).question!.until)).toEqual([
      4000, 500, 4000,
    ]);
    let m = begin(1000);
    expect([0, 2].map((seat) => patient.observe(m, seat).question!.until)).toEqual([null, 500]);
    expect(patient.nextDeadline(m)).toBe(500);
    m = at(m, 500);
    expect(patient.observe(m, 0).question!.waiting).toEqual([0, 1]);
    // Both clocks run out at once; each is heard, and each seat then has four seconds.
    m = at(at(m, 1000), 1000);
    expect([0, 1].map((seat) => patient.observe(m, seat).question!.until)).toEqual([5000, 5000]);
    const answered = patient.play(m, 1, { to: m.agenda.at(-1)!.id!, answer: { pass: true, word: '' } }, 4999);
    if (!answered.ok) throw new Error(answered.refusal.code);
    // An answer clears a seat's own deadline; the other seat keeps its own and gets no extra time.
    expect(patient.play(answered.match, 0, {}, 5000)).toMatchObject({ refusal: { code: 'clock-first', due: 5000 } });
    m = at(answered.match, 5000);
    expect(m.state.log).toEqual(['2?,1,0?']);
  });
  test('a seat’s own deadline keeps its remaining time while another step covers the question', () => {
    const { turn } = rules.steps;
    const hurried = bind<Bare>(
      {
        ...rules,
        steps: { ...rules.steps, turn: { ...turn, opened: (m, { seat }) => m.setSeatDeadline(seat, 'window') } },
      },
      null,
    );
    const started = hurried.start(table(null));
    if (!started.ok) throw new Error(started.refusal.code);
    const poked = hurried.play(started.match, 1, poke(1), 1000);
    if (!poked.ok) throw new Error(poked.refusal.code);
    expect(hurried.nextDeadline(poked.match)).toBe(1500);
    const paid = hurried.expire(poked.match, 1500);
    if (!paid.ok) throw new Error(paid.refusal.code);
    expect(hurried.observe(paid.match, 0).question).toMatchObject({ step: { type: 'turn' }, until: 4500 });
  });
  test('are not allowed in sealed questions', () => {
    const { window } = rules.steps;
    expect(() =>
      bind<Bare>({ ...rules, steps: { ...rules.steps, window: { ...window, chessClock: true } } }, null),
    ).toThrow(/sealed/);
  });
});
