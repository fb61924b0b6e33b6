import { chanceFrom, forSeat, type Judgement, judgementsOf, pointsLost, type Seat } from '@wordhoard/kernel';
import type { Tier } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { leaveValue } from '../bot/leave.ts';
import { PRINTED, valueOfFace } from '../components.ts';
import { EMPTY_BOARD, TestGame, tableFor } from '../testing.ts';
import type { TurnMove, WildWords } from '../types.ts';
import { judge } from './judge.ts';

const WORDS: Record<string, Tier> = {
  cat: 10,
  cats: 10,
  at: 10,
  tab: 20,
  bat: 20,
  scat: 35,
  acts: 35,
  cast: 10,
  qanat: 80,
  quat: 70,
};
const env = lexiconOf(WORDS);
/** CAT is across the centre, 8G to 8I. */
const board = EMPTY_BOARD.map((line, row) => (row === 7 ? '......CAT......' : line));
const played = (trays: string[], part: ConstructorParameters<typeof TestGame>[0] = {}, table = {}): TestGame =>
  new TestGame({ board, trays, ...part }, env, { ...tableFor(trays.length), ...table });

/** Judgement of an answer that the seat could give now. */
function judged(play: TestGame, seat: Seat, answer: unknown): Judgement<WildWords> {
  const seen = play.observe(seat);
  // A test may write any answer; whether it is legal is asked right here.
  const move = { to: seen.question!.id, answer } as Judgement<WildWords>['yours']['move'];
  expect(play.game.check(seen, seat, move)).toBeUndefined();
  return judgementsOf(judge, { seen, seat, move, chance: chanceFrom('luck'), env }).at(-1)!;
}
const texts = ({ best }: Judgement<WildWords>): string[] => best.map(({ text }) => text);
const PASS: TurnMove = { type: 'pass' };
const TRADE: TurnMove = { type: 'trade' };

describe('a play', () => {
  const table = played(['SBATRNE', 'DDD'], { pot: 'EE' });
  test('[WW-11] is worth its points and its leave', () => {
    const { yours } = judged(table, 0, table.toMove(0, '8G (CAT)S'));
    expect(yours).toMatchObject({ text: '8G (CAT)S 5', word: 'cats', worth: 5 + leaveValue([...'BATRNE']) });
  });
  test('that is the best loses nothing, whatever the order of its tiles', () => {
    const { best } = judged(table, 0, PASS);
    const top = best.find(({ word }) => word !== null)!;
    if (!('to' in top.move && 'tiles' in top.move.answer)) throw new Error('that was a play');
    const again = judged(table, 0, { type: 'play', tiles: top.move.answer.tiles.toReversed() });
    expect(again.yours.worth).toBe(top.worth);
    expect(new Set(texts(again)).size).toBe(texts(again).length);
  });
  test('of common words is reported separately', () => {
    const rare = played(['QUAT', 'DDD'], { board: EMPTY_BOARD, pot: '' });
    const { best, common } = judged(rare, 0, PASS);
    expect(best[0]).toMatchObject({ word: 'quat' });
    expect(common).toMatchObject({ word: 'at' });
  });
  test('[WW-9] uses the least useful tile for a TURN-TO-WILD square', () => {
    // CAT is down from H4, and H3 is a TURN-TO-WILD square: any tile there makes SCAT.
    const down = EMPTY_BOARD.map((line, row) => line.slice(0, 7) + ('CAT'[row - 3] ?? '.') + line.slice(8));
    const table = played(['QE', 'DDD'], { board: down, pot: 'EEE' });
    const turned = (face: string) => judged(table, 0, table.toMove(0, `H3 ${face}(CAT)`));
    expect(turned('Q').yours).toMatchObject({ text: 'H3 *(CAT) 4 *=Q', word: 'scat', worth: 4 + leaveValue(['E']) });
    expect(turned('E').yours.worth).toBe(4 + leaveValue(['Q']));
    expect(texts(turned('E'))).toContain('H3 *(CAT) 4 *=Q');
    expect(texts(turned('Q'))).not.toContain('H3 *(CAT) 4 *=E');
  });
});

describe('[WW-10] a bluff', () => {
  const table = played(['XZ*TRNE', 'DDD'], { pot: 'EE' });
  const kept = leaveValue([...'XZ*TRNE']);
  test('without an asterisk is worth as much as a pass', () => {
    expect(judged(table, 0, table.toMove(0, '8G (CAT)X')).yours).toMatchObject({ worth: kept, word: null });
    expect(judged(table, 0, PASS).yours.worth).toBe(kept);
  });
  test('with an asterisk sometimes succeeds, less often with more players', () => {
    const four = played(['XZ*TRNE', 'DDD', 'OL', 'LL'], { pot: 'EE' });
    const [two, more] = [table, four].map((it) => judged(it, 0, it.toMove(0, '8G (CAT)*X')).yours.worth);
    const stands = judged(table, 0, table.toMove(0, '8G (CAT)*')).yours.worth;
    expect(stands).toBe(4 + leaveValue([...'XZTRNE']));
    // The X is on a double letter square.
    const score = 4 + 2 * 7;
    const ifItPassed = score + leaveValue([...'ZTRNE']);
    expect(ifItPassed).not.toBe(kept);
    const share = (worth: number): number => (worth - kept) / (ifItPassed - kept);
    expect(share(two!)).toBeCloseTo(0.35);
    expect(share(more!)).toBeCloseTo(0.35 ** 3);
  });
});

