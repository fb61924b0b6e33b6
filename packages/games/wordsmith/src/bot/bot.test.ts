import { bind, chanceFrom, forSeat, LEVELS, type Level, runToEnd, seedFrom } from '@wordhoard/kernel';
import { selfPlay } from '@wordhoard/kernel/testing';
import { isInflection } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { bestTurns } from '../best.ts';
import { ROUNDS } from '../cards.ts';
import { type Goal, reaches } from '../goals.ts';
import { ITEMS, SQUARES } from '../grid.ts';
import { judgeOf } from '../round.ts';
import { rules } from '../rules.ts';
import { tallies } from '../scoring.ts';
import { BLANK, easyWords, positionWith, sheetWith, TestGame, tableFor } from '../testing.ts';
import { applyTurn } from '../turn.ts';
import { bot } from './bot.ts';
import { unpack } from './fills.ts';
import { LINES, OpenLines, type Standards } from './lines.ts';
import { plainOpenings } from './plain-openings.ts';
import { Prices, sum } from './prices.ts';
import { ScratchSheet } from './scratch-sheet.ts';
import { search } from './search.ts';
import { SKILLS } from './skills.ts';
import { keyOf, VACANT, Vocabulary, vocabularyOf } from './vocabulary.ts';
import { SheetValue } from './worth.ts';

const game = bind(rules, lexicon);

