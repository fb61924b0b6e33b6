import { chanceFrom, forSeat } from '@wordhoard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomBot } from './bot/random.ts';
import { runBetween, SQUARES, type Square } from './grid.ts';
import type { TurnStep } from './moves.ts';
import { wordRulesOf } from './round.ts';
import type { Sheet } from './sheet.ts';
import { BLANK_SHEET, COMPONENTS, easyWords, positionWith, sheetWith, TestGame, wordRulesWith } from './testing.ts';
import { applyStep, applySteps, applyTurn } from './turn.ts';
import { beginTurn, type TurnSoFar } from './turn-so-far.ts';
import { checkClaim, findClaims, MIN_WORD, standingWords } from './words.ts';

/**
 * Sheets and turns of random play. Half of the games begin with many circles on the sheet, so that items and chains
 * are frequent.
 */
function* randomTurns(n: number): Generator<{ sheet: Sheet; offer: readonly string[]; steps: readonly TurnStep[] }> {
  const luck = chanceFrom(`circles ${n}`);
  const row = (): string => Array.from({ length: 8 }, () => (luck.below(5) < 3 ? '*' : '.')).join('');
  const sheets = [{ ...BLANK_SHEET, grid: Array.from({ length: 8 }, row) }];
  const play = new TestGame(easyWords, 1, n % 2 === 0 ? null : positionWith(1, { sheets }));
  while (!play.match.over) {
    const seen = play.game.observe(play.match, 0);
    const chance = chanceFrom(`game ${n} ${seen.view.round}`);
    for (const { move } of randomBot({ seen, seat: 0, chance, env: easyWords })) {
      if (!('answer' in move)) throw new Error('there are no free moves');
      yield { sheet: forSeat(seen.view.sheets, 0), offer: seen.view.offer, steps: move.answer.steps };
      const outcome = play.game.play(play.match, 0, move, play.match.at);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
      play.match = outcome.match;
    }
  }
}
const judge = wordRulesOf({ config: { deck: 'printed', words: wordRulesWith([]).words }, round: 13 }, easyWords);
const games = fc.integer({ min: 0, max: 1_000_000 }).map((n) => [...randomTurns(n)]);
const square = fc.integer({ min: 0, max: SQUARES - 1 });
const anyStep: fc.Arbitrary<TurnStep> = fc.oneof(
  fc.record({ type: fc.constant('write' as const), letter: fc.constantFrom(...'aelst'), at: square, price: fc.nat(3) }),
  fc.record({ type: fc.constant('claim' as const), from: square, to: square }),
  fc.record({ type: fc.constant('goblet' as const), letter: fc.constantFrom(...'aelst'), at: square }),
  fc.record({ type: fc.constant('sword' as const), at: square }),
);

function holds(turn: TurnSoFar): void {
  const { sheet, before, newSquares, remaining, claims, rewards } = turn;
  // Letters: the earlier ones are unchanged, and the new ones were written this turn.
  const added = sheet.letters.flatMap((letter, at) => (letter !== before.letters[at] ? [at] : []));
  expect(added.toSorted((a, b) => a - b)).toEqual(newSquares.toSorted((a, b) => a - b));
  expect(added.every((at) => before.letters[at] === null)).toBe(true);
  // Circles: the earlier ones, those of the claims, and one for each sword used.
  const byWords = new Set(claims.flatMap(({ from, to }) => runBetween(from, to)!));
  const bySwords = rewards.flatMap(({ step }) => (step.type === 'sword' ? [step.at] : []));
  const circles = new Set<Square>([...byWords, ...bySwords, ...circledOn(before)]);
  expect(circledOn(sheet)).toEqual([...circles].sort((a, b) => a - b));
  // Items: exactly those whose squares are all circled.
  const complete = COMPONENTS.items
    .filter((item) => item.squares.every((at) => sheet.circled[at]))
    .map(({ name }) => name);
  expect(sheet.forged.toSorted()).toEqual(complete.toSorted());
  expect(Math.min(remaining.letters, remaining.goblets, remaining.swords)).toBeGreaterThanOrEqual(0);
  expect(sheet.gained).toBeLessThanOrEqual(COMPONENTS.coinSpaces);
  expect(sheet.spent).toBeLessThanOrEqual(COMPONENTS.coinSpaces);
  expect(sheet.crowns).toBeLessThanOrEqual(COMPONENTS.crownSpaces);
}
const circledOn = ({ circled }: Sheet): Square[] => circled.flatMap((is, at) => (is ? [at] : []));

describe('[WS-8] turns, on random play', () => {
  test('a turn equals its steps applied one by one, and its letters, circles and items follow from them', () => {
    let chains = 0;
    fc.assert(
      fc.property(games, (turns) => {
        for (const { sheet, offer, steps } of turns) {
          const whole = applyTurn(sheet, offer, steps, judge);
          let turn = beginTurn(sheet, COMPONENTS);
          for (const [i, step] of steps.entries()) {
            const next = applyStep(turn, offer, step, judge);
            if ('code' in next) throw new Error(next.code);
            holds(next);
            expect(next).toEqual(applySteps(sheet, offer, steps.slice(0, i + 1), judge));
            expect(next.rewards.length).toBe(i + 1);
            turn = next;
          }
          expect(turn).toEqual(whole);
          expect(turn.newSquares.length).toBeGreaterThanOrEqual(COMPONENTS.lettersPerTurn);
          if (steps.some(({ type }) => type === 'sword' || type === 'goblet')) chains += 1;
        }
      }),
      { numRuns: 25 },
    );
    expect(chains).toBeGreaterThan(0);
  });
  test('any step on any sheet is accepted or refused with a code, and never changes the sheet passed in', () => {
    let taken = 0;
    fc.assert(
      fc.property(games, fc.array(anyStep, { minLength: 20, maxLength: 40 }), (turns, tries) => {
        for (const { sheet, offer } of turns) {
          const before = JSON.stringify(sheet);
          let turn = beginTurn(sheet, COMPONENTS);
          for (const step of tries) {
            const next = applyStep(turn, offer, step, judge);
            if ('code' in next) continue;
            holds(next);
            turn = next;
            taken += 1;
          }
          expect(JSON.stringify(sheet)).toBe(before);
        }
      }),
      { numRuns: 15 },
    );
    expect(taken).toBeGreaterThan(100);
  });
});

