import { bind, chanceFrom, forSeat, runToEnd, SKILL_LEVELS, type SkillLevel, seedFrom } from '@wordhoard/kernel';
import { selfPlay } from '@wordhoard/kernel/testing';
import { isInflection } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { bestTurns } from '../best-turns.ts';
import { type Goal, goalRuleOf, isReached } from '../goals.ts';
import { SQUARES } from '../grid.ts';
import { wordRulesOf } from '../round.ts';
import { rules } from '../rules.ts';
import { scoreSheets } from '../scoring.ts';
import { BLANK_ROWS, COMPONENTS, easyWords, positionWith, sheetWith, TestGame, tableFor } from '../testing.ts';
import { applyTurn } from '../turn.ts';
import { bot } from './bot.ts';
import { unpackFill } from './fills.ts';
import { type ExtensionRules, GapFinder, LINES } from './line-gaps.ts';
import { findGapsPlainly } from './plain-gaps.ts';
import { Prices, sum } from './prices.ts';
import { ScratchSheet } from './scratch-sheet.ts';
import { searchTurns } from './search.ts';
import { SheetValue } from './sheet-value.ts';
import { SKILLS } from './skills.ts';
import { keyOf, VACANT, Vocabulary, vocabularyOf } from './vocabulary.ts';

const game = bind(rules, lexicon);

describe('gaps of a line', () => {
  const words = ['tram', 'mart', 'trams', 'smart', 'late', 'plate', 'tale', 'planets', 'platters', 'noon', 'deed'];
  const standards: ExtensionRules = {
    isWord: (word) => words.includes(word),
    isInflection: (base, word) => word === `${base}s`,
  };
  const lines = new GapFinder(runToEnd(Vocabulary.makeInSlices(words)), () => true, standards);
  test('are the same as those found by trying every word on every stretch', () => {
    const letter = fc.constantFrom(VACANT, VACANT, ...Array.from('tramslepno', (it) => it.charCodeAt(0) - 97));
    fc.assert(
      fc.property(fc.array(letter, { minLength: 8, maxLength: 8 }), fc.nat(LINES.length - 1), (given, number) => {
        const letters = new Int8Array(SQUARES).fill(VACANT);
        for (const [i, square] of LINES[number]!.entries()) letters[square] = given[i]!;
        const found = lines.gapsIn(letters, number).flatMap(({ first, length, vacant, fills }) =>
          Array.from(fills, (fill) => {
            const added = unpackFill(fill).map((it, i) => `${vacant[i]}${String.fromCharCode(97 + it)}`);
            return [first, length, ...added].join(' ');
          }),
        );
        expect(new Set(found).size).toBe(found.length);
        expect(found.sort()).toEqual([...findGapsPlainly(Int8Array.from(given), words, standards)].sort());
      }),
      { numRuns: 300 },
    );
  });
  test('[WS-12] tell whether all their words are extensions, and leave out plurals', () => {
    const letters = new Int8Array(SQUARES).fill(VACANT);
    for (const [i, letter] of [...'.tram...'].entries()) if (letter !== '.') letters[i] = letter.charCodeAt(0) - 97;
    const openings = lines.gapsIn(letters, 0).map((it) => [it.first, it.length, it.extension, it.fills.size]);
    // SMART read backwards contains MART; TRAMS is left out.
    expect(openings).toEqual([[1, 5, true, 1]]);
    const late = new GapFinder(runToEnd(Vocabulary.makeInSlices(['late', 'plate', 'tales'])), () => true, standards);
    letters.fill(VACANT);
    for (const [i, letter] of [...'.late...'].entries()) if (letter !== '.') letters[i] = letter.charCodeAt(0) - 97;
    expect(late.gapsIn(letters, 0)).toMatchObject([{ first: 0, length: 5, extension: true }]);
  });
  test('a vocabulary has words of four to eight letters up to its tier, none offensive', () => {
    const small = lexiconOf(
      { tram: 10, trap: 80, trim: 35, trot: 10, tra: 10, tramlines: 10 },
      { offensive: new Set(['trot']) },
    );
    const vocabulary = vocabularyOf(small, 35);
    const known = ['tram', 'trap', 'trim', 'trot', 'tra', 'tramlines'].filter((word) =>
      vocabulary.has(keyOf(Array.from(word, (letter) => letter.charCodeAt(0) - 97))),
    );
    expect(known).toEqual(['tram', 'trim']);
    expect(vocabularyOf(small, 35)).toBe(vocabulary);
  });
});

