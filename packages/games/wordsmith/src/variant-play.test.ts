import { bind, playOut, SKILL_LEVELS, seedFrom } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { madeUpWord } from '@wordhoard/lexicon/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import fc from 'fast-check';
import { is } from 'valibot';
import { describe, expect, test } from 'vitest';
import { bot, makeChampion } from './bot/bot.ts';
import { draftingBot, randomBot } from './bot/random.ts';
import { componentsOf, PRINTED } from './components.ts';
import { guess } from './guess.ts';
import { rules } from './rules.ts';
import { easyWords, tableFor } from './testing.ts';
import { LARGE, SMALL } from './testing-variants.ts';
import type { Wordsmith } from './types.ts';
import { variantSchema, type WordsmithVariant } from './variant.ts';

const players = [1, 2, 4, 6];

describe('[WS-24] whole games of a variant', () => {
  test('keep the contract, with guesses', () => {
    const tables = [SMALL, LARGE].flatMap((variant) => players.map((count) => tableFor(count, 'live', { variant })));
    const report = contract<Wordsmith>({
      game: bind(rules, easyWords),
      env: easyWords,
      bot: draftingBot,
      tables,
      games: tables.length,
      maxMoves: 500,
      amendment: madeUpWord,
      guess,
    });
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ games: tables.length, ended: tables.length, replays: tables.length });
    expect(report.events['goal']).toBeGreaterThan(0);
    expect(report.guessesPlayed).toBeGreaterThan(5);
  });

  test.each([SMALL, LARGE])('$name: bots of every level and the champion play legally and make words', (variant) => {
    const game = bind(rules, lexicon);
    const champion = makeChampion({ candidates: 3, budget: 6, priorWeight: 2, crownRace: true });
    const started = game.start({
      ...tableFor(6, 'relaxed', { variant: { ...variant, rounds: 5 } }),
      seed: seedFrom('levels'),
    });
    if (!started.ok) throw new Error(started.refusal.code);
    const bots = [...SKILL_LEVELS.map(bot), champion];
    let last = started.match;
    for (const { after } of playOut({ game, env: lexicon, bots, match: last, luck: 'levels' })) last = after;
    expect(last.over).not.toBeNull();
    expect(last.state.sheets.slice(2).every(({ words }) => words.length > 0)).toBe(true);
  });

  const whole = (max: number, min = 0): fc.Arbitrary<number> => fc.integer({ min, max });
  const letters = fc.string({ unit: fc.constantFrom(...'aeiostrndl'), minLength: 1, maxLength: 4 });
  const reward = { coins: whole(10), crowns: whole(10) };
  const parts: { [K in keyof Required<Omit<WordsmithVariant, 'name'>>]: fc.Arbitrary<Required<WordsmithVariant>[K]> } =
    {
      cards: fc.array(letters, { minLength: 20, maxLength: 60 }),
      rounds: whole(12, 1),
      cardPrices: fc.array(fc.record({ price: whole(9) }), { minLength: 1, maxLength: 4 }),
      anyLetterPrice: whole(9),
      lettersPerTurn: whole(3, 1),
      coinSpaces: whole(48),
      crownSpaces: whole(40),
      startingCoins: whole(10),
      sheet: fc.constantFrom(
        PRINTED.sheet,
        PRINTED.sheet.toReversed(),
        LARGE.sheet!,
        Array.from({ length: 8 }, (_, row) =>
          Array.from({ length: 8 }, (__, column) => `C${8 * row + column + 1}`).join(' '),
        ),
      ),
      itemRewards: fc.uniqueArray(
        fc.record({ item: fc.constantFrom(...PRINTED.itemRewards.map(({ item }) => item)), ...reward }),
        { selector: ({ item }) => item },
      ),
      lengthBonuses: fc.uniqueArray(fc.record({ length: whole(8, 4), ...reward }), {
        selector: ({ length }) => length,
      }),
      extensionBonusFrom: whole(9, 4),
      gobletPoints: whole(50),
      swordPoints: whole(50),
      axePoints: whole(50),
      ringSets: fc
        .uniqueArray(fc.record({ rings: whole(16, 1), points: whole(50) }), { selector: ({ rings }) => rings })
        .map((rows) => rows.toSorted((a, b) => a.rings - b.rings)),
      crownPoints: whole(10),
      mostCrowns: fc.array(fc.record({ points: whole(50) }), { maxLength: 6 }),
      debtPoints: whole(10),
      firstGoalPoints: whole(50, 1),
      laterGoalPoints: whole(50, 1),
      goalPatterns: fc.uniqueArray(
        fc.record({
          goal: fc.constantFrom(...PRINTED.goalPatterns.map(({ goal }) => goal)),
          pattern: fc.constantFrom('#', '##/##', '########', '#.#/.#.'),
        }),
        { selector: ({ goal }) => goal },
      ),
      goalItems: fc.uniqueArray(
        fc.record({
          goal: fc.constantFrom(...PRINTED.goalItems.map(({ goal }) => goal)),
          coins: whole(6),
          rings: whole(9),
          goblets: whole(6),
          swords: whole(4),
          axes: whole(4),
        }),
        { selector: ({ goal }) => goal },
      ),
    };
  const variants: fc.Arbitrary<WordsmithVariant> = fc
    .record({ name: fc.constant('Any'), ...parts }, { requiredKeys: ['name'] })
    .filter((variant) => is(variantSchema, variant));

  test('any variant that is accepted can be played to the end', () => {
    const game = bind(rules, easyWords);
    fc.assert(
      fc.property(variants, whole(3, 1), (variant, count) => {
        const started = game.start({ ...tableFor(count, 'live', { variant }), seed: seedFrom('any variant') });
        if (!started.ok) throw new Error(started.refusal.code);
        const bots = Array.from({ length: count }, () => randomBot);
        let last = started.match;
        for (const { after } of playOut({ game, env: easyWords, bots, match: last, luck: 'any' })) last = after;
        const { rounds, lettersPerTurn, coinSpaces, crownSpaces } = componentsOf({ variant });
        expect(last.over).not.toBeNull();
        expect(last.state.round).toBe(rounds);
        for (const { letters: written, spent, gained, crowns } of last.state.sheets) {
          expect(written.filter(Boolean).length).toBeGreaterThanOrEqual(rounds * lettersPerTurn);
          expect(Math.max(spent, gained)).toBeLessThanOrEqual(coinSpaces);
          expect(crowns).toBeLessThanOrEqual(crownSpaces);
        }
      }),
      { numRuns: 40 },
    );
  });
});