describe('openings of a line', () => {
  const words = ['tram', 'mart', 'trams', 'smart', 'late', 'plate', 'tale', 'planets', 'platters', 'noon', 'deed'];
  const standards: Standards = {
    isWord: (word) => words.includes(word),
    isInflection: (base, word) => word === `${base}s`,
  };
  const lines = new OpenLines(runToEnd(Vocabulary.making(words)), () => true, standards);
  test('are what laying every word on every stretch finds', () => {
    const letter = fc.constantFrom(VACANT, VACANT, ...Array.from('tramslepno', (it) => it.charCodeAt(0) - 97));
    fc.assert(
      fc.property(fc.array(letter, { minLength: 8, maxLength: 8 }), fc.nat(LINES.length - 1), (given, number) => {
        const letters = new Int8Array(SQUARES).fill(VACANT);
        for (const [i, square] of LINES[number]!.entries()) letters[square] = given[i]!;
        const found = lines.openings(letters, number).flatMap(({ first, length, vacant, fills }) =>
          Array.from(fills, (fill) => {
            const added = unpack(fill).map((it, i) => `${vacant[i]}${String.fromCharCode(97 + it)}`);
            return [first, length, ...added].join(' ');
          }),
        );
        expect(new Set(found).size).toBe(found.length);
        expect(found.sort()).toEqual([...plainOpenings(Int8Array.from(given), words, standards)].sort());
      }),
      { numRuns: 300 },
    );
  });
  test('[WS-12] know when every word for them extends one, and leave its plural out', () => {
    const letters = new Int8Array(SQUARES).fill(VACANT);
    for (const [i, letter] of [...'.tram...'].entries()) if (letter !== '.') letters[i] = letter.charCodeAt(0) - 97;
    const openings = lines.openings(letters, 0).map((it) => [it.first, it.length, it.extension, it.fills.size]);
    // SMART backwards, which holds MART; not TRAMS.
    expect(openings).toEqual([[1, 5, true, 1]]);
    const late = new OpenLines(runToEnd(Vocabulary.making(['late', 'plate', 'tales'])), () => true, standards);
    letters.fill(VACANT);
    for (const [i, letter] of [...'.late...'].entries()) if (letter !== '.') letters[i] = letter.charCodeAt(0) - 97;
    expect(late.openings(letters, 0)).toMatchObject([{ first: 0, length: 5, extension: true }]);
  });
  test('a vocabulary ends at its tier, has words of four to eight letters, and no offensive one', () => {
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

test('[WS-6] the cheapest way to pay', () => {
  const prices = new Prices(['al', 'as', 'ahq'], 0);
  const cost = (letters: string): number => sum(prices.of(Array.from(letters, (it) => it.charCodeAt(0) - 97))!);
  expect(['a', 'h', 'z', 'al', 'aa', 'as', 'qh', 'zz', 'll', 'ss'].map(cost)).toEqual([0, 2, 3, 0, 1, 1, 4, 6, 3, 4]);
  expect(new Prices(['al', 'as', 'ahq'], 22).of([25, 0])).toBeUndefined();
});

describe('the desk that a search tries turns on', () => {
  /** One text, for thousands of desks are compared. */
  const contents = ({ letters, circled, done, spent, gained, crowns }: ScratchSheet): string =>
    [letters, circled, done, spent, gained, crowns].join(' | ');
  test('agrees with the rules about every turn it comes up with', { timeout: 240_000 }, () => {
    let chains = 0;
    const play = new TestGame(lexicon, 2);
    while (!play.match.over) {
      const { view, question } = play.game.observe(play.match, 0);
      const best = view.sheets.map((sheet, seat) => {
        const plans = [...search(view, seat, lexicon, SKILLS[seat === 0 ? 2 : 4], chanceFrom(`desk ${view.round}`))];
        for (const { desk } of plans) {
          const turn = applyTurn(sheet, view.offer, desk.steps, judgeOf(view, lexicon));
          if ('code' in turn) throw new Error(JSON.stringify([turn, desk.steps]));
          expect(contents(desk)).toBe(contents(new ScratchSheet(turn.sheet)));
          expect({ goblets: desk.goblets, swords: desk.swords, letters: 0 }).toEqual(turn.open);
          chains += desk.steps.some(({ type }) => type === 'goblet' || type === 'sword') ? 1 : 0;
        }
        return plans.reduce((a, b) => (b.value > a.value ? b : a));
      });
      for (const [seat, { desk }] of best.entries()) {
        const move = { to: question!.id, answer: { steps: desk.steps } };
        const outcome = play.game.play(play.match, seat, move, play.match.at);
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
        play.match = outcome.match;
      }
    }
    expect(chains).toBeGreaterThan(20);
  });
  test('counts what the sheet counts', () => {
    const sheet = sheetWith(['*BURP...', '..*.....', 'x.......'], { spent: 3, gained: 2, crowns: 1 });
    const desk = new ScratchSheet(sheet);
    const done = ITEMS.flatMap(({ name, squares }, n) => (desk.done[n] === squares.length ? [name] : []));
    expect(done).toEqual([...sheet.forged]);
    expect([desk.spent, desk.gained, desk.crowns]).toEqual([3, 2, 1]);
    const twin = desk.copy();
    twin.write(0, 20, 1);
    twin.circle(20);
    expect([desk.letters[20], desk.circled[20], desk.spent, desk.steps]).toEqual([VACANT, 0, 3, []]);
  });
});

test('[WS-15] in the last round a sheet is worth what it scores', () => {
  const mark = fc.constantFrom('.', '*', '*', '*', 'a', 'A');
  const rows = fc.array(fc.string({ unit: mark, minLength: 8, maxLength: 8 }), { minLength: 8, maxLength: 8 });
  const coins = fc.nat(24);
  const goals = fc.constantFrom<readonly [Goal, Goal]>(['1a', '2b'], ['3a', '7b'], ['6a', '5b'], ['7a', '6b']);
  fc.assert(
    fc.property(rows, coins, coins, fc.nat(20), goals, (grid, spent, gained, crowns, pair) => {
      const sheet = sheetWith(grid, { spent, gained, crowns });
      const table = pair.map((goal, at) => ({ goal, first: at === 0 ? null : 3 }));
      const view = { ...new TestGame(easyWords, 1).view(), round: ROUNDS, goals: table, sheets: [sheet] };
      const reached = pair.map((goal, at) => (reaches(goal, sheet) ? [8, 5][at]! : 0));
      const { total } = tallies([{ ...sheet, goals: reached }])[0]!;
      expect(new SheetValue(view, 0, ROUNDS).of(new ScratchSheet(sheet))).toBeCloseTo(total);
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
  test('think of the same for the same luck, and of something better than the blind turn', () => {
    const grid = ['........', '..s.....', '........', '.la.....', '........', '........', '........', '........'];
    const sheets = [{ ...forSeat(positionWith(1).sheets, 0), grid }];
    const play = new TestGame(lexicon, 1, positionWith(1, { round: 4, offer: ['et', 'as', 'hl'], sheets }));
    for (const level of LEVELS) {
      const thoughts = [...bot(level)(ask(play, 0))];
      expect(thoughts).toEqual([...bot(level)(ask(play, 0))]);
      expect(thoughts.length).toBeGreaterThan(1);
    }
  });
  test('find LATE on a sword and use what it gives', () => {
    const grid = ['.la.....', '..*.....', '..*.....', '........', '........', '........', '........', '........'];
    const sheets = [{ ...forSeat(positionWith(1).sheets, 0), grid }];
    const play = new TestGame(lexicon, 1, positionWith(1, { round: 11, offer: ['et', 'as', 'hl'], sheets }));
    const [best] = bestTurns(play.view(), 0, lexicon, 1);
    expect(best?.turn.sheet.forged).toEqual(expect.arrayContaining(['S2', 'G1']));
    expect(best?.turn.sheet.spent).toBe(0);
  });
  /** The best turn on a sheet with this third row, in the last round: nothing counts but what is scored now. */
  const bestOn = (row: string, offer: readonly string[], spent: number) => {
    const sheets = [{ ...forSeat(positionWith(1).sheets, 0), grid: BLANK.with(2, row), spent }];
    const play = new TestGame(lexicon, 1, positionWith(1, { round: ROUNDS, offer: [...offer], sheets }));
    const { turn } = bestTurns(play.view(), 0, lexicon, 1)[0]!;
    return { words: turn.claims.map(({ word }) => word), coins: turn.coins, crowns: turn.crowns };
  };
  test('[WS-11] claim FORGE before they write the T of FORGET, and are paid for both', () => {
    expect(bestOn('forg....', ['et', 'al', 'ms'], 9)).toEqual({ words: ['forge', 'forget'], coins: 1, crowns: 1 });
  });
  test('[WS-12] write both letters of LATER before they claim it, for after LATE it would bring nothing', () => {
    expect(bestOn('la.e....', ['rt', 'ok', 'px'], 9)).toEqual({ words: ['later'], coins: 1, crowns: 0 });
  });
  test('[WS-12] do not claim the plural of what stands there, though nobody has claimed it', () => {
    expect(bestOn('paper...', ['as', 'ok', 'px'], 0).words).not.toContain('papers');
    expect(bestOn('p.per...', ['as', 'ok', 'px'], 0).words).toContain('papers');
  });
  test('say nothing when they are not asked', () => {
    const play = new TestGame(easyWords, 2, positionWith(2)).turn(0, 'write A r1c1 0', 'write L r1c2 0');
    expect([...bot(1)(ask(play, 0))]).toEqual([]);
  });
  test('keep to the table’s list: banned words, the everyday dictionary, no offensive words', () => {
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
  test('play whole games at every level; no claim extends a word by an inflection', { timeout: 240_000 }, () => {
    const { state, over } = selfPlay({
      game,
      env: lexicon,
      bots: LEVELS.map((level) => bot(level)),
      table: { ...tableFor(5, 'relaxed'), seed: seedFrom('all levels') },
    });
    expect(over?.scores).toHaveLength(5);
    expect(state.round).toBe(ROUNDS);
    for (const { words } of state.sheets)
      for (const later of words)
        for (const earlier of words)
          if (earlier.round < later.round && earlier.from === later.from && later.word.startsWith(earlier.word))
            expect(isInflection(lexicon, earlier.word, later.word)).toBe(false);
  });
  test('the stronger one wins more often', { timeout: 240_000 }, () => {
    const games = inject('sweep') ? 6 : 2;
    let wins = 0;
    for (let i = 0; i < games; i++) {
      const levels: Level[] = i % 2 === 0 ? [3, 1] : [1, 3];
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
