import {
  bind,
  chanceFrom,
  type Guess,
  guessMatch,
  limitsFor,
  type Match,
  type MatchSetup,
  replay,
  type Viewer,
} from '@wordhoard/kernel';
import { contract, recordGame } from '@wordhoard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { randomBot } from './bot/random.ts';
import { defaults } from './defaults.ts';
import { GOLDEN_WORDS, goldenLexicon } from './golden-words.ts';
import { guess } from './guess.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import { FULL_HANDS, PRINTED, TestGame } from './testing.ts';
import type { WordNerds } from './types.ts';

const { isWild } = PRINTED.letters;

const env = goldenLexicon();
const game = bind<WordNerds>(rules, env);
const tableFor = (players: number, position: Position | null = null): Omit<MatchSetup<WordNerds>, 'seed'> => ({
  config: { ...defaults, winningScore: 500, lastTurn: 5 },
  players,
  limits: limitsFor<WordNerds>(rules, 'live'),
  bank: null,
  position,
});

/** A game of random moves, after each entry of its record. */
function playRandomly(name: string, table: Omit<MatchSetup<WordNerds>, 'seed'>): Match<WordNerds>[] {
  const { record } = recordGame<WordNerds>({ game, env, bot: randomBot, table, words: GOLDEN_WORDS, name });
  return [...replay(game, record)];
}
const guessFor = (match: Match<WordNerds>, viewer: Viewer, luck = 'luck'): Match<WordNerds> =>
  guessMatch({ game, guess, env, seen: game.observe(match, viewer), viewer, chance: chanceFrom(luck) });

describe('the steps after the open question', () => {
  const agendaOf = ({ agenda }: Match<WordNerds>): string => JSON.stringify(agenda.map(({ step }) => step));
  const isInterruption = (type: string | undefined): boolean => type === 'drop' || type === 'discard';

  test('are those of the match', () => {
    const types = new Set<string>();
    for (const players of [2, 3, 4, 5, 6])
      for (const match of playRandomly(`steps ${players}`, tableFor(players))) {
        const type = match.agenda.at(-1)?.step.type;
        if (isInterruption(type)) continue;
        expect(agendaOf(guessFor(match, 'audience'))).toBe(agendaOf(match));
        types.add(type ?? 'over');
      }
    const asked = ['bid', 'bid-cards', 'declare', 'join', 'keep', 'over', 'purchase', 'respond', 'select'];
    expect([...types].sort()).toEqual(asked);
  });

  test('[WN-4] are among the guesses if a card or the limit of ten interrupted another question', () => {
    const interrupted = new Set<string | undefined>();
    for (let i = 0; i < 8; i++)
      for (const match of playRandomly(`interruptions ${i}`, tableFor(3, FULL_HANDS))) {
        const [open, below] = match.agenda.map(({ step }) => step.type).reverse();
        // An interrupted interruption isn't in the view. If no player holds an action card, bid-cards asks nobody.
        const isUnknown =
          isInterruption(below) || match.state.players.every(({ actions }) => actions.secret.length === 0);
        if (!isInterruption(open) || isUnknown) continue;
        const guesses = Array.from({ length: 20 }, (_, n) => agendaOf(guessFor(match, 0, `luck ${n}`)));
        expect(guesses).toContain(agendaOf(match));
        interrupted.add(below);
      }
    expect([...interrupted].sort()).toEqual(['bid', 'bid-cards', 'declare', 'leftover', 'purchase', 'select']);
  });

  test.each(['respond', 'keep'])('[WN-4] [WN-18] are among the guesses if the limit of ten interrupted %s', (step) => {
    const drawer = { letters: 'aeilnrstug', actions: ['DRAW ONE LETTER'] };
    const played = new TestGame({ players: [{ letters: 'paths', spent: [1, 2] }, drawer] }).declare(0, 'paths');
    if (step === 'keep') played.pass();
    expect(played.step).toBe(step);
    played.card(1, 'DRAW ONE LETTER');
    expect(played.step).toBe('discard');
    const guesses = Array.from({ length: 20 }, (_, n) => agendaOf(guessFor(played.match, 0, `luck ${n}`)));
    expect(guesses).toContain(agendaOf(played.match));
  });
});

test('a finished match can be guessed', () => {
  const last = playRandomly('finished', tableFor(3)).at(-1)!;
  expect(last.over).not.toBeNull();
  for (const viewer of [0, 1, 2, 'audience'] as const) {
    const guessed = guessFor(last, viewer);
    expect(JSON.stringify(game.observe(guessed, viewer))).toBe(JSON.stringify(game.observe(last, viewer)));
    expect(guessed.agenda).toEqual([]);
  }
});

describe('a wrong guess is found', () => {
  const oneWild: Position = {
    turn: 1,
    first: 0,
    players: [
      { letters: 'aeio', actions: [], spent: [], score: 0 },
      { letters: '?rst', actions: ['FULL CREDIT'], spent: [], score: 0 },
    ],
    pool: '',
    discards: 'q',
    market: null,
    next: 'auction',
  };
  type Guessed = ReturnType<Guess<WordNerds>>;
  const faultOf = (
    change: (guessed: Guessed, viewer: Viewer) => Guessed | undefined,
    guessedToEndOneIn = 4,
  ): string | undefined => {
    const wrong: Guess<WordNerds> = (context) => {
      const guessed = guess(context);
      return change(guessed, context.viewer) ?? guessed;
    };
    // The first table of its size is compared with deals, so it has no position.
    const tables = [tableFor(2), tableFor(2, oneWild)];
    return contract({ game, env, bot: randomBot, tables, games: 2, guess: wrong, guessedToEndOneIn }).faults[0];
  };

  test('but not a right one', () => {
    expect(faultOf(() => undefined)).toMatch(/^the step \w+ was never asked$/);
  });

  test('that never deals a WILD to another player', () => {
    const fault = faultOf(({ state: { players, deck } }, viewer) => {
      for (const [seat, { letters }] of players.entries()) {
        if (seat === viewer) continue;
        for (const [i, card] of letters.secret.entries()) {
          const other = isWild(card) ? deck.secret.findIndex((it) => !isWild(it)) : -1;
          if (other >= 0) [letters.secret[i], deck.secret[other]] = [deck.secret[other]!, card]; // found above
        }
      }
      return undefined;
    }, 1);
    expect(fault).toMatch(/of 600 guesses none puts L\d+ at .players.1.letters/);
  });

  test('that has a card too many in the deck', () => {
    const fault = faultOf(({ state: { deck } }) => void deck.secret.push(...deck.secret.slice(0, 1)));
    expect(fault).toContain('a guess looks different');
  });

  test('that deals a letter of the auction again', () => {
    const fault = faultOf(({ state: { deck, market } }) => void deck.secret.splice(0, 1, ...market.slice(0, 1)));
    expect(fault).toContain('a guess has other cards');
  });

  test('that deals an action card twice', () => {
    const fault = faultOf(
      ({ state: { actionDeck } }) => void actionDeck.secret.splice(0, 1, ...actionDeck.secret.slice(1, 2)),
    );
    expect(fault).toContain('a guess has other cards');
  });

  test('that does not know what comes next', () => {
    expect(faultOf((guessed) => ({ ...guessed, agenda: [] }))).toContain('nothing is being asked');
  });
});