describe('[WS-11] [WS-12] the bonus of claims', () => {
  /** The obvious slow way: goes through the turn step by step, and compares each claim with all earlier ones. */
  function paidByHand(before: Sheet, earned: TurnSoFar['rewards']): number[][] {
    const paid: number[][] = [];
    /** The step that wrote each letter; no entry for letters written before the turn. */
    const writtenAt = new Map<Square, number>();
    const claims: { squares: Square[]; at: number }[] = [];
    for (const [now, { step, claim }] of earned.entries()) {
      if ('letter' in step) writtenAt.set(step.at, now);
      if (!claim) continue;
      const squares = runBetween(claim.from, claim.to)!;
      const within = (some: Square[], others: Square[]): boolean => some.every((at) => others.includes(at));
      const stale = claims.some(
        (other) =>
          (within(other.squares, squares) || within(squares, other.squares)) &&
          squares.every((at) => (writtenAt.get(at) ?? -1) < other.at),
      );
      const extends_ = squares.some((_, first) =>
        squares.some((__, last) => {
          const part = squares.slice(first, last + 1);
          if (part.length < MIN_WORD || part.length === squares.length) return false;
          const word = part.map((at) => before.letters[at] ?? ' ').join('');
          const claimed = earned.slice(0, now).some((it) => it.claim?.from === part[0] && it.claim?.to === part.at(-1));
          const known = before.words.some(({ from, to }) => from === part[0] && to === part.at(-1));
          return claimed || known || (!word.includes(' ') && easyWords.has(word, 'wide'));
        }),
      );
      const { length } = squares;
      const bonus = length < 5 ? [0, 0] : length === 5 ? [1, 0] : [0, length - 5];
      paid.push(stale || (extends_ && length < 6) ? [0, 0] : bonus);
      claims.push({ squares, at: now });
    }
    return paid;
  }
  test('is the same as going through the turn step by step', () => {
    const seen = { paid: 0, extension: 0, 'paid-before': 0 };
    fc.assert(
      fc.property(games, (turns) => {
        for (const { sheet, offer, steps } of turns) {
          const turn = applyTurn(sheet, offer, steps, judge);
          if ('code' in turn) throw new Error(turn.code);
          const ofItems = (kind: string, forged: readonly string[]): number =>
            2 * forged.filter((name) => name.startsWith(kind)).length;
          const claims = turn.rewards.filter(({ claim }) => claim !== null);
          expect(
            claims.map(({ coins, crowns, forged }) => [coins - ofItems('C', forged), crowns - ofItems('A', forged)]),
          ).toEqual(paidByHand(sheet, turn.rewards));
          for (const { claim, unpaid } of claims) if (claim!.word.length > 4) seen[unpaid ?? 'paid'] += 1;
        }
      }),
      { numRuns: 25 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });
  test('standing words are the same as those found by trying every pair of squares', () => {
    const rows = fc.array(fc.string({ unit: fc.constantFrom(...'..abcdeE*'), minLength: 8, maxLength: 8 }), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(rows, (grid) => {
        const sheet = sheetWith(grid);
        const found: string[] = [];
        for (let from = 0; from < SQUARES; from++)
          for (let to = 0; to < SQUARES; to++) {
            const word = (runBetween(from, to) ?? []).map((at) => sheet.letters[at] ?? ' ').join('');
            if (word.length >= MIN_WORD && !word.includes(' ') && easyWords.has(word, 'wide'))
              found.push(`${from} ${to} ${word}`);
          }
        const standing = standingWords(sheet, judge).map(({ from, to, word }) => `${from} ${to} ${word}`);
        expect(standing.sort()).toEqual(found.sort());
      }),
      { numRuns: 60 },
    );
  });
});

describe('[WS-9] claimable words', () => {
  /** The obvious slow way: tries every pair of squares. */
  const byTryingAll = (sheet: Sheet, fresh: readonly Square[]): string[] => {
    const found: string[] = [];
    for (let from = 0; from < SQUARES; from++)
      for (let to = 0; to < SQUARES; to++) {
        const claim = checkClaim(sheet, fresh, { from, to }, judge);
        if (!('code' in claim)) found.push(`${from} ${to} ${claim.word}`);
      }
    return found.sort();
  };
  test('are the same as those found by trying every pair of squares', () => {
    const rows = fc.array(fc.string({ unit: fc.constantFrom(...'...abcd*E'), minLength: 8, maxLength: 8 }), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(rows, fc.array(square, { maxLength: 3 }), (grid, squares) => {
        const sheet = sheetWith(grid);
        const fresh = squares.filter((at) => sheet.letters[at] !== null);
        const found = findClaims(sheet, fresh, judge);
        expect(found.map(({ from, to, word }) => `${from} ${to} ${word}`).sort()).toEqual(byTryingAll(sheet, fresh));
        const lengths = found.map(({ word }) => word.length);
        expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
      }),
      { numRuns: 60 },
    );
  });
});
