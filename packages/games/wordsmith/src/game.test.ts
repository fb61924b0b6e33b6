import { forSeat } from '@wordhoard/kernel';
import { describe, expect, test } from 'vitest';
import { at, BLANK_SHEET, COMPONENTS, EMPTY_SHEET, easyWords, positionWith, steps, TestGame } from './testing.ts';

describe('[WS-5] a round', () => {
  test('three cards are turned up, and all players are asked at once', () => {
    const play = new TestGame(easyWords, 4);
    const { question, view } = play.game.observe(play.match, 2);
    expect(question).toMatchObject({ step: { type: 'turn', round: 1 }, asked: [0, 1, 2, 3], waiting: [0, 1, 2, 3] });
    expect(question?.until).toBe(120_000);
    expect(view.offer).toHaveLength(3);
    expect(view.deck).toBe(33);
    expect(play.eventsOf('dealt')).toEqual([{ type: 'dealt', round: 1, offer: [...view.offer] }]);
  });
  test('sheets are shown when all have confirmed', () => {
    const play = new TestGame(easyWords, 2, positionWith(2));
    play.turn(0, 'write A r1c1 0', 'write L r1c2 0');
    for (const viewer of [1, 'audience'] as const) {
      const seen = play.game.observe(play.match, viewer);
      expect(seen.view.sheets[0]).toEqual(EMPTY_SHEET);
      expect(seen.question).toMatchObject({ waiting: [1], mine: null });
    }
    expect(play.eventsOf('turned')).toEqual([]);
    play.turn(1, 'write E r8c8 1', 'write L r1c2 0');
    expect(play.eventsOf('turned')).toMatchObject([
      { seat: 0, round: 1, silent: false },
      { seat: 1, round: 1, silent: false, earned: [{ paid: 1 }, { paid: 0 }] },
    ]);
    expect(forSeat(play.view().sheets, 0).letters.slice(0, 2)).toEqual(['a', 'l']);
    expect(play.view().sheets[1]).toMatchObject({ spent: 1 });
    expect(play.view().round).toBe(2);
  });
  test('a confirmed turn is final', () => {
    const play = new TestGame(easyWords, 2, positionWith(2)).turn(0, 'write A r1c1 0', 'write L r1c2 0');
    expect(play.attemptTurn(0, 'write A r2c1 0', 'write L r1c2 0')).toEqual({
      ok: false,
      refusal: { code: 'already-answered' },
    });
  });
  test('[WS-8] a refused turn names its step and changes nothing', () => {
    const play = new TestGame(easyWords, 1, positionWith(1));
    const before = JSON.stringify(play.match);
    expect(play.attemptTurn(0, 'write A r1c1 0', 'claim r1c1-r1c4', 'write L r1c2 0')).toEqual({
      ok: false,
      refusal: { code: 'gap', at: 1, step: 1 },
    });
    expect(JSON.stringify(play.match)).toBe(before);
  });
  test('if time runs out, the first letters of the free card go on the first vacant squares (ours)', () => {
    const sheets = [{ ...BLANK_SHEET, grid: ['ab*d....', ...BLANK_SHEET.grid.slice(1)] }];
    const play = new TestGame(easyWords, 1, positionWith(1, { offer: ['uhn', 'al', 'ed'], sheets })).expire();
    expect(play.eventsOf('turned')).toMatchObject([{ silent: true, prepared: false, seat: 0 }]);
    expect(forSeat(play.view().sheets, 0).letters.slice(0, 6)).toEqual(['a', 'b', 'u', 'd', 'h', null]);
    expect(forSeat(play.view().sheets, 0).spent).toBe(0);
  });
  test('if time runs out, a drafted turn is played, and the event says so (ours)', () => {
    const play = new TestGame(easyWords, 2, positionWith(2));
    play.draft(0, 'write E r8c1 1').draft(0, 'write E r8c1 1', 'write L r8c2 0');
    expect(play.game.observe(play.match, 1).question).toMatchObject({ waiting: [0, 1], mine: null });
    expect(play.eventsOf('turned')).toEqual([]);
    play.expire();
    expect(play.eventsOf('turned')).toMatchObject([
      { seat: 0, silent: true, prepared: true, earned: [{ paid: 1 }, { paid: 0 }] },
      { seat: 1, silent: true, prepared: false },
    ]);
    expect(forSeat(play.view().sheets, 0).letters.slice(56, 58)).toEqual(['e', 'l']);
    expect(forSeat(play.view().sheets, 0).spent).toBe(1);
  });
  test('a missing letter is the first left on the free card, on the first vacant square (ours)', () => {
    const play = new TestGame(easyWords, 3, positionWith(3));
    play.draft(0, 'write A r1c1 0').draft(1, 'write Z r1c1 3').draft(2).expire();
    expect(play.view().sheets.map(({ letters }) => letters.slice(0, 2))).toEqual([
      ['a', 'l'],
      ['z', 'a'],
      ['a', 'l'],
    ]);
    expect(play.eventsOf('turned').map(({ prepared }) => prepared)).toEqual([true, true, false]);
  });
  test('a draft must be legal so far, and a later confirmed turn replaces it', () => {
    const play = new TestGame(easyWords, 1, positionWith(1));
    expect(play.attempt(0, { steps: steps('write X r1c1 0'), draft: true })).toMatchObject({
      refusal: { code: 'not-on-the-card', step: 0 },
    });
    play.draft(0, 'write A r1c1 0').turn(0, 'write L r2c1 0', 'write A r2c2 0');
    expect(play.eventsOf('turned')).toMatchObject([{ silent: false, prepared: false }]);
    expect(forSeat(play.view().sheets, 0).letters[0]).toBeNull();
  });
});

describe('[WS-15] the end', () => {
  test('after round 12, with every line of the score', () => {
    const play = new TestGame(easyWords, 3);
    for (let round = 1; round <= COMPONENTS.rounds; round++) {
      expect(play.view().round).toBe(round);
      expect(play.match.over).toBeNull();
      play.expire();
    }
    expect(play.view().deck).toBe(0);
    // All three have the same default turns.
    expect(play.match.over?.places).toEqual([[0, 1, 2]]);
    expect(play.eventsOf('ended')).toEqual([{ type: 'ended', tallies: play.view().tallies }]);
    expect(forSeat(play.view().sheets, 0).letters.filter((letter) => letter !== null)).toHaveLength(24);
  });
  test('[WS-16] in solo there are no points for most crowns', () => {
    const sheets = [{ ...BLANK_SHEET, crowns: 5 }];
    const play = new TestGame(easyWords, 1, positionWith(1, { round: COMPONENTS.rounds, sheets })).expire();
    expect(play.match.over).toEqual({ scores: [5], places: [[0]] });
  });
});

test('[WS-8] a whole chain in one move: word → sword → goblet → new word', () => {
  const grid = ['.bc.....', '..*.....', '..*.....', '........', '........', '........', '........', 'fg.h....'];
  const play = new TestGame(
    easyWords,
    1,
    positionWith(1, { offer: ['dn', 'al', 'ed'], sheets: [{ ...BLANK_SHEET, grid }] }),
  ).turn(0, 'write D r1c4 0', 'write N r1c5 0', 'claim r1c2-r1c5', 'sword r4c3', 'goblet Z r8c3', 'claim r8c1-r8c4');
  expect(play.view().sheets[0]).toMatchObject({ forged: ['S2', 'G1', 'C5'], gained: 2 });
  expect(forSeat(play.view().sheets, 0).letters[at('r8c3')]).toBe('z');
});
