import { bind, chanceFrom, type Guess, guessMatch, playOut, seedFrom } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { madeUpWord } from '@wordhoard/lexicon/testing';
import { wholeLexicon as words } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, inject, test } from 'vitest';
import { draftingBot } from './bot/random.ts';
import { faceOf } from './cards.ts';
import { guess } from './guess.ts';
import { judge } from './judge/judge.ts';
import { rules } from './rules.ts';
import { COMPONENTS, easyWords, tableFor } from './testing.ts';
import type { Event, Wordsmith } from './types.ts';

const env = easyWords;
const game = bind(rules, env);
const players = [1, 2, 3, 4, 5, 6];
const tables = [
  ...players.map((count) => tableFor(count)),
  ...players.map((count) => tableFor(count, 'relaxed', { deck: 'balanced' })),
  tableFor(2, { days: 1 }),
];

/** A mapped type: an event added to the game must be listed here to compile, and must occur for the test to pass. */
const EVENTS: Record<Event['type'], true> = { allowed: true, dealt: true, turned: true, goal: true, ended: true };

test('the contract holds for one to six players, live, relaxed and by correspondence, with both decks', () => {
  const report = contract<Wordsmith>({
    game,
    env,
    bot: draftingBot,
    tables,
    games: tables.length,
    maxMoves: 500,
    amendment: madeUpWord,
    guess,
  });
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ games: tables.length, ended: tables.length, replays: tables.length });
  expect(Object.keys(report.events).sort()).toEqual(Object.keys(EVENTS).sort());
  expect(Object.keys(report.steps)).toEqual(['turn']);
  expect(Object.keys(report.secrets).sort()).toEqual(['deck', 'removed']);
  expect(report.relabelled).toBeGreaterThan(300);
  expect(report.swapped).toBeGreaterThan(300);
  expect(report.guessesPlayed).toBeGreaterThan(5);
  expect(report.cardsGuessed).toBeGreaterThan(50);
});

test('the contract holds for the judge, with real words', { timeout: 240_000 }, () => {
  const report = contract<Wordsmith>({
    game: bind(rules, words),
    env: words,
    bot: draftingBot,
    tables: [tableFor(1), tableFor(2, 'relaxed', { deck: 'balanced' }), tableFor(4)],
    games: 3,
    maxMoves: 500,
    judge,
    judgedOneIn: inject('sweep') ? 12 : 24,
  });
  expect(report.faults).toEqual([]);
  expect(report.judged['turn']).toBeGreaterThan(5);
});

describe('a wrong guess is found', () => {
  type Cards = Record<'deck' | 'removed' | 'offer', string[]>;
  const faultOf = (change: (cards: Cards) => void): string | undefined => {
    const wrong: Guess<Wordsmith> = (context) => {
      const { state, ...rest } = guess(context);
      change({ deck: state.deck.secret, removed: state.removed.secret, offer: state.offer });
      return { ...rest, state };
    };
    return contract<Wordsmith>({ game, env, bot: draftingBot, tables: [tableFor(2)], games: 2, guess: wrong })
      .faults[0];
  };

  test('that has a card too many in the deck', () => {
    expect(faultOf(({ deck, removed }) => deck.push(...removed.splice(0, 1)))).toContain('a guess looks different');
  });

  test('that deals a face-up card again', () => {
    expect(faultOf(({ removed, offer }) => removed.splice(0, 1, ...offer.slice(0, 1)))).toContain('has other cards');
  });

  test('that deals a card which is not in the box', () => {
    expect(faultOf(({ removed }) => removed.splice(0, 1, 'L47'))).toContain('a guess has other cards: L47');
  });

  test('that never leaves a card of three letters in the deck', () => {
    const fault = faultOf(({ deck, removed }) => {
      for (const [i, card] of deck.entries()) {
        const other =
          faceOf(COMPONENTS.decks.printed, card).length < 3
            ? -1
            : removed.findIndex((it) => faceOf(COMPONENTS.decks.printed, it).length < 3);
        if (other >= 0) [deck[i], removed[other]] = [removed[other]!, card]; // found above
      }
    });
    expect(fault).toMatch(/of 600 guesses none puts L\d+ at|deal other cards than the game does/);
  });
});

test('a finished match can be guessed', () => {
  const started = game.start({ ...tableFor(2), seed: seedFrom('finished') });
  if (!started.ok) throw new Error(`the table was refused: ${started.refusal.code}`);
  let last = started.match;
  const bots = [draftingBot, draftingBot];
  for (const { after } of playOut({ game, env, bots, match: last, luck: 'bots' })) last = after;
  expect(last.over).not.toBeNull();
  const seen = game.observe(last, 1);
  const guessed = guessMatch({ game, guess, env, seen, viewer: 1, chance: chanceFrom('any') });
  expect(JSON.stringify(game.observe(guessed, 1))).toBe(JSON.stringify(seen));
  expect(guessed.state.deck.secret).toEqual([]);
  expect(guessed.state.removed.secret).toHaveLength(11);
});
