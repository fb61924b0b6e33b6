import { type BotInput, bind, chanceFrom, forSeat, lastEntry } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { offerOf } from '../cards.ts';
import { deckOf } from '../components.ts';
import { defaults } from '../defaults.ts';
import type { TurnStep } from '../moves.ts';
import { wordRulesOf } from '../round.ts';
import { rules } from '../rules.ts';
import { BLANK_ROWS, COMPONENTS, positionWith, sheetWith, TestGame, tableFor } from '../testing.ts';
import { applyTurn } from '../turn.ts';
import type { View, Wordsmith } from '../types.ts';
import { standingWords } from '../words.ts';
import { bot, championBase, makeChampion } from './bot.ts';
import { crownRaceValue } from './crown-race.ts';
import { packFill } from './fills.ts';
import { NextRound } from './next-round.ts';
import { Prices, sum } from './prices.ts';
import { ScratchSheet } from './scratch-sheet.ts';
import { evaluatorFor, evaluatorFrom, searchTurns } from './search.ts';
import { SKILLS } from './skills.ts';

/** Round 11 of a game, with MKA, RA and IVE waiting for letters. */
const beforeTheLastRound = positionWith(1, {
  round: COMPONENTS.rounds - 1,
  offer: ['np', 'op', 'hl'],
  goals: [
    { goal: '4b', first: null },
    { goal: '1a', first: 3 },
  ],
  sheets: [
    {
      grid: ['*....*..', '...S....', '...MK...', '...OASTS', 'HEARET..', '.o.ERA..', '....iVe.', '........'],
      words: [
        { run: 'r5c1-r5c4', round: 2 },
        { run: 'r5c1-r5c5', round: 3 },
        { run: 'r5c3-r5c6', round: 3 },
        { run: 'r5c4-r2c4', round: 5 },
        { run: 'r2c4-r6c4', round: 5 },
        { run: 'r7c6-r4c6', round: 7 },
        { run: 'r4c4-r4c8', round: 9 },
        { run: 'r6c5-r3c5', round: 10 },
      ],
      spent: 8,
      gained: 2,
      crowns: 0,
      goals: [0, 8],
    },
  ],
});
const middle = positionWith(2, {
  round: 4,
  offer: ['et', 'as', 'hl'],
  sheets: positionWith(2).sheets.map((sheet) => ({
    ...sheet,
    grid: BLANK_ROWS.with(1, '..s.....').with(3, '.la.....'),
  })),
});

const ask = (play: TestGame, seat: number, luck = 'luck'): BotInput<Wordsmith> => ({
  seen: play.game.observe(play.match, seat),
  seat,
  chance: chanceFrom(luck),
  env: lexicon,
});

function stepsOf(move: unknown): readonly TurnStep[] {
  return (move as { answer: { steps: TurnStep[] } }).answer.steps; // a bot of this game answers with steps
}

describe('the champion', () => {
  test('finds the same legal turns with the same luck, and changes nothing that it sees', () => {
    const play = new TestGame(lexicon, 2, middle);
    const input = ask(play, 1);
    const before = JSON.stringify(input.seen);
    const thoughts = [...championBase(input)];
    expect(JSON.stringify(input.seen)).toBe(before);
    expect(thoughts).toEqual([...championBase(ask(play, 1))]);
    for (const { move } of thoughts) expect(play.game.check(input.seen, 1, move)).toBeUndefined();
    const answers = new Set(thoughts.map(({ move }) => JSON.stringify(move)));
    expect(answers.size).toBeGreaterThan(3);
    // It can be stopped after each guess.
    expect(thoughts.length).toBeGreaterThan(200);
  });

  test('with a smaller budget stops earlier, and with none plays as level 5 does', () => {
    const play = new TestGame(lexicon, 2, middle);
    const limits = { candidates: 12, budget: 60, priorWeight: 2, crownRace: false };
    const few = [...makeChampion(limits)(ask(play, 0))].length;
    expect(few).toBeLessThan([...championBase(ask(play, 0))].length);
    const none = [...makeChampion({ ...limits, candidates: 1 })(ask(play, 0))];
    expect(lastEntry(none).move).toEqual(lastEntry([...bot(5)(ask(play, 0))]).move);
  });

  test('does not answer when it is not asked', () => {
    const play = new TestGame(lexicon, 2, positionWith(2)).turn(0, 'write A r1c1 0', 'write L r1c2 0');
    expect([...championBase(ask(play, 0))]).toEqual([]);
  });

  test('in the last round plays as level 5 does, because nothing is left to guess', () => {
    const play = new TestGame(lexicon, 1, { ...beforeTheLastRound, round: COMPONENTS.rounds });
    expect(lastEntry([...championBase(ask(play, 0))]).move).toEqual(lastEntry([...bot(5)(ask(play, 0))]).move);
  });

  test('before the last round leaves better words for whatever cards come than level 5', () => {
    const play = new TestGame(lexicon, 1, beforeTheLastRound);
    const view = play.view();
    const [five, six] = [bot(5), championBase].map((player) =>
      meanScoreAfter(view, stepsOf(lastEntry([...player(ask(play, 0))]).move)),
    );
    expect(six).toBeGreaterThan(five! + 4);
  });

  test('keeps the contract with real words', () => {
    const sheet = forSeat(beforeTheLastRound.sheets, 0);
    const report = contract<Wordsmith>({
      game: bind(rules, lexicon),
      env: lexicon,
      bot: makeChampion({ candidates: 4, budget: 8, priorWeight: 2, crownRace: true }),
      tables: [{ ...tableFor(2, 'relaxed'), position: { ...beforeTheLastRound, sheets: [sheet, sheet] } }],
      games: 1,
      maxMoves: 500,
    });
    expect(report.faults).toEqual([]);
    expect(report.ended).toBe(1);
  });
});

