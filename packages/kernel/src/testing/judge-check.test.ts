import { describe, expect, test } from 'vitest';
import { bind } from '../bind.ts';
import { addForSeat } from '../by-seat.ts';
import { chanceFrom } from '../chance.ts';
import { randomBot } from '../example/bot/random.ts';
import { worthOf } from '../example/gems.ts';
import { judge } from '../example/judge.ts';
import { rules as magpies } from '../example/rules.ts';
import type { Magpies, State } from '../example/types.ts';
import { type Judge, type Judgement, judgementOf, judgementsOf, pointsLost } from '../judge.ts';
import { limitsFor } from '../limits.ts';
import type { MatchSetup } from '../match.ts';
import type { Rules } from '../rules.ts';
import { contract } from './contract.ts';

const tables = [2, 3, 5].map(
  (players): Omit<MatchSetup<Magpies>, 'seed'> => ({
    config: { gems: 30 },
    players,
    limits: limitsFor<Magpies>(magpies, 'live'),
    bank: null,
    position: null,
  }),
);
const held = (judge: Judge<Magpies>, rules = magpies, games = 6) =>
  contract<Magpies>({ game: bind<Magpies>(rules, null), env: null, bot: randomBot, tables, games, judge });

test('the example’s judge keeps the contract, and all its answers were judged', () => {
  const report = held(judge);
  expect(report.faults).toEqual([]);
  expect(Object.keys(report.judged).sort()).toEqual(['bid', 'race']);
  expect(report.judged['bid']).toBeGreaterThan(50);
  expect(report.judgedFree).toEqual({});
});

test('judgedOneIn limits the judged moves, but the first of each kind in a game is always judged', () => {
  const game = bind<Magpies>(magpies, null);
  const { faults, judged } = contract<Magpies>({
    game,
    env: null,
    bot: randomBot,
    tables,
    games: 6,
    judge,
    judgedOneIn: 1000,
  });
  expect(faults).toEqual([]);
  expect(judged['bid']).toBeGreaterThanOrEqual(6);
  expect(judged['bid']).toBeLessThan(12);
});

/** The judge with every judgement changed. */
const altered = (change: (judgement: Judgement<Magpies>) => Judgement<Magpies>): Judge<Magpies> =>
  function* (ask) {
    for (const judgement of judgementsOf(judge, ask)) yield change(judgement);
  };
/** Hidden from types and from JSON, and still part of the view. */
const UNDER_THE_TABLE = Symbol('the deck');
const peeking: Rules<Magpies> = {
  ...magpies,
  // Breaks the types on purpose: looks inside a shut cell.
  view: (s, reader) =>
    Object.assign(magpies.view(s, reader), { [UNDER_THE_TABLE]: (s as unknown as State).deck.secret.map(worthOf) }),
};
let leftOver = 0;