test('[WS-6] bots find the cheapest way to pay', () => {
  const prices = new Prices(COMPONENTS, ['al', 'as', 'ahq'], 0);
  const cost = (letters: string): number => sum(prices.cheapest(Array.from(letters, (it) => it.charCodeAt(0) - 97))!);
  expect(['a', 'h', 'z', 'al', 'aa', 'as', 'qh', 'zz', 'll', 'ss'].map(cost)).toEqual([0, 2, 3, 0, 1, 1, 4, 6, 3, 4]);
  expect(new Prices(COMPONENTS, ['al', 'as', 'ahq'], 22).cheapest([25, 0])).toBeUndefined();
});

describe('the scratch sheet of a search', () => {
  /** As text, because thousands of sheets are compared. */
  const contents = ({ letters, circled, circlesByItem, spent, gained, crowns }: ScratchSheet): string =>
    [letters, circled, circlesByItem, spent, gained, crowns].join(' | ');
  test('agrees with the rules about every turn found', { timeout: 240_000 }, () => {
    let chains = 0;
    const play = new TestGame(lexicon, 2);
    while (!play.match.over) {
      const { view, question } = play.game.observe(play.match, 0);
      const best = view.sheets.map((sheet, seat) => {
        const plans = [
          ...searchTurns(view, seat, lexicon, SKILLS[seat === 0 ? 2 : 4], chanceFrom(`desk ${view.round}`)),
        ];
        for (const { scratch } of plans) {
          const turn = applyTurn(sheet, view.offer, scratch.steps, wordRulesOf(view, lexicon));
          if ('code' in turn) throw new Error(JSON.stringify([turn, scratch.steps]));
          expect(contents(scratch)).toBe(contents(new ScratchSheet(COMPONENTS, turn.sheet)));
          expect({ goblets: scratch.goblets, swords: scratch.swords, letters: 0 }).toEqual(turn.remaining);
          chains += scratch.steps.some(({ type }) => type === 'goblet' || type === 'sword') ? 1 : 0;
        }
        return plans.reduce((a, b) => (b.value > a.value ? b : a));
      });
      for (const [seat, { scratch }] of best.entries()) {
        const move = { to: question!.id, answer: { steps: scratch.steps } };
        const outcome = play.game.play(play.match, seat, move, play.match.at);
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
        play.match = outcome.match;
      }
    }
    expect(chains).toBeGreaterThan(20);
  });
  test('has the same counts as the sheet', () => {
    const sheet = sheetWith(['*BURP...', '..*.....', 'x.......'], { spent: 3, gained: 2, crowns: 1 });
    const scratch = new ScratchSheet(COMPONENTS, sheet);
    const done = COMPONENTS.items.flatMap(({ name, squares }, n) =>
      scratch.circlesByItem[n] === squares.length ? [name] : [],
    );
    expect(done).toEqual([...sheet.forged]);
    expect([scratch.spent, scratch.gained, scratch.crowns]).toEqual([3, 2, 1]);
    const copy = scratch.copy();
    copy.write(0, 20, 1);
    copy.circle(20);
    expect([scratch.letters[20], scratch.circled[20], scratch.spent, scratch.steps]).toEqual([VACANT, 0, 3, []]);
  });
});

test('[WS-15] in the last round a sheet’s value is its score', () => {
  const mark = fc.constantFrom('.', '*', '*', '*', 'a', 'A');
  const rows = fc.array(fc.string({ unit: mark, minLength: 8, maxLength: 8 }), { minLength: 8, maxLength: 8 });
  const coins = fc.nat(24);
  const goals = fc.constantFrom<readonly [Goal, Goal]>(['1a', '2b'], ['3a', '7b'], ['6a', '5b'], ['7a', '6b']);
  fc.assert(
    fc.property(rows, coins, coins, fc.nat(20), goals, (grid, spent, gained, crowns, pair) => {
      const sheet = sheetWith(grid, { spent, gained, crowns });
      const table = pair.map((goal, at) => ({ goal, first: at === 0 ? null : 3 }));
      const view = { ...new TestGame(easyWords, 1).view(), round: COMPONENTS.rounds, goals: table, sheets: [sheet] };
      const reached = pair.map((goal, at) => (isReached(goalRuleOf(COMPONENTS, goal), sheet) ? [8, 5][at]! : 0));
      const { total } = scoreSheets([{ ...sheet, goals: reached }], COMPONENTS)[0]!;
      expect(new SheetValue(view, 0).of(new ScratchSheet(COMPONENTS, sheet))).toBeCloseTo(total);
    }),
  );
});