/** The mean value of a sheet after the best last turns with some guesses of the cards, when a turn has been played. */
function meanScoreAfter(view: View, steps: readonly TurnStep[]): number {
  const turn = applyTurn(forSeat(view.sheets, 0), view.offer, steps, wordRulesOf(view, lexicon));
  if ('code' in turn) throw new Error(turn.code);
  const scores = Array.from({ length: 6 }, (_, i) => {
    const deck = deckOf(view.config);
    const offer = offerOf(deck, chanceFrom(`last cards ${i}`).shuffle(deck.cards).slice(0, 3));
    const last = { ...view, round: COMPONENTS.rounds, offer, sheets: [turn.sheet] };
    const found = [...searchTurns(last, 0, lexicon, SKILLS[5], chanceFrom('last turn'))];
    return Math.max(...found.map(({ value }) => value));
  });
  return sum(scores) / scores.length;
}

test('a crown counts most in a close race at the end, and nothing for the race where it is decided', () => {
  const valueIn = (round: number, ...crowns: readonly number[]): number =>
    crownRaceValue({ config: defaults, round, sheets: crowns.map((count) => sheetWith([], { crowns: count })) }, 0);
  expect(valueIn(COMPONENTS.rounds, 3, 4)).toBeGreaterThan(valueIn(COMPONENTS.rounds - 6, 3, 4));
  expect(valueIn(COMPONENTS.rounds, 3, 3)).toBeGreaterThan(1.5);
  expect(valueIn(COMPONENTS.rounds, 1, 9)).toBeLessThan(0.1);
  expect(valueIn(COMPONENTS.rounds, 9, 1)).toBeLessThan(0.1);
  expect(valueIn(1, 0, 0)).toBeGreaterThan(valueIn(1, 0, 0, 0, 0));
});

describe('the next round', () => {
  const view = new TestGame(lexicon, 1, beforeTheLastRound).view();
  const sheet = forSeat(view.sheets, 0);
  const evaluator = evaluatorFor(view, 0, lexicon, SKILLS[5], chanceFrom('now'));
  const last = { ...view, round: COMPONENTS.rounds };

  test('is valued like the round itself when it has come', () => {
    const later = evaluatorFrom(evaluator, last, 0, SKILLS[5]);
    const afresh = evaluatorFor(last, 0, lexicon, SKILLS[5], chanceFrom('then'));
    for (const { scratch } of [...searchTurns(view, 0, lexicon, SKILLS[5], chanceFrom('now'))].slice(0, 50))
      expect(later.evaluate(scratch)).toBe(afresh.evaluate(scratch));
  });

  test('is mostly worth as much as after the best turn of a whole search, and never more', () => {
    const start = new ScratchSheet(COMPONENTS, sheet, standingWords(sheet, wordRulesOf(last, lexicon)));
    const nextRound = new NextRound(start, evaluatorFrom(evaluator, last, 0, SKILLS[5]));
    const missed = [
      ['np', 'op', 'hl'],
      ['al', 'ed', 'hs'],
      ['eb', 'rt', 'uc'],
      ['kn', 'aq', 'ms'],
    ].map((offer) => {
      const found = [...searchTurns({ ...last, offer }, 0, lexicon, SKILLS[5], chanceFrom('whole'))];
      const best = Math.max(...found.map(({ value }) => value));
      const quick = nextRound.valueWith(offer);
      expect(nextRound.valueWith(offer)).toBe(quick);
      return best - quick;
    });
    expect(Math.min(...missed)).toBeGreaterThanOrEqual(0);
    expect(sum(missed) / missed.length).toBeLessThan(1);
  });

  test('begins with the sheet of the round before, but without goblets, swords and new letters left over', () => {
    const scratch = new ScratchSheet(
      COMPONENTS,
      sheetWith(['*BURP...', '..*.....', 'x.......'], { spent: 3, gained: 2, crowns: 1 }),
    );
    scratch.goblets = 1;
    scratch.swords = 1;
    scratch.write(0, 20, 1);
    const next = scratch.forNextTurn();
    expect(next).toMatchObject({ goblets: 0, swords: 0, newSquares: [], claims: [], steps: [], spent: 4, gained: 2 });
    expect([next.letters[20], next.circlesByItem]).toEqual([0, scratch.circlesByItem]);
    expect(scratch.steps).toHaveLength(1);
  });

  test('a fill costs as much as its letters', () => {
    const prices = new Prices(COMPONENTS, ['al', 'as', 'ahq'], 20);
    for (const [first, second] of [[0], [7], [25], [0, 11], [16, 7], [25, 25], [11, 11]] as const) {
      const letters = second === undefined ? [first] : [first, second];
      const cheapest = prices.cheapest(letters);
      expect(prices.ofFill(packFill(first, second))).toBe(cheapest && sum(cheapest));
    }
  });
});