describe('[WW-5] a trade', () => {
  test('is valued by possible trays', () => {
    const poor = played(['VWWKJX', 'DDD']);
    const judgement = judged(poor, 0, TRADE);
    expect(judgement.worlds).toBeGreaterThanOrEqual(8);
    expect(judgement.best[0]!.text).toBe('trade');
    expect(pointsLost(judgement)).toBe(0);
    const stayed = judged(poor, 0, PASS);
    expect(pointsLost(stayed)).toBeGreaterThan(0);
    expect(stayed.best[0]!.worth).toBe(judgement.best[0]!.worth);
  });
  test('is worth as much as the best play if the new tray must be the same', () => {
    // All tiles are Es, so the new tray is the same; once with a word to make and once without.
    for (const word of ['ee', 'at']) {
      const env = lexiconOf({ [word]: 10 });
      const same = new TestGame({ board: EMPTY_BOARD, trays: ['EEEEEEE', 'DDD'], pot: 'EE' }, env, tableFor(2));
      const seen = same.observe(0);
      const known = { ...seen, view: { ...seen.view, unseen: { E: seen.view.pot } } };
      const move = { to: seen.question!.id, answer: TRADE };
      const told = judgementsOf(judge, { seen: known, seat: 0, move, chance: chanceFrom('luck'), env }).at(-1)!;
      const others = told.best.filter(({ text }) => text !== 'trade');
      expect(others.some((choice) => choice.word === 'ee')).toBe(word === 'ee');
      expect(told.yours.worth).toBeCloseTo(Math.max(...others.map(({ worth }) => worth)));
    }
  });
  test('is a mistake if the old tray was better than the expected new one', () => {
    const rich = played(['CATS**E', 'DDD'], { board: EMPTY_BOARD });
    expect(pointsLost(judged(rich, 0, TRADE))).toBeGreaterThan(0);
  });
  test('is no choice after another trade, or with an empty pot', () => {
    const after = played(['VWWKJX', 'DDD']).answer(0, TRADE);
    expect(texts(judged(after, 0, PASS))).not.toContain('trade');
    expect(texts(judged(played(['VWWKJX', 'DDD'], { pot: '' }), 0, PASS))).not.toContain('trade');
  });
});

test('[WW-20] a pass that ends the game is worth the other’s tiles less the player’s own', () => {
  const last = played(['B', 'D'], { pot: '', passes: 3 });
  const unseen = Object.entries(last.view(0).unseen).flatMap(([face, count]) =>
    Array.from({ length: count }, () => face),
  );
  const usual = unseen.reduce((sum, face) => sum + valueOfFace(PRINTED, face), 0) / unseen.length;
  expect(judged(last, 0, PASS).yours.worth).toBeCloseTo(usual - valueOfFace(PRINTED, 'B'));
});

