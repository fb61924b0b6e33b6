import { bind, chanceFrom, type Guess, guessMatch, limitsFor, type MatchSetup, type Pace } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { randomBot } from './bot/random.ts';
import { faceOf } from './cards.ts';
import { componentsOf } from './components.ts';
import { defaults } from './defaults.ts';
import { guess } from './guess.ts';
import { rules } from './rules.ts';
import { TestGame } from './testing.ts';
import type { State, Wordsy } from './types.ts';

const game = bind(rules, env);
const table = (players: number, pace: Pace): Omit<MatchSetup<Wordsy>, 'seed'> => ({
  config: { ...defaults, friendlySpelling: true },
  players,
  limits: limitsFor<Wordsy>(rules, pace),
  bank: null,
  position: null,
});

/** Expects that the same steps follow in a guess as in the match. */
function expectSameAgenda({ match }: TestGame): void {
  const guessed = guessMatch({ game, guess, env, seen: game.observe(match, 0), viewer: 0, chance: chanceFrom('any') });
  expect(guessed.agenda.map(({ step }) => step)).toEqual(match.agenda.map(({ step }) => step));
}

test('in a guess the round goes on as in the match: after words, a challenge, a mended word, and a second challenge', () => {
  const play = new TestGame(env, { players: 3, config: { friendlySpelling: true }, position: {} });
  expectSameAgenda(play);
  expectSameAgenda(play.ready());
  expectSameAgenda(play.lockAll('mangle', 'slimng', 'glands'));
  expect(play.question.step.type).toBe('challenge');
  expectSameAgenda(play.challenge(0, 1));
  expect(play.question.step.type).toBe('mend');
  expectSameAgenda(play.answer(1, { word: null }));
  expect(play.question.step.type).toBe('challenge');
  expectSameAgenda(play.challenge(0, 2));
  expectSameAgenda(play.pass());
  expect(play.question.step.type).toBe('ready');
  const alone = new TestGame(env, { players: 1, position: {} }).ready();
  expectSameAgenda(alone);
});

test('[WY-7] a guess of a frozen round closes at its deadline, although an empty text can never be locked', () => {
  const play = new TestGame(env, { players: 2, position: {} }).ready().lock(0, 'mangle');
  while (play.question.step.type === 'write' && play.question.step.stage !== 'grace') play.expire();
  const seen = game.observe(play.match, 0);
  const guessed = guessMatch({ game, guess, env, seen, viewer: 0, chance: chanceFrom('any') });
  const due = game.nextDeadline(guessed);
  expect(due).toBe(play.question.until);
  const closed = game.expire(guessed, due!);
  expect(closed.ok && closed.match.agenda.at(-1)?.step.type).toBe('challenge');
});

test('[WY-1] any of the cards with a letter may lie on the board', () => {
  const { match } = new TestGame(env, { players: 2, position: {} });
  const seen = game.observe(match, 0);
  const cards = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const { state } = guess({ seen, viewer: 0, env, chance: chanceFrom(`luck ${i}`) });
    expect(state.board.map((card) => faceOf(componentsOf({}), card).letter).join('')).toBe('qgnsmlgd');
    cards.add(state.board[2]!);
  }
  expect(cards.size).toBe(4);
});

describe('the contract finds a guess', () => {
  const faultOf = (faulty: Guess<Wordsy>): string | undefined =>
    contract<Wordsy>({
      game,
      env,
      bot: randomBot,
      tables: [table(2, 'live'), table(3, 'relaxed')],
      games: 2,
      guess: faulty,
      guessedToEndOneIn: 5,
    }).faults[0];
  const withState = (change: (state: State) => void): string | undefined =>
    faultOf((context) => {
      const guessed = guess(context);
      change(guessed.state);
      return guessed;
    });

  test('that deals a card too many, or one of the board again', () => {
    expect(withState(({ deck }) => deck.secret.push('C0'))).toContain('a guess looks different');
    const again = withState(({ board, deck }) => {
      if (board[0] !== undefined) deck.secret[0] = board[0];
    });
    expect(again).toContain('a guess has other cards');
  });

  test('that always takes the same cards of a letter for the discards', () => {
    const fault = withState(({ deck, discards }) => {
      for (const [i, card] of deck.secret.entries()) {
        const { letter } = faceOf(componentsOf({}), card);
        const at = discards.findIndex((other) => faceOf(componentsOf({}), other).letter === letter && other > card);
        if (at >= 0) [discards[at], deck.secret[i]] = [card, discards[at]!];
      }
    });
    expect(fault).toMatch(/of 600 guesses none puts C\d+ at .deck/);
  });

  test('that deals the deck in a fixed order', () => {
    expect(withState(({ deck }) => deck.secret.sort())).toContain('deal other cards than the game does');
  });

  test('that forgets to score the round', () => {
    expect(faultOf((context) => ({ ...guess(context), agenda: [] }))).toContain('nothing is being asked');
  });
});
