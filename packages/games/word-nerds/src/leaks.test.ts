/** Checks that the contract suite catches leaks: each mutant of the rules has one planted leak. */
import { bind, forSeat, limitsFor, type Rules } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { randomBot } from './bot/random.ts';
import { defaults } from './defaults.ts';
import { rules } from './rules.ts';
import { type CardWithWord, PRINTED, TestGame } from './testing.ts';
import type { Event, State, WordNerds, WordNerdsContext } from './types.ts';

const { pointsOf: cardValue } = PRINTED.letters;

const env = lexiconOf(['tear', 'rate', 'tare']);
const judge = (changed: Rules<WordNerds>, players: number): string =>
  contract<WordNerds>({
    game: bind<WordNerds>(changed, env),
    env,
    bot: randomBot,
    tables: (['live', 'relaxed'] as const).map((pace) => ({
      config: { ...defaults, lastTurn: 12 },
      players,
      limits: limitsFor<WordNerds>(rules, pace),
      bank: null,
      position: null,
    })),
    games: 8,
  }).faults.join('\n');

/** Breaks the types on purpose: looks inside a shut cell. */
const peep = (state: unknown): State => state as State;
/** A context that sends every event to all. */
const loud = (m: WordNerdsContext): WordNerdsContext => {
  const tell = m.tell.bind(m);
  return Object.assign(m, { tell: (event: Event) => tell(event) });
};
const { view, steps, free } = rules;

const MUTANTS: Record<string, { rules: Rules<WordNerds>; caught: RegExp }> = {
  'hands: spectators see the first letter': {
    rules: {
      ...rules,
      view: (s, reader) => ({
        ...view(s, reader),
        hand:
          reader.seat === null
            ? { letters: forSeat(peep(s).players, 0).letters.secret, actions: [] }
            : view(s, reader).hand,
      }),
    },
    caught: /leak: a hidden card shows to audience/,
  },
  'hands: their value is shown': {
    rules: {
      ...rules,
      view: (s, reader) => ({
        ...view(s, reader),
        deck: forSeat(peep(s).players, 0).letters.secret.reduce((sum, card) => sum + cardValue(card), 0),
      }),
    },
    caught: /leak: a hidden card/,
  },
  'hands: a letter moved by a card is told to all': {
    rules: { ...rules, free: { ...free!, apply: (m, seat, move) => free!.apply(loud(m), seat, move) } },
    caught: /leak: a hidden card/,
  },
  'hands: cards bought are told to all': {
    rules: {
      ...rules,
      steps: {
        ...steps,
        purchase: { ...steps.purchase, close: (m, step, given) => steps.purchase.close(loud(m), step, given) },
      },
    },
    caught: /leak: a hidden card/,
  },
  'hands: a default answer depends on them': {
    rules: {
      ...rules,
      steps: {
        ...steps,
        keep: {
          ...steps.keep,
          defaultAnswer: (ask) => ({
            ...steps.keep.defaultAnswer(ask),
            redraw: ask.view.hand!.letters.some((card) => cardValue(card) > 2),
          }),
        },
      },
    },
    caught: /leak: a hidden card/,
  },
  'tokens: a high bid is revealed early': {
    rules: {
      ...rules,
      steps: {
        ...steps,
        bid: {
          ...steps.bid,
          answered(m, _, { seat, answer }) {
            if (answer.token > 2) m.tell({ type: 'retrieved', seat, tokens: [] });
            return 'wait';
          },
        },
      },
    },
    caught: /leak: a sealed answer/,
  },
  'answers: the 300 ms are visible': {
    rules: {
      ...rules,
      steps: {
        ...steps,
        declare: {
          ...steps.declare,
          answered(m, _, { answer }) {
            if (answer.type === 'word') m.shortenDeadline('simultaneous');
            return 'wait';
          },
        },
      },
    },
    caught: /leak: a sealed answer/,
  },
  'answers: a pass is visible': {
    rules: {
      ...rules,
      steps: {
        ...steps,
        respond: {
          ...steps.respond,
          answered(m, step, given) {
            if (given.answer.type === 'pass') m.tell({ type: 'no-word' });
            return steps.respond.answered!(m, step, given);
          },
        },
      },
    },
    caught: /leak: a (pass|sealed answer) shows/,
  },
  'answers: action cards laid with a word are visible': {
    rules: {
      ...rules,
      steps: {
        ...steps,
        declare: {
          ...steps.declare,
          answered(m, step, given) {
            if (given.answer.type === 'word' && given.answer.actions.length > 0) m.tell({ type: 'no-word' });
            return steps.declare.answered!(m, step, given);
          },
        },
      },
    },
    caught: /leak: a sealed answer/,
  },
  'questions: a seat that could challenge counts as having nothing to choose': {
    rules: { ...rules, steps: { ...steps, respond: { ...steps.respond, hasNoChoice: () => true } } },
    caught: /a seat with nothing to choose has a choice/,
  },
  'questions: that a seat has nothing to choose is visible': {
    rules: {
      ...rules,
      steps: {
        ...steps,
        'bid-cards': {
          ...steps['bid-cards'],
          answered(m, _, { seat }) {
            m.setSeatDeadline((seat + 1) % m.seats.length, 'simultaneous');
            return 'wait';
          },
        },
      },
    },
    caught: /leak: a (pass|sealed answer)/,
  },
  'answers: that a player joins is visible': {
    rules: {
      ...rules,
      steps: {
        ...steps,
        join: {
          ...steps.join,
          answered(m, _, { answer }) {
            if (answer.join) m.tell({ type: 'no-word' });
            return 'wait';
          },
        },
      },
    },
    caught: /leak: a sealed answer/,
  },
};

