/** The contract suite has teeth in this game: rules with one leak planted in each are caught. */
import { bind, forSeat, limitsFor, type Rules } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { randomBot } from './bot/random.ts';
import { cardValue } from './cards.ts';
import { defaults } from './defaults.ts';
import { rules } from './rules.ts';
import { type CardWithWord, TestGame } from './testing.ts';
import type { Event, State, WordNerds, WordNerdsContext } from './types.ts';

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
  'hands: the audience sees the first': {
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
  'hands: their worth shows': {
    rules: {
      ...rules,
      view: (s, reader) => ({
        ...view(s, reader),
        deck: forSeat(peep(s).players, 0).letters.secret.reduce((sum, card) => sum + cardValue(card), 0),
      }),
    },
    caught: /leak: a hidden card/,
  },
  'hands: what a card moves is told to all': {
    rules: { ...rules, free: { ...free!, apply: (m, seat, move) => free!.apply(loud(m), seat, move) } },
    caught: /leak: a hidden card/,
  },
  'hands: what is bought is told to all': {
    rules: {
      ...rules,
      steps: {
        ...steps,
        purchase: { ...steps.purchase, close: (m, step, given) => steps.purchase.close(loud(m), step, given) },
      },
    },
    caught: /leak: a hidden card/,
  },
  'hands: the default weighs them': {
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
  'tokens: a high bid is whispered about': {
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
  'answers: the 300 ms show': {
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
  'answers: a pass shows': {
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
  'answers: that cards lie with a word shows': {
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
  'questions: a seat that could challenge is said to have nothing to choose': {
    rules: { ...rules, steps: { ...steps, respond: { ...steps.respond, hasNoChoice: () => true } } },
    caught: /a seat with nothing to choose has a choice/,
  },
  'questions: that a seat has nothing to choose shows': {
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
  'answers: that somebody joins shows': {
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

describe('nothing tells what anyone holds', () => {
  test('[WN-7] [WN-13] those with nothing to play are asked like all others', () => {
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
  test('[WN-11] a declaration changes nothing that another sees, and is not even news', () => {
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
  test('[WN-14] the cards of a trump that was not the one laid show to nobody else', () => {
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
  test('[WN-14] that a trump was under way when a card undid it shows to nobody else', () => {
    const before = new TestGame({
      players: [{ letters: 'paths', actions: ['+5 WORD VALUE'] }, 'wreck', 'mind'],
      pace: 'live',
    });
    before.answer(0, { type: 'word', cards: before.cards(0, 'paths') }).expire();
    /** The others' view of the next 19 s, in which the word is raised: with a trump under way, or with none. */
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
