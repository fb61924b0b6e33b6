import { describe, expect, test } from 'vitest';
import { bind } from './bind.ts';
import { chanceFrom, seedFrom } from './chance.ts';
import { waitingSeats } from './engine.ts';
import { randomBot } from './example/bot/random.ts';
import { rules } from './example/rules.ts';
import type { Magpies } from './example/types.ts';
import { limitsFor } from './limits.ts';
import type { Bot, Match, MatchSetup, RecordEntry } from './match.ts';
import { type Breach, type PlayedEntry, playOut } from './play-out.ts';
import { replay } from './record.ts';
import type { FreeRules } from './rules.ts';

const game = bind<Magpies>(rules, null);
/** Takes some time over everything, now and then more than there is. */
const slowBot: Bot<Magpies> = function* (ask) {
  for (const { move } of randomBot(ask))
    yield { move, wait: chanceFrom(`${ask.seat} ${ask.seen.question?.id}`).below(25_000) };
};
const table = (name: string): MatchSetup<Magpies> => ({
  config: { gems: 24 },
  players: 3,
  seed: seedFrom(name),
  limits: limitsFor<Magpies>(rules, 'live'),
  bank: null,
  position: null,
});

function start(name: string, by = game): Match<Magpies> {
  const started = by.start(table(name));
  if (!started.ok) throw new Error(started.refusal.code);
  return started.match;
}

function all(
  match: Match<Magpies>,
  bot: Bot<Magpies>,
  luck: string,
  by = game,
): [PlayedEntry<Magpies>[], Breach<Magpies> | null] {
  const lines = playOut({ game: by, env: null, bots: [bot, bot, bot], match, luck });
  const happened: PlayedEntry<Magpies>[] = [];
  for (let line = lines.next(); ; line = lines.next()) {
    if (line.done) return [happened, line.value];
    happened.push(line.value);
  }
}

/** The oracle: every bot thinks afresh before every entry. */
function thinkingAnew(match: Match<Magpies>, luck: string): RecordEntry<Magpies>[] {
  const entries: RecordEntry<Magpies>[] = [];
  let asked = { id: -1, at: 0 };
  const thought = (seat: number) =>
    [
      ...slowBot({
        seen: game.observe(match, seat),
        seat,
        chance: chanceFrom(`${luck} ${asked.id} ${seat}`),
        env: null,
      }),
    ].at(-1);
  const take = (outcome: ReturnType<typeof game.play>): void => {
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    entries.push(outcome.entry);
    match = outcome.match;
  };
  while (!match.over) {
    if (match.opened !== asked.id) {
      asked = { id: match.opened, at: match.at };
      for (const seat of match.seats.filter((it) => !match.agenda.at(-1)!.asked.includes(it))) {
        const said = thought(seat);
        if (said) take(game.play(match, seat, said.move, match.at));
      }
      if (match.opened !== asked.id) continue;
    }
    const plans = waitingSeats(match.agenda.at(-1)!).map((seat) => {
      const { move, wait } = thought(seat)!;
      return { seat, move, at: Math.max(match.at, asked.at + wait!) };
    });
    const first = plans.sort((a, b) => a.at - b.at || a.seat - b.seat)[0]!;
    const due = game.nextDeadline(match);
    take(
      due !== null && first.at >= due ? game.expire(match, due) : game.play(match, first.seat, first.move, first.at),
    );
  }
  return entries;
}

test('a bot that keeps its plan while its observation stays the same plays like one asked before every entry', () => {
  let late = 0;
  for (let i = 0; i < 20; i++) {
    const [happened, breach] = all(start(`game ${i}`), slowBot, `luck ${i}`);
    expect(breach).toBeNull();
    expect(happened.map(({ entry }) => entry)).toEqual(thinkingAnew(start(`game ${i}`), `luck ${i}`));
    late += happened.filter(({ entry }) => entry.seat === undefined).length;
  }
  expect(late).toBeGreaterThan(0);
});

test('a bot is asked again about changed awaited seats only if it read them', () => {
  const asked = (looks: boolean): number => {
    let times = 0;
    const bot: Bot<Magpies> = function* (ask) {
      times += 1;
      if (looks && ask.seen.question?.waiting?.length === 0) throw new Error('somebody is always awaited');
      yield* slowBot(ask);
    };
    all(start('awaited'), bot, 'luck');
    return times;
  };
  expect(asked(true)).toBeGreaterThan(asked(false));
});

