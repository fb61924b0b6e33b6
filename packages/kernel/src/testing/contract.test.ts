import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bind } from '../bind.ts';
import { addForSeat, forSeat } from '../by-seat.ts';
import { randomBot } from '../example/bot/random.ts';
import { worthOf } from '../example/gems.ts';
import { guess as honest } from '../example/guess.ts';
import { rules as magpies } from '../example/rules.ts';
import type { Magpies, State } from '../example/types.ts';
import type { Guess } from '../guess.ts';
import { limitsFor } from '../limits.ts';
import type { MatchSetup } from '../match.ts';
import type { AmendRules, Rules } from '../rules.ts';
import type { Shape } from '../shape.ts';
import { contract } from './contract.ts';
import { type Golden, goldenFaults } from './golden.ts';

const tables = (['live', 'relaxed', { days: 2 }] as const).flatMap((pace) =>
  [2, 3, 5].map(
    (players): Omit<MatchSetup<Magpies>, 'seed'> => ({
      config: { gems: 30 },
      players,
      limits: limitsFor<Magpies>(magpies, pace),
      bank: null,
      position: null,
    }),
  ),
);
const judge = (rules: Rules<Magpies>, games = 18, guess?: Guess<Magpies>) =>
  contract<Magpies>({
    ...(guess && { guess, guessedToEndOneIn: 5 }),
    game: bind<Magpies>(rules, null),
    env: null,
    bot: randomBot,
    tables,
    games,
    maxMoves: 2000,
    ...(rules.amend && { amendment: (chance) => ({ gift: chance.below(3) }) }),
  });

/** Its schema has read it; the example's own types know of no amendment. */
const sizeOf = (amendment: object): number => (amendment as { readonly gift: number }).gift;

/** From now on the table gives every seat this much. */
const gift: AmendRules<Magpies> = {
  amendment: v.strictObject({ gift: v.number() }),
  config: () => ({ gems: 30 }),
  check: (_, amendment) => (sizeOf(amendment) > 1 ? { code: 'too-much' } : undefined),
  apply(m, _by, amendment) {
    for (const seat of m.seats) addForSeat(m.state.scores, seat, sizeOf(amendment));
  },
};

test('a variant of the example keeps the contract', () => {
  const variant = { name: 'Small hands', handSize: 2, shake: false };
  const report = contract<Magpies>({
    game: bind<Magpies>(magpies, null),
    env: null,
    bot: randomBot,
    tables: tables.map((table) => ({ ...table, config: { gems: 30, variant } })),
    games: 9,
    maxMoves: 2000,
    guess: honest,
    guessedToEndOneIn: 5,
  });
  expect(report.faults).toEqual([]);
  expect(report.events).not.toHaveProperty('shaken');
});

test('a config that can be amended keeps the contract, and its amendments were made', () => {
  const report = judge({ ...magpies, amend: gift });
  expect(report.faults).toEqual([]);
  expect(report.amended).toBeGreaterThan(5);
  const never = judge({ ...magpies, amend: { ...gift, check: () => ({ code: 'never' }) } });
  expect(never.faults).toEqual(['the config was never amended']);
});

describe('a guess of the hidden cards', () => {
  const guessing = (guess: Guess<Magpies>) => judge(magpies, 18, guess).faults[0];

  test('keeps the contract', () => {
    const report = judge(magpies, 18, honest);
    expect(report.faults).toEqual([]);
    expect(report.guessed).toMatchObject({ bid: expect.any(Number), race: expect.any(Number) });
    expect(report.guessesPlayed).toBeGreaterThan(3);
    expect(report.cardsGuessed).toBeGreaterThan(20);
  });

  test('that looks into the real match is found', () => {
    let real: State | undefined;
    const peeking: Rules<Magpies> = {
      ...magpies,
      view(state, reader) {
        // Masking changes only the type.
        real = state as unknown as State;
        return magpies.view(state, reader);
      },
    };
    const guess: Guess<Magpies> = (context) => ({ ...honest(context), state: structuredClone(real!) });
    expect(judge(peeking, 18, guess).faults[0]).toContain('a guess depends on something hidden');
  });

  test('that never deals the best gems to others is found', () => {
    const faults = guessing((context) => {
      const guessed = honest(context);
      const { deck, hands } = guessed.state;
      for (const [seat, hand] of hands.entries()) {
        if (seat === context.viewer) continue;
        for (const [i, gem] of hand.secret.entries()) {
          const other = worthOf(gem) === 9 ? deck.secret.findIndex((it) => worthOf(it) < 9) : -1;
          if (other >= 0) [hand.secret[i], deck.secret[other]] = [deck.secret[other]!, gem];
        }
      }
      return guessed;
    });
    expect(faults).toMatch(/of 600 guesses none puts G\d+ at|deal other cards than the game does/);
  });

  test('that deals a gem twice, or one that the box does not have, is found', () => {
    const withDeck = (change: (deck: string[]) => void) =>
      guessing((context) => {
        const guessed = honest(context);
        change(guessed.state.deck.secret);
        return guessed;
      });
    expect(withDeck((deck) => deck.length > 1 && deck.splice(0, 1, deck[1]!))).toMatch(/twice|instead of G/);
    expect(withDeck((deck) => deck.splice(0, 1, 'G77'))).toContain('a guess has other cards: G77');
    expect(withDeck((deck) => deck.push('G77'))).toContain('a guess looks different');
  });

  test('that no player could be in, or that cannot be played, is found', () => {
    const noSpent = guessing((context) => {
      const guessed = honest(context);
      return { ...guessed, state: { ...guessed.state, scores: guessed.state.scores.map(() => 0) } };
    });
    expect(noSpent).toContain('a guess looks different');
    expect(guessing((context) => ({ ...honest(context), agenda: [] }))).toContain('nothing is being asked');
  });

  test('that deals the deck in a fixed order is found', () => {
    const sorted = guessing((context) => {
      const guessed = honest(context);
      guessed.state.deck.secret.sort();
      return guessed;
    });
    expect(sorted).toContain('deal other cards than the game does');
  });
});

