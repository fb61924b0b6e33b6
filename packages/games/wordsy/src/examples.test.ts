/**
 * The rulebook's worked examples, checked with the real dictionary. Our sources give only the points and boxes of the
 * printed sheet. So except for the two printed words, the words and boards are ours, chosen to score the same points.
 */
import { forSeat } from '@wordhoard/kernel';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import type { Position } from './position.ts';
import { TestGame } from './testing.ts';

describe('printed', () => {
  test.each([
    ['QG NS ML GD', 'misquoting', 23],
    ['CB CR LP MD', 'baccalaureates', 21],
  ])('[WY-13] on %s, %s scores %i and survives a challenge', (board, word, points) => {
    const play = new TestGame(env, { players: 2, position: { board } }).ready().lockAll(word, 'lamp');
    play.challenge(1, 0).pass();
    expect(play.eventsOf('challenged')).toMatchObject([{ outcome: 'proven' }]);
    expect(forSeat(play.view().sheets, 0).lines).toMatchObject([{ word, points, status: 'proven' }]);
  });

  test('[WY-17] the sheet 13 21 17 17 14 23 19 with boxes of 2, 2 and 3 and one tally, round by round: 102', () => {
    const [q, c, g] = ['QG NS ML GD', 'CB CR LP MD', 'GB SM LP RT'];
    const rounds: readonly { board: string; own: string; other: string; fastest: 0 | 1; challenge?: true }[] = [
      { board: q!, own: 'against', other: 'abandons', fastest: 0 }, // second box, 2
      { board: c!, own: 'baccalaureates', other: 'broccoli', fastest: 1, challenge: true },
      { board: c!, own: 'bicycle', other: 'celebrity', fastest: 1 },
      { board: q!, own: 'dumpling', other: 'abysmal', fastest: 1 }, // first box, 2
      { board: c!, own: 'acrobat', other: 'scrambled', fastest: 1 },
      { board: q!, own: 'misquoting', other: 'aimless', fastest: 0 }, // second box, 3
      { board: g!, own: 'gerbils', other: 'problems', fastest: 1 },
    ];
    let sheets: Position['sheets'] = [0, 1].map(() => ({ lines: [], tallies: 0 }));
    let last: TestGame | undefined;
    for (const [i, { board, own, other, fastest, challenge }] of rounds.entries()) {
      const play = new TestGame(env, { players: 2, position: { round: i + 1, board, sheets } }).ready();
      play.lock(fastest, fastest === 0 ? own : other).lock(fastest === 0 ? 1 : 0, fastest === 0 ? other : own);
      if (challenge) play.challenge(0, 1);
      play.pass();
      sheets = play.view().sheets.map(({ lines, tallies }) => ({
        lines: lines.map(({ word, status, points, box }) => ({ word, status, points, box })),
        tallies,
      }));
      last = play;
    }
    const sheet = forSeat(last!.view().sheets, 0);
    expect(sheet.lines.map(({ points }) => points)).toEqual([13, 21, 17, 17, 14, 23, 19]);
    expect(sheet.lines.map(({ bonus }) => bonus)).toEqual([2, 0, 0, 2, 0, 3, 0]);
    expect(sheet).toMatchObject({ tallies: 1, total: 102 });
    expect(last!.match.over?.scores[0]).toBe(102);
  });

  test.each([
    ['icecream', ['ice', 'cream']],
    ['merrygo', ['merry', 'go']],
  ])('[WY-24] %s is no word: its player may choose one of its parts', (word, offered) => {
    const config = { friendlySpelling: true };
    const play = new TestGame(env, { players: 2, config, position: {} }).ready().lockAll(word, 'squid').challenge(1, 0);
    expect(play.question.step).toMatchObject({ offered });
  });

  test('[WY-10] FLINCH and its forms are one family; WENT, TEACHER and BIGGER are separate from GO, TEACH and BIG', () => {
    const used = (...words: string[]) => ({
      lines: words.map((word) => ({ word, status: 'stands', points: 3, box: null }) as const),
      tallies: 0,
    });
    const sheets = [used('flinch', 'go', 'teach', 'big'), used('lamp', 'desk', 'milk', 'sand')];
    const play = (): TestGame => new TestGame(env, { players: 2, position: { round: 5, sheets } }).ready();
    for (const word of ['flinches', 'flinched', 'flinching', 'flinchingly'])
      expect(play().refusal(1, { text: word, lock: true })).toMatchObject({ code: 'cheapie', earlier: 'flinch' });
    for (const word of ['went', 'teacher', 'bigger'])
      expect(play().lock(1, word).eventsOf('locked'), word).toEqual([{ type: 'locked', seat: 1 }]);
  });
});

// Our sources lack the rulebook's example for three players, so this one is ours.
test('[WY-6] [WY-15] three players: those who beat the fastest get the first box, the fastest gets the No-Flip card', () => {
  const play = new TestGame(env, { players: 3, position: {} }).ready().lockAll('against', 'dumpling', 'abysmal').pass();
  expect(play.eventsOf('round-scored')[0]!.lines).toMatchObject([
    { points: 13, box: null },
    { points: 17, box: 'first', bonus: 1 },
    { points: 10, box: null },
  ]);
  play.ready();
  expect(play.view().noFlip).toBe(0);
});