test('the entries replay to the same end, state by state', () => {
  const [happened] = all(start('replayed'), randomBot, 'luck');
  const entries = happened.map(({ entry }) => entry);
  const states = [...replay(game, { table: table('replayed'), entries })];
  expect(states.slice(1)).toEqual(happened.map(({ after }) => after));
  expect(states.slice(0, -1)).toEqual(happened.map(({ before }) => before));
  expect(states.at(-1)!.over).not.toBeNull();
});

test('continues from mid-game', () => {
  const [happened] = all(start('middle'), randomBot, 'luck');
  const [rest, breach] = all(happened[5]!.after, randomBot, 'other luck');
  expect(breach).toBeNull();
  expect(rest.at(-1)!.after.over).not.toBeNull();
});

test('a refused move, and bots without a move and without a deadline, are returned as values', () => {
  const cheat: Bot<Magpies> = function* ({ seen }) {
    yield { move: { to: seen.question!.id, answer: { gem: 'G99' } } };
  };
  const [, breach] = all(start('cheat'), cheat, 'luck');
  expect(breach).toMatchObject({ code: 'refused', entry: { seat: 0 } });
  const started = game.start({ ...table('mute'), limits: limitsFor<Magpies>(rules, 'relaxed') });
  const mute: Bot<Magpies> = () => [];
  expect(started.ok && all(started.match, mute, 'luck')).toEqual([[], { code: 'stuck' }]);
});

describe('of free moves that several seats plan at once', () => {
  /** Only seat 0 is asked to bid. Both others shake their gems, which only one of them can do. */
  const shakers: Bot<Magpies> = function* (ask) {
    const { view, question } = ask.seen;
    if (question?.asked.includes(ask.seat)) yield* randomBot({ ...ask, seen: { ...ask.seen, free: [] } });
    else if (!view.shaken.includes(true)) yield { move: { free: { type: 'shake' } } };
  };
  const playWith = (free: Partial<FreeRules<Magpies>>): [RecordEntry<Magpies>[], Breach<Magpies> | null] => {
    const bid = { ...rules.steps.bid, asks: () => [0] };
    // Magpies has free moves.
    const changed = { ...rules, steps: { ...rules.steps, bid }, free: { ...rules.free!, ...free } };
    const by = bind<Magpies>(changed, null);
    const [happened, breach] = all(start('shaken', by), shakers, 'luck', by);
    return [happened.map(({ entry }) => entry), breach];
  };

  test('those that the first one has made impossible are dropped', () => {
    const check = ({ view }: { view: Magpies['view'] }) =>
      view.shaken.includes(true) ? ({ code: 'already-shaken' } as const) : undefined;
    const [entries, breach] = playWith({ check });
    expect(breach).toBeNull();
    expect(entries.slice(0, 2)).toMatchObject([
      { seat: 1, free: { type: 'shake' } },
      { seat: 0, to: 1 },
    ]);
  });

  test('the first may end the match', () => {
    const [entries, breach] = playWith({ apply: (m) => m.end({ scores: [0, 0, 0], places: [[0, 1, 2]] }) });
    expect(breach).toBeNull();
    expect(entries).toMatchObject([{ seat: 1, free: { type: 'shake' } }]);
  });

  test('one that was impossible from the start is returned', () => {
    const [entries, breach] = playWith({ check: () => ({ code: 'already-shaken' }) });
    expect(entries).toEqual([]);
    expect(breach).toMatchObject({ code: 'refused', refusal: { code: 'already-shaken' } });
  });
});

test('every seat has its own personality, the same for the whole match and in every replay', () => {
  const tempers = (luck: string): Map<number, Set<string>> => {
    const seen = new Map<number, Set<string>>();
    all(
      start('tempers'),
      (ask) => {
        seen.set(ask.seat, (seen.get(ask.seat) ?? new Set()).add(JSON.stringify(ask.personality)));
        return randomBot(ask);
      },
      luck,
    );
    return seen;
  };
  const seen = tempers('luck');
  expect(tempers('luck')).toEqual(seen);
  expect([...seen.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
  expect(new Set([...seen.values()].flatMap((set) => [...set])).size).toBe(3);
});