test('the example game keeps the contract, and the suite has looked at all of it', () => {
  const report = judge(magpies, 36);
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ games: 36, ended: 36, replays: 36 });
  expect(report.relabelled).toBeGreaterThan(300);
  expect(report.swapped).toBeGreaterThan(300);
  expect(report.garbage).toBe(report.moves);
  expect(report.free).toHaveProperty('shake');
  expect(Object.keys(report.secrets).sort()).toEqual(['deck', 'hands.*']);
  expect(Object.keys(report.events).sort()).toEqual(
    ['bids', 'drew', 'others-drew', 'shaken', 'taken', 'tied', 'turned-up'].sort(),
  );
});

/** Breaks the types on purpose: looks inside a shut cell. */
const peep = (state: unknown): State => state as State;
const { view, steps, free } = magpies;
/** State outside the state. */
let leftOver = 0;

/** Each breaks one promise, as a hurried author might. */
const mutants: Record<string, { rules: Rules<Magpies>; caught: RegExp }> = {
  'the view tells the worth of the next gem': {
    rules: { ...magpies, view: (s, reader) => ({ ...view(s, reader), deck: worthOf(peep(s).deck.secret[0] ?? 'G0') }) },
    caught: /leak: a hidden card/,
  },
  'the audience sees the first hand': {
    rules: {
      ...magpies,
      view: (s, e) => ({ ...view(s, e), mine: e.seat === null ? forSeat(peep(s).hands, 0).secret : view(s, e).mine }),
    },
    caught: /leak: a hidden card shows to audience.*; it was in hands\.\*/,
  },
  'what was drawn is told to all': {
    rules: {
      ...magpies,
      steps: {
        ...steps,
        refill: {
          run(m, step) {
            const tell = m.tell.bind(m);
            Object.assign(m, { tell: (event: Magpies['event']) => tell(event) });
            steps.refill.run(m, step);
          },
        },
      },
    },
    caught: /leak: a hidden card/,
  },
  'a bid that scores high is whispered about': {
    rules: {
      ...magpies,
      steps: {
        ...steps,
        bid: {
          ...steps.bid,
          answered(m, _, { seat, answer }) {
            if (worthOf(answer.gem) > 6) m.tell({ type: 'shaken', seat });
            return 'wait';
          },
        },
      },
    },
    caught: /leak: a (sealed answer|hidden card)/,
  },
  'a visible blink after a snatch': {
    rules: {
      ...magpies,
      steps: {
        ...steps,
        race: {
          ...steps.race,
          answered(m, _, { answer }) {
            if (answer.snatch) m.shortenDeadline('blink');
            return 'wait';
          },
        },
      },
    },
    caught: /leak: a sealed answer/,
  },
  'a default that weighs the hand': {
    rules: {
      ...magpies,
      steps: {
        ...steps,
        bid: {
          ...steps.bid,
          defaultAnswer: ({ view }) => ({ gem: view.mine!.toSorted((a, b) => worthOf(a) - worthOf(b))[0]! }),
        },
      },
    },
    caught: /leak: a hidden card.*; it was in hands\.\*; time ran out, so look at the default answer/,
  },
  'a rule with luck of its own': {
    rules: {
      ...magpies,
      steps: {
        ...steps,
        refill: {
          run(m, step) {
            leftOver = 1 - leftOver;
            if (leftOver === 0) m.state.deck.secret.reverse();
            steps.refill.run(m, step);
          },
        },
      },
    },
    caught: /another result/,
  },
  'an amendment that tells of a hand': {
    rules: {
      ...magpies,
      amend: { ...gift, apply: (m, seat) => m.tell({ type: 'drew', seat, gems: forSeat(m.state.hands, seat).secret }) },
    },
    caught: /leak: a hidden card/,
  },
  'an amendment that tells of a sealed answer': {
    rules: {
      ...magpies,
      steps: {
        ...steps,
        // A state that remembers a sealed answer leaks nothing until the config is amended.
        bid: {
          ...steps.bid,
          answered(m, _, { answer }) {
            m.state.spent.push(answer.gem);
            return 'wait';
          },
        },
      },
      view: (s, reader) => ({ ...view(s, reader), spent: [] }),
      amend: { ...gift, apply: (m, seat) => m.tell({ type: 'taken', by: seat, gem: m.state.spent.at(-1) ?? 'G0' }) },
    },
    caught: /leak: a (sealed answer|hidden card)/,
  },
  'a prompt whose default is illegal': {
    rules: { ...magpies, steps: { ...steps, bid: { ...steps.bid, defaultAnswer: () => ({ gem: 'G99' }) } } },
    caught: /the default answer is refused/,
  },
  'a prompt that asks those who cannot answer': {
    rules: {
      ...magpies,
      steps: {
        ...steps,
        bid: { ...steps.bid, check: ({ seat }, { gem }) => (seat === 1 ? { code: 'not-held', gem } : undefined) },
      },
    },
    caught: /the default answer is refused|refused/,
  },
  'a question asked for ever': {
    rules: {
      ...magpies,
      steps: { ...steps, race: { ...steps.race, close: (m, step) => m.next({ ...step }) } },
    },
    caught: /has not ended/,
  },
  'a step that goes round in circles': {
    rules: { ...magpies, steps: { ...steps, turnUp: { run: (m) => m.next({ type: 'refill' }) } } },
    caught: /come to rest/,
  },
  'a refusal that scribbles': {
    rules: {
      ...magpies,
      free: {
        ...free!,
        check(ask, move) {
          addForSeat(ask.view.scores, 0, 1);
          return free!.check(ask, move);
        },
      },
    },
    caught: /changed in place|changed the state/,
  },
  'a state that is more than JSON': {
    rules: {
      ...magpies,
      setup(setting) {
        const standing = magpies.setup(setting);
        return {
          ...standing,
          state: { ...standing.state, scores: standing.state.scores.map(() => Number.NEGATIVE_INFINITY) },
        };
      },
    },
    caught: /JSON/,
  },
  'a schema that throws': {
    rules: {
      ...magpies,
      steps: {
        ...steps,
        bid: {
          ...steps.bid,
          check({ view }, { gem }) {
            if (!view.mine!.includes(gem)) throw new Error('not yours');
            return undefined;
          },
        },
      },
    },
    caught: /threw/,
  },
};

