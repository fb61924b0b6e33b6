import { chanceFrom, forSeat, type Judgement, judgementsOf, pointsLost } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import type { TurnAnswer } from '../moves.ts';
import { defaultTurn } from '../round.ts';
import { scoreSheets } from '../scoring.ts';
import { BLANK_ROWS, BLANK_SHEET, COMPONENTS, positionWith, steps, TestGame } from '../testing.ts';
import type { Wordsmith } from '../types.ts';
import { findEveryTurn } from './every-turn.ts';
import { judge } from './judge.ts';

function judgements(play: TestGame, answer: TurnAnswer, env = lexicon, luck = 'luck'): Judgement<Wordsmith>[] {
  const move = { to: play.question.id, answer };
  return judgementsOf(judge, { seen: play.observe(0), seat: 0, move, chance: chanceFrom(luck), env });
}
const judged = (play: TestGame, answer: TurnAnswer, env = lexicon): Judgement<Wordsmith> =>
  judgements(play, answer, env).at(-1)!;

const onRow = (row: string, offer: string[], round = COMPONENTS.rounds, env = lexicon): TestGame => {
  const sheets = [{ ...BLANK_SHEET, grid: BLANK_ROWS.with(2, row), spent: 9 }];
  return new TestGame(env, 1, positionWith(1, { round, offer, sheets }));
};

describe('a mistake is found', () => {
  const play = onRow('forg....', ['et', 'al', 'ms']);
  test('[WS-11] with FORG on the sheet and E and T free, writing them elsewhere misses FORGE and FORGET', () => {
    const told = judged(play, { steps: steps('write E r8c1 0', 'write T r8c8 0') });
    expect(told.best[0]).toMatchObject({ word: 'forget' });
    expect(told.best[0]!.text).toContain('claim r3c1-r3c6');
    expect(told.common).toMatchObject({ word: 'forget', worth: told.best[0]!.worth });
    // The two words circle all six squares and earn a coin and a crown; the turn played earned nothing.
    expect(told.yours.worth).toBe(0);
    expect(pointsLost(told)).toBeGreaterThanOrEqual(2);
    expect(told.worlds).toBe(0);
  });
  test('writing the letters without claiming the words misses as much', () => {
    const written = ['write E r3c5 0', 'write T r3c6 0'];
    const told = judged(play, { steps: steps(...written) });
    const best = judged(play, { steps: steps(written[0]!, 'claim r3c1-r3c5', written[1]!, 'claim r3c1-r3c6') });
    expect(pointsLost(told)).toBe(told.best[0]!.worth - told.yours.worth);
    expect(pointsLost(told)).toBeGreaterThanOrEqual(2);
    expect(pointsLost(best)).toBe(0);
    expect(best.best[0]!.move).toEqual(best.yours.move);
  });
});

test('a draft has the value of the turn played if time ran out', () => {
  const play = onRow('forg....', ['et', 'al', 'ms']);
  const nothing = judged(play, { steps: [], draft: true });
  expect(nothing.yours).toMatchObject({ text: 'nothing yet', word: null });
  expect(nothing.yours.worth).toBe(
    judged(play, defaultTurn(forSeat(play.view(0).sheets, 0), ['et', 'al', 'ms'], COMPONENTS)).yours.worth,
  );
  const half = judged(play, { steps: steps('write E r3c5 0', 'claim r3c1-r3c5'), draft: true });
  expect(half.yours.word).toBe('forge');
  expect(half.yours.worth).toBeGreaterThan(nothing.yours.worth);
});

test('the common turn claims no rare word, and is never better than the best', () => {
  // ERUV is only in the wide dictionary.
  expect(lexicon.tier('eruv')).toBeGreaterThan(COMMON_TIER);
  const told = judged(onRow('.ru.....', ['et', 'ev', 'ms']), { steps: steps('write E r3c1 0', 'write V r3c4 1') });
  const { common, best } = told;
  expect(common!.worth).toBeLessThanOrEqual(best[0]!.worth);
  if (common!.word !== null) expect(lexicon.tier(common!.word)).toBeLessThanOrEqual(COMMON_TIER);
});

test('the same luck gives the same judgements, each at least as good as the one before', () => {
  const play = onRow('.la.....', ['et', 'as', 'hl'], 5);
  const turn = { steps: steps('write E r8c1 0', 'write T r8c8 0') };
  const told = judgements(play, turn);
  expect(told.length).toBeGreaterThan(20);
  expect(judgements(play, turn)).toEqual(told);
  const tops = told.map(({ best }) => best[0]!.worth);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

/** The bot's search is not exhaustive, so it may miss the best turn, but only rarely. */
test('[WS-15] compared with every turn of the last round: a turn’s value is its points, and the best is seldom missed', () => {
  const words = ['tram', 'mart', 'trams', 'smart', 'late', 'plate', 'tale', 'stale', 'team', 'meat', 'stream', 'steal'];
  const env = lexiconOf(words);
  let best = 0;
  let gained = 0;
  const positions = 32;
  for (let i = 0; i < positions; i++) {
    const chance = chanceFrom(`every turn ${i}`);
    const row = () => Array.from({ length: 8 }, () => chance.pick([...'TRAMSLEP']));
    const rows = Array.from({ length: 8 }, row);
    const plain = chance.pick(words);
    // In the first or the last row, where there is no goblet: its free letter would make too many turns to try.
    const [at, from] = chance.pick([
      [0, 0],
      [7, 1],
    ]);
    for (const [n, letter] of [...plain].entries()) rows[at]![from + n] = letter;
    // One or two letters of a word are missing, and some other squares are vacant. All but the word is circled.
    rows[at]![from + chance.below(plain.length)] = '.';
    if (i % 2 === 0) rows[at]![from + chance.below(plain.length)] = '.';
    for (let n = 1; n < 4; n++) rows[n]![chance.below(8)] = '*';
    const grid = rows.map((line) => line.join(''));
    const sheets = [{ ...BLANK_SHEET, grid, spent: 24 }];
    const offer = chance.pick([
      ['al', 'et', 'ms'],
      ['et', 'al', 'ms'],
      ['ms', 'et', 'al'],
      ['rt', 'al', 'ms'],
    ]);
    const play = new TestGame(env, 1, positionWith(1, { round: COMPONENTS.rounds, offer, sheets }));
    const view = play.view(0);
    const sheet = forSeat(view.sheets, 0);
    const told = judged(play, defaultTurn(sheet, offer, COMPONENTS), env);
    const points = (after: typeof sheet): number => scoreSheets([after], COMPONENTS)[0]!.total;
    const all = findEveryTurn(view, 0, env).map((turn) => points(turn.sheet) - points(sheet));
    const top = Math.max(...all);
    expect(told.best[0]!.worth).toBeLessThanOrEqual(top + 1e-9);
    expect(all.some((gain) => Math.abs(gain - told.yours.worth) < 1e-9)).toBe(true);
    if (Math.abs(told.best[0]!.worth - top) < 1e-9) best += 1;
    if (top > told.yours.worth) gained += 1;
  }
  expect(gained).toBeGreaterThan(positions / 4);
  expect(best).toBeGreaterThanOrEqual(positions - 1);
});