describe('planted leaks are caught', () => {
  test.each(Object.entries(MUTANTS))('%s', (_, mutant) => {
    expect(judge(mutant.rules, 4)).toMatch(mutant.caught);
  });
});

describe('nothing reveals what a player holds', () => {
  test('[WN-7] [WN-13] players with nothing to play are asked like all others', () => {
    const play = new TestGame({
      players: [{ letters: 'paths', actions: ['+2 WORD VALUE'] }, '', 'mind'],
      pace: 'live',
    });
    play.answer(0, { type: 'word', cards: play.cards(0, 'paths') }).expire();
    for (const viewer of [0, 1, 2, 'audience'] as const)
      expect(play.observe(viewer).question).toMatchObject({
        asked: [0, 1, 2],
        waiting: null,
        until: 20_310,
      });
  });
  test('[WN-11] a declaration changes nothing that others see, and sends them no update', () => {
    const play = new TestGame({ players: ['paths', 'wreck', 'mind'], pace: 'live' });
    const before = play.observe(1);
    const after = play.game.play(
      play.match,
      0,
      { to: before.question!.id, answer: { type: 'word', cards: play.cards(0, 'paths') } },
      5,
    );
    expect(after.ok && play.game.updateFor(before, after.match, after.events, 1)).toBeNull();
  });
  test('[WN-14] the cards of a trump that was not laid are shown to no other player', () => {
    /**
     * The others' view when the lower score has trumped first: with cards laid along with the other trump, or without.
     */
    const seen = (along: readonly CardWithWord[]): unknown => {
      const play = new TestGame({
        players: ['paths', { letters: 'wreck', score: 5, actions: ['+2 WORD VALUE'] }, 'judging', 'mind'],
      }).declare(0, 'paths');
      play.answer(1, { type: 'trump', ...play.wordPlay(1, 'wreck', along) }).trump(2, 'judging');
      expect(play.words[1]!.owner).toBe(2);
      const all = ([0, 1, 2, 3, 'audience'] as const).map((viewer) => play.observe(viewer));
      return [all, play.events];
    };
    expect(seen([['+2 WORD VALUE', { word: 1 }]])).toEqual(seen([]));
  });
  test('[WN-14] no other player sees that a trump was withdrawn because of a card', () => {
    const before = new TestGame({
      players: [{ letters: 'paths', actions: ['+5 WORD VALUE'] }, 'wreck', 'mind'],
      pace: 'live',
    });
    before.answer(0, { type: 'word', cards: before.cards(0, 'paths') }).expire();
    /** What the others see in the next 19 s, in which the word's value is raised, with or without a trump. */
    const seen = (trumps: boolean): unknown => {
      let { match } = before;
      const at = match.at + 20;
      const go = (seat: number, move: unknown, time: number): void => {
        const outcome = before.game.play(match, seat, move, time);
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
        ({ match } = outcome);
      };
      const id = match.agenda.at(-1)!.id!;
      if (trumps) go(1, { to: id, answer: { type: 'trump', cards: before.cards(1, 'wreck') } }, at - 10);
      go(0, { free: { type: 'card', card: before.heldCard(0, '+5 WORD VALUE'), target: { word: 0 } } }, at);
      const due = before.game.nextDeadline(match);
      return [due, ...([0, 2, 'audience'] as const).map((viewer) => before.game.observe(match, viewer))];
    };
    expect(seen(true)).toEqual(seen(false));
  });
});