describe('the suite catches every planted fault', () => {
  for (const [name, { rules, caught }] of Object.entries(mutants)) {
    test(name, () => {
      const { faults } = judge(rules, 60);
      expect(faults.join('\n')).toMatch(caught);
    });
  }
  test('a step that play never reaches is a gap, not a pass', () => {
    const never = {
      asks: () => [],
      progress: 'shown',
      answer: steps.race.answer,
      check: () => undefined,
      silent: () => ({ snatch: false }),
      close() {},
    } as const;
    const rules = { ...magpies, steps: { ...steps, never } } as Rules<Magpies>;
    expect(judge(rules).faults).toEqual(['the step never was never asked']);
  });
});

describe('the golden corpus', () => {
  const game = bind<Magpies>(magpies, null);
  const corpus: Golden<Shape>[] = JSON.parse(readFileSync(new URL('../example/golden.json', import.meta.url), 'utf8'));
  test('earlier records still end in the same states', () => {
    expect(corpus).toHaveLength(3);
    expect(goldenFaults(game, 'none', corpus)).toEqual([]);
  });
  test('a silent change of the rules is found', () => {
    const richer: Rules<Magpies>['steps']['refill'] = {
      run(m, step) {
        addForSeat(m.state.scores, 0, 1);
        steps.refill.run(m, step);
      },
    };
    const changed = bind<Magpies>({ ...magpies, steps: { ...steps, refill: richer } }, null);
    expect(goldenFaults(changed, 'none', corpus)).toEqual(corpus.map(() => expect.stringContaining('another state')));
  });
  test('an empty corpus is a fault', () => {
    expect(goldenFaults(game, 'none', [])).toEqual(['the golden corpus is empty']);
  });
});