describe('bots', () => {
  const ask = (play: TestGame, seat: number, luck = 'luck') => ({
    seen: play.game.observe(play.match, seat),
    seat,
    chance: chanceFrom(luck),
    env: lexicon,
  });
  test('find the same turn with the same luck, and a better one than the default turn', () => {
    const grid = ['........', '..s.....', '........', '.la.....', '........', '........', '........', '........'];
    const sheets = [{ ...forSeat(positionWith(1).sheets, 0), grid }];
    const play = new TestGame(lexicon, 1, positionWith(1, { round: 4, offer: ['et', 'as', 'hl'], sheets }));
    for (const level of SKILL_LEVELS) {
      const thoughts = [...bot(level)(ask(play, 0))];
      expect(thoughts).toEqual([...bot(level)(ask(play, 0))]);
      expect(thoughts.length).toBeGreaterThan(1);
    }
  });
  test('find LATE on a sword’s squares and use the sword', () => {
    const grid = ['.la.....', '..*.....', '..*.....', '........', '........', '........', '........', '........'];
    const sheets = [{ ...forSeat(positionWith(1).sheets, 0), grid }];
    const play = new TestGame(lexicon, 1, positionWith(1, { round: 11, offer: ['et', 'as', 'hl'], sheets }));
    const [best] = bestTurns(play.view(), 0, lexicon, 1);
    expect(best?.turn.sheet.forged).toEqual(expect.arrayContaining(['S2', 'G1']));
    expect(best?.turn.sheet.spent).toBe(0);
  });
  /** The best turn on a sheet with this third row, in the last round, where only points scored now count. */
  const bestOn = (row: string, offer: readonly string[], spent: number) => {
    const sheets = [{ ...forSeat(positionWith(1).sheets, 0), grid: BLANK_ROWS.with(2, row), spent }];
    const play = new TestGame(lexicon, 1, positionWith(1, { round: COMPONENTS.rounds, offer: [...offer], sheets }));
    const { turn } = bestTurns(play.view(), 0, lexicon, 1)[0]!;
    return { words: turn.claims.map(({ word }) => word), coins: turn.coins, crowns: turn.crowns };
  };
  test('[WS-11] claim FORGE before they write the T of FORGET, and earn both bonuses', () => {
    expect(bestOn('forg....', ['et', 'al', 'ms'], 9)).toEqual({ words: ['forge', 'forget'], coins: 1, crowns: 1 });
  });
  test('[WS-12] write both letters of LATER before they claim it, because after LATE it would earn nothing', () => {
    expect(bestOn('la.e....', ['rt', 'ok', 'px'], 9)).toEqual({ words: ['later'], coins: 1, crowns: 0 });
  });
  test('[WS-12] do not claim the plural of a standing word, even an unclaimed one', () => {
    expect(bestOn('paper...', ['as', 'ok', 'px'], 0).words).not.toContain('papers');
    expect(bestOn('p.per...', ['as', 'ok', 'px'], 0).words).toContain('papers');
  });
  test('do not answer when they are not asked', () => {
    const play = new TestGame(easyWords, 2, positionWith(2)).turn(0, 'write A r1c1 0', 'write L r1c2 0');
    expect([...bot(1)(ask(play, 0))]).toEqual([]);
  });
  test('use only words the table accepts: none banned, none outside the everyday dictionary, none offensive', () => {
    const config = {
      deck: 'balanced',
      words: { dictionary: 'everyday', allowed: [], banned: ['late'], familyFriendly: true },
    } as const;
    const { state } = selfPlay({
      game,
      env: lexicon,
      bots: [bot(5), bot(2)],
      table: { ...tableFor(2, 'relaxed', config), seed: seedFrom('everyday') },
    });
    const words = state.sheets.flatMap((sheet) => sheet.words.map(({ word }) => word));
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => !lexicon.has(word, 'everyday') || lexicon.isOffensive(word))).toEqual([]);
  });
  test('play whole games at every level, without claiming inflections of earlier words', { timeout: 240_000 }, () => {
    const { state, over } = selfPlay({
      game,
      env: lexicon,
      bots: SKILL_LEVELS.map((level) => bot(level)),
      table: { ...tableFor(5, 'relaxed'), seed: seedFrom('all levels') },
    });
    expect(over?.scores).toHaveLength(5);
    expect(state.round).toBe(COMPONENTS.rounds);
    for (const { words } of state.sheets)
      for (const later of words)
        for (const earlier of words)
          if (earlier.round < later.round && earlier.from === later.from && later.word.startsWith(earlier.word))
            expect(isInflection(lexicon, earlier.word, later.word)).toBe(false);
  });
  test('win more often at a higher level', { timeout: 240_000 }, () => {
    const games = inject('sweep') ? 6 : 2;
    let wins = 0;
    for (let i = 0; i < games; i++) {
      const levels: SkillLevel[] = i % 2 === 0 ? [3, 1] : [1, 3];
      const { over } = selfPlay({
        game,
        env: lexicon,
        bots: levels.map((level) => bot(level)),
        table: { ...tableFor(2, 'relaxed'), seed: seedFrom(`strength ${i}`) },
      });
      if (levels[over!.places[0]![0]!] === 3) wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual((5 / 6) * games);
  });
});