describe('[WW-14] a challenge', () => {
  const after = (trays: string[], play: string): TestGame => {
    const table = played(trays, { pot: 'EE' });
    return table.play(0, play);
  };
  const challenge = (table: TestGame, it: boolean): Judgement<WildWords> => judged(table, 1, { challenge: it });

  test('[WW-16] of a non-word gains its points; accepting it loses them', () => {
    const table = after(['SBATRNE', 'BDDD'], '8G (CAT)BN');
    const judgement = challenge(table, false);
    expect(judgement.best[0]).toMatchObject({ text: 'challenge' });
    expect(pointsLost(judgement)).toBeGreaterThan(0);
    expect(pointsLost(challenge(table, true))).toBe(0);
  });
  test('[WW-16] of a common word costs the turn', () => {
    const table = after(['SBATRNE', 'BDDD'], '8G (CAT)S');
    expect(pointsLost(challenge(table, false))).toBe(0);
    // With these tiles the player has a play, and so a turn to lose.
    const rich = after(['SBATRNE', 'SBACTDD'], '8G (CAT)S');
    expect(pointsLost(challenge(rich, true))).toBeGreaterThan(0);
  });
  test('[WW-18] of the play that ends the game costs nothing: there is no turn to lose', () => {
    const out = played(['S', 'SBACTDD'], { pot: '' }).play(0, '8G (CAT)S');
    expect(forSeat(out.view(1).trays, 0).count).toBe(0);
    expect(pointsLost(challenge(out, true))).toBe(0);
    expect(pointsLost(challenge(out, false))).toBe(0);
    // While the other player has a tile left, the same challenge costs the turn.
    expect(pointsLost(challenge(played(['SB', 'SBACTDD'], { pot: '' }).play(0, '8G (CAT)S'), true))).toBeGreaterThan(0);
    // [WW-19] Challenging a non-word gains its points and three times the player's tiles.
    const bluff = played(['X', 'BD'], { pot: '' }).play(0, '8G (CAT)X');
    const { points } = bluff.match.state.pending!;
    const held = 3 * (valueOfFace(PRINTED, 'B') + valueOfFace(PRINTED, 'D'));
    expect(pointsLost(challenge(bluff, false))).toBeGreaterThanOrEqual(points + held);
  });
  test('[WW-17] gains a share of the points with three players, or costs the penalty', () => {
    const three = after(['SBATRNE', 'DDD', 'LL'], '8G (CAT)BN');
    const points = three.match.state.pending!.points;
    expect(challenge(three, true).yours.worth).toBe(points / 2);
    const word = after(['SBATRNE', 'DDD', 'LL'], '8G (CAT)S');
    expect(pointsLost(challenge(word, true))).toBe(20);
  });
  test('of a pattern that only a rare word fits counts less, because it may have been a bluff', () => {
    const three = played(['QNA*', 'DDD', 'LL'], { board: EMPTY_BOARD, pot: 'EE' }).play(0, '8G QA*N');
    expect(three.match.state.pending!.words.map(({ pattern }) => pattern)).toEqual(['QA*N']);
    const none = challenge(three, true);
    expect(none.best[0]!.text).toBe('challenge');
    const rare = played(['QNA*', 'DDD', 'LL'], { board: EMPTY_BOARD, pot: 'EE' }).play(0, '8G QAN*');
    const judgement = challenge(rare, true);
    expect(judgement.worlds).toBe(5);
    expect(pointsLost(judgement)).toBeGreaterThan(0);
    expect(pointsLost(judgement)).toBeLessThan(20);
    expect(pointsLost(challenge(rare, false))).toBe(0);
  });
});

describe('[WW-15] spelling', () => {
  const asked = (): TestGame =>
    played(['C*TS', 'DDD'], { board: EMPTY_BOARD, pot: 'EE' }).play(0, '8G C*T').answer(1, { challenge: true });
  const spelt = (words: string[] | null): Judgement<WildWords> => judged(asked(), 0, { words });
  test('every valid word that fits is worth the points', () => {
    const { yours, best } = spelt(['cat']);
    expect(yours).toMatchObject({ text: 'CAT', word: 'cat', worth: asked().match.state.pending!.points });
    expect(best.filter(({ worth }) => worth === yours.worth).map(({ text }) => text)).toEqual(['CAT', 'CAST']);
  });
  test('a word that does not fit, a non-word and no answer are worth nothing', () => {
    for (const words of [['scat'], ['cut'], [''], null]) {
      const judgement = spelt(words);
      expect(judgement.yours.worth).toBe(0);
      expect(pointsLost(judgement)).toBe(asked().match.state.pending!.points);
      expect(judgement.common).toMatchObject({ text: 'CAT' });
    }
  });
  test('lists what each asterisk could have meant, best-known first', () => {
    const table = played(['C*T', 'DDD'], { board: EMPTY_BOARD, pot: 'EE' })
      .play(0, '8G *T')
      .answer(1, { challenge: true });
    expect(texts(judged(table, 0, { words: ['qanat'] }))).toEqual(['QANAT', 'AT', 'CAT', 'CAST', 'BAT']);
  });
});

describe('[WW-17] a vote', () => {
  const asked = (words: string[]): TestGame =>
    played(['C*TSQAN', 'DDD', 'LL'], { board: EMPTY_BOARD, pot: 'EE' })
      .play(0, '8G *T')
      .answer(1, { challenge: true })
      .answer(0, { words });
  const vote = (words: string[], agree: boolean): Judgement<WildWords> => judged(asked(words), 2, { agree });
  test('for the losing side costs the penalty if the word is well known or a non-word', () => {
    expect(pointsLost(vote(['cat'], true))).toBe(20);
    expect(pointsLost(vote(['cat'], false))).toBe(0);
    expect(pointsLost(vote(['cxt'], false))).toBe(20);
    expect(pointsLost(vote(['cxt'], true))).toBe(0);
  });
  test('against a rare word costs less', () => {
    expect(pointsLost(vote(['qanat'], true))).toBeGreaterThan(0);
    expect(pointsLost(vote(['qanat'], true))).toBeLessThan(20);
    expect(vote(['qanat'], false).worlds).toBe(5);
  });
});