/** Each breaks one promise, as a hurried author might. */
const mutants: Record<string, { judge: Judge<Magpies>; rules?: Rules<Magpies>; caught: RegExp }> = {
  'says nothing of a race': {
    judge: function* (ask) {
      if (ask.seen.question?.step.type === 'bid') yield* judge(ask);
    },
    caught: /no judgement/,
  },
  'knows the deck': {
    judge: function* (ask) {
      const deck = (ask.seen.view as { [UNDER_THE_TABLE]?: number[] })[UNDER_THE_TABLE] ?? [0];
      for (const judgement of judgementsOf(judge, ask)) yield { ...judgement, worlds: deck[0] ?? 0 };
    },
    rules: peeking,
    caught: /the judge knows what its player did not/,
  },
  'is shown the next gem': {
    judge,
    rules: {
      ...magpies,
      view: (s, reader) => ({
        ...magpies.view(s, reader),
        deck: worthOf((s as unknown as State).deck.secret[0] ?? 'G0'),
      }),
    },
    caught: /leak/,
  },
  'has luck of its own': {
    judge: altered((judgement) => {
      leftOver += 1;
      return { ...judgement, worlds: leftOver };
    }),
    caught: /judged again it says otherwise/,
  },
  'scribbles on what it is shown': {
    judge: function* (ask) {
      ask.seen.view.mine?.sort();
      addForSeat(ask.seen.view.scores, 0, 1);
      yield* judge(ask);
    },
    caught: /changed (what it was shown|in place)/,
  },
  'calls a move better than the best': {
    judge: altered((judgement) => ({ ...judgement, yours: { ...judgement.yours, worth: 1000 } })),
    caught: /better than the best/,
  },
  'has the best last': {
    judge: altered((judgement) => ({ ...judgement, best: judgement.best.toReversed() })),
    caught: /do not come first|better than the best/,
  },
  'tells of too many': {
    judge: altered((judgement) => ({ ...judgement, best: Array.from({ length: 6 }, () => judgement.best[0]!) })),
    caught: /more than 5/,
  },
  'tells one twice': {
    judge: altered((judgement) => ({ ...judgement, best: [judgement.best[0]!, judgement.best[0]!] })),
    caught: /named twice|not among them/,
  },
  'knows of no best': { judge: altered((judgement) => ({ ...judgement, best: [] })), caught: /no best/ },
  'leaves an equal out': {
    judge: altered((judgement) => ({
      ...judgement,
      best: judgement.best.map((choice) => ({ ...choice, move: { to: -1, answer: { snatch: true } } })).slice(0, 1),
    })),
    caught: /not among them|refused/,
  },
  'prefers what is common': {
    judge: altered((judgement) => ({ ...judgement, common: { ...judgement.yours, worth: 1000 } })),
    caught: /the common is better/,
  },
  'cannot say what it is worth': {
    judge: altered((judgement) => ({ ...judgement, yours: { ...judgement.yours, worth: Number.NaN } })),
    caught: /no number|JSON/,
  },
  'judges another move': {
    judge: altered((judgement) => ({
      ...judgement,
      yours: { ...judgement.yours, move: { to: -1, answer: { gem: 'G1' } } },
    })),
    caught: /another move/,
  },
  'dreams of a gem nobody holds': {
    judge: altered((judgement) => {
      const dream = { ...judgement.yours, worth: 99, move: { ...judgement.yours.move, answer: { gem: 'G30' } } };
      return { ...judgement, best: [dream] };
    }),
    caught: /is refused/,
  },
  'would answer what no schema reads': {
    judge: altered((judgement) => {
      // More than the schema knows, which the types let pass.
      const answer = {
        gem: 'G1',
        snatch: true,
        ...('answer' in judgement.yours.move ? judgement.yours.move.answer : {}),
      };
      return { ...judgement, best: [{ ...judgement.yours, worth: 99, move: { ...judgement.yours.move, answer } }] };
    }),
    caught: /cannot be sent/,
  },
  'shouts its word': {
    judge: altered((judgement) => ({ ...judgement, yours: { ...judgement.yours, word: 'QUIZ' } })),
    caught: /lower case/,
  },
  'writes nothing': {
    judge: altered((judgement) => ({ ...judgement, yours: { ...judgement.yours, text: '' } })),
    caught: /no text/,
  },
  'counts half a world': { judge: altered((judgement) => ({ ...judgement, worlds: 0.5 })), caught: /counted/ },
};

describe('the suite catches a judge that', () => {
  for (const [name, { judge: bad, rules = magpies, caught }] of Object.entries(mutants))
    test(name, () => expect(held(bad, rules).faults.join('\n')).toMatch(caught));

  test('was never given an answer to a kind of question', () => {
    const game = bind<Magpies>(magpies, null);
    // The deadline always comes first: no player can ever snatch.
    const hurried = tables.map((table) => ({ ...table, limits: { ...table.limits, race: 0 } }));
    const { faults } = contract<Magpies>({ game, env: null, bot: randomBot, tables: hurried, games: 6, judge });
    expect(faults).toEqual(['no answer to race was ever judged']);
  });
});

describe('the example’s judge', () => {
  const game = bind<Magpies>(magpies, null);
  const at = (hands: string[][]) => {
    const table = { ...tables[0]!, seed: 'ab'.repeat(32), position: { hands, scores: [] } };
    const started = game.start(table);
    if (!started.ok) throw new Error('the position was refused');
    return game.observe(started.match, 0);
  };
  const last = (hands: string[][], gem: string): Judgement<Magpies> => {
    const seen = at(hands);
    const move = { to: seen.question!.id, answer: { gem } };
    return judgementsOf(judge, { seen, seat: 0, move, chance: chanceFrom('luck'), env: null }).at(-1)!;
  };
  test('values a gem that never wins by the gems kept in hand', () => {
    const { yours, worlds } = last([['G10', 'G8', 'G4'], []], 'G10');
    expect(worlds).toBe(200);
    expect(yours.worth).toBeGreaterThanOrEqual(6);
    expect(yours.worth).toBeLessThan(6.5);
  });
  test('pointsLost is the difference to the best move', () => {
    const judgements = ['G9', 'G4', 'G10'].map((gem) => last([['G9', 'G4', 'G10'], []], gem));
    expect(Math.min(...judgements.map(pointsLost))).toBe(0);
    expect(Math.max(...judgements.map(pointsLost))).toBeGreaterThan(0);
    expect(new Set(judgements.map(({ best }) => best[0]!.worth)).size).toBe(1);
  });
});

test('judgementOf lists the player’s move once and before its equals, and at most MAX_BEST_MOVES', () => {
  const choice = (gem: string, points: number) => ({
    move: { to: 1, answer: { gem } },
    worth: points,
    points: null,
    text: gem,
    word: null,
  });
  const found = [1, 2, 3, 4, 5, 6, 7].map((n) => choice(`G${n}`, n));
  const { best } = judgementOf<Magpies>({ yours: choice('G9', 7), found: [...found, choice('G9', 7)] });
  expect(best.map(({ text }) => text)).toEqual(['G9', 'G7', 'G6', 'G5', 'G4']);
});
