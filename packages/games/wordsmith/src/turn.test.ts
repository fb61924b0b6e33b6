import { describe, expect, test } from 'vitest';
import { COIN_GRID, CROWN_GRID, EMPTY_SHEET } from './sheet.ts';
import { at, judgeWith, played, refused, sheetWith, steps } from './testing.ts';
import { applySteps, applyTurn } from './turn.ts';
import { beginTurn } from './turn-so-far.ts';

const OFFER = ['al', 'ed', 'hst'];
const judge = judgeWith(['burp', 'prub', 'late', 'plate', 'plates']);

describe('[WS-6] letters and what they cost', () => {
  test('two letters from the third card cost 4', () => {
    expect(played(EMPTY_SHEET, OFFER, judge, 'write H r1c1 2', 'write S r1c2 2').sheet.spent).toBe(4);
  });
  test('one free letter and one wild choice cost 3', () => {
    expect(played(EMPTY_SHEET, OFFER, judge, 'write A r1c1 0', 'write Z r1c2 3').sheet.spent).toBe(3);
  });
  test('any letter at all costs 3, also one that lies there', () => {
    expect(played(EMPTY_SHEET, OFFER, judge, 'write A r1c1 3', 'write A r1c2 0').sheet.spent).toBe(3);
  });
  test('each printed letter can be taken once', () => {
    const twice = refused(EMPTY_SHEET, OFFER, judge, 'write A r1c1 0', 'write A r1c2 0');
    expect(twice).toEqual({ code: 'not-on-the-card', letter: 'a', price: 0, step: 1 });
    expect(played(EMPTY_SHEET, OFFER, judge, 'write A r1c1 0', 'write A r1c2 3').sheet.spent).toBe(3);
    expect(played(EMPTY_SHEET, ['al', 'as', 'ed'], judge, 'write A r1c1 0', 'write A r1c2 1').sheet.spent).toBe(1);
  });
  test('a letter that is on another card', () => {
    expect(refused(EMPTY_SHEET, OFFER, judge, 'write E r1c1 0')).toEqual({
      code: 'not-on-the-card',
      letter: 'e',
      price: 0,
      step: 0,
    });
  });
  test('exactly two letters', () => {
    expect(refused(EMPTY_SHEET, OFFER, judge)).toEqual({ code: 'letters-missing', step: 0, missing: 2 });
    expect(refused(EMPTY_SHEET, OFFER, judge, 'write A r1c1 0')).toEqual({
      code: 'letters-missing',
      step: 1,
      missing: 1,
    });
    const three = ['write A r1c1 0', 'write L r1c2 0', 'write E r1c3 1'];
    expect(refused(EMPTY_SHEET, OFFER, judge, ...three)).toEqual({ code: 'two-letters-only', step: 2 });
  });
  test('on vacant squares', () => {
    const sheet = sheetWith(['x.......']);
    expect(refused(sheet, OFFER, judge, 'write A r1c1 0')).toEqual({ code: 'not-vacant', at: 0, step: 0 });
    expect(refused(EMPTY_SHEET, OFFER, judge, 'write A r1c2 0', 'write L r1c2 0')).toEqual({
      code: 'not-vacant',
      at: 1,
      step: 1,
    });
  });
  test('a square that a sword has circled is vacant all the same', () => {
    const sheet = sheetWith(['*.......']);
    const { letters, circled } = played(sheet, OFFER, judge, 'write A r1c1 0', 'write L r1c2 0').sheet;
    expect([letters[0], circled[0]]).toEqual(['a', true]);
  });
});

describe('[WS-7] coins', () => {
  test('are credit: gaining does not undo what is crossed off', () => {
    const sheet = sheetWith([], { spent: 9, gained: 6 });
    expect(played(sheet, OFFER, judge, 'write E r1c1 1', 'write D r1c2 1').sheet).toMatchObject({
      spent: 11,
      gained: 6,
    });
  });
  test('[WS-3] spending past the grid is refused', () => {
    const sheet = sheetWith([], { spent: COIN_GRID - 3, gained: COIN_GRID });
    expect(played(sheet, OFFER, judge, 'write H r1c1 2', 'write E r1c2 1').sheet.spent).toBe(COIN_GRID);
    expect(refused(sheet, OFFER, judge, 'write H r1c1 2', 'write S r1c2 2')).toEqual({
      code: 'coins-used-up',
      left: 1,
      price: 2,
      step: 1,
    });
  });
});

describe('[WS-8] a turn is one move', () => {
  const sheet = sheetWith(['', '', '', '', 'b..p....'].map((row) => row.padEnd(8, '.')));
  test('the printed example: BURP with U and R on row 5', () => {
    const turn = played(sheet, ['ur', 'ed', 'hs'], judge, 'write U r5c2 0', 'write R r5c3 0', 'claim r5c1-r5c4');
    expect(turn.earned.at(-1)).toMatchObject({
      claim: { word: 'burp', extended: [] },
      circled: ['r5c1', 'r5c2', 'r5c3', 'r5c4'].map(at),
      forged: ['R5', 'R6'],
      coins: 0,
      crowns: 0,
    });
    expect(turn.sheet).toMatchObject({ forged: ['R5', 'R6'], gained: 0, crowns: 0, spent: 0 });
    expect(turn.sheet.words).toEqual([{ from: at('r5c1'), to: at('r5c4'), word: 'burp', round: 5 }]);
  });
  test('a refusal names the step, and nothing has changed', () => {
    const before = structuredClone(sheet);
    const refusal = refused(sheet, ['ur', 'ed', 'hs'], judge, 'write U r5c2 0', 'claim r5c1-r5c4', 'write R r5c3 0');
    expect(refusal).toEqual({ code: 'gap', at: at('r5c3'), step: 1 });
    expect(sheet).toEqual(before);
  });
  test('it may be looked at before it is finished', () => {
    const open = applySteps(sheet, OFFER, steps('write A r1c1 0'), judge);
    expect(open).toMatchObject({ open: { letters: 1, goblets: 0, swords: 0 }, fresh: [0] });
    expect(beginTurn(sheet).open.letters).toBe(2);
    expect(applyTurn(sheet, OFFER, steps('write A r1c1 0'), judge)).toMatchObject({ code: 'letters-missing' });
  });
});

describe('[WS-13] items', () => {
  const words = judgeWith(['late', 'plat', 'gate', 'slat', 'tale']);
  test('a coin brings 2 coins', () => {
    const sheet = sheetWith(['........', '........', '........', 'l.t.....']);
    const turn = played(sheet, ['ae', 'ed', 'hs'], words, 'write A r4c2 0', 'write E r4c4 0', 'claim r4c1-r4c4');
    expect(turn.sheet).toMatchObject({ forged: ['C3'], gained: 2 });
    expect(turn.earned.at(-1)).toMatchObject({ coins: 2, forged: ['C3'] });
  });
  test('a goblet: any letter on a vacant square, then or later; unused it is lost', () => {
    // Column 3, rows 1–4: S2, then the whole of G1.
    const sheet = sheetWith(['..l.....', '..a.....']);
    const opening = ['write T r3c3 0', 'write E r4c3 1', 'claim r1c3-r4c3'];
    const turn = played(sheet, ['ta', 'ed', 'hs'], words, ...opening);
    expect(turn.open).toEqual({ letters: 0, goblets: 1, swords: 0 });
    expect(turn.sheet.forged).toEqual(['G1']);
    const used = played(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'goblet Q r8c8');
    expect(used.sheet.letters[63]).toBe('q');
    expect(used.open.goblets).toBe(0);
    expect(used.sheet.spent).toBe(turn.sheet.spent);
    expect(refused(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'goblet Q r8c8', 'goblet Q r8c7')).toEqual({
      code: 'no-goblet',
      step: 4,
    });
    expect(refused(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'goblet Q r1c3')).toMatchObject({
      code: 'not-vacant',
    });
    expect(refused(sheet, ['ta', 'ed', 'hs'], words, 'goblet Q r8c8')).toEqual({ code: 'no-goblet', step: 0 });
  });
  test('a sword: any square is circled, written or not', () => {
    const sheet = sheetWith(['.la.....']);
    const opening = ['write T r1c4 0', 'write E r1c5 1', 'claim r1c2-r1c5'];
    const turn = played(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'sword r1c1');
    expect(turn.sheet.forged).toEqual(['S2', 'R1']);
    expect(turn.sheet.letters[0]).toBeNull();
    expect(refused(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'sword r1c2')).toEqual({
      code: 'already-circled',
      at: 1,
      step: 3,
    });
    expect(refused(sheet, ['ta', 'ed', 'hs'], words, 'sword r1c1')).toEqual({ code: 'no-sword', step: 0 });
  });
  test('an axe brings 2 crowns', () => {
    // A1 lacks r4c1 and r2c1; column 1 from row 1.
    const sheet = sheetWith(['l.......', '.*......', '**......']);
    const turn = played(sheet, ['ta', 'te', 'hs'], judgeWith(['late']), 'write A r2c1 0', 'write T r3c1 1');
    expect(turn.sheet.crowns).toBe(0);
    const axe = sheetWith(['l.......', 'a*......', '**......']);
    expect(
      played(axe, ['ta', 'ed', 'hs'], words, 'write T r3c1 0', 'write E r4c1 1', 'claim r1c1-r4c1').sheet,
    ).toMatchObject({ forged: ['R1', 'A1'], crowns: 2 });
  });
  test('an item is forged once', () => {
    const sheet = sheetWith(['........', '........', '........', 'LATE....', '........'], {}, { 'r4c1-r4c4': 1 });
    expect(sheet.forged).toEqual(['C3']);
    const turn = played(
      { ...sheet, letters: sheet.letters.with(at('r4c5'), 's') },
      ['ar', 'ed', 'hs'],
      judgeWith(['latest', 'late']),
      'write T r4c6 3',
      'write A r8c8 0',
      'claim r4c1-r4c6',
    );
    expect(turn.sheet.gained).toBe(0);
    expect(turn.earned.at(-2)?.forged).toEqual([]);
  });
  test('one word may forge several items at once; each goblet is a letter', () => {
    // Row 4, columns 2 to 5: C3, and the last squares of G1 and G4.
    const sheet = sheetWith(['........', '..*.....', '..**....', '.la.....', '...*....']);
    const opening = ['write T r4c4 0', 'write E r4c5 1', 'claim r4c2-r4c5'];
    const turn = played(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'goblet S r8c1', 'goblet L r8c2');
    expect(turn.earned[2]).toMatchObject({ forged: ['C3', 'G1', 'G4'], coins: 2 });
    expect(turn.fresh).toHaveLength(4);
    expect(refused(sheet, ['ta', 'ed', 'hs'], words, ...opening, ...Array(3).fill('goblet S r8c1'))).toMatchObject({
      code: 'not-vacant',
      step: 4,
    });
    const third = ['goblet S r8c1', 'goblet L r8c2', 'goblet A r8c3'];
    expect(refused(sheet, ['ta', 'ed', 'hs'], words, ...opening, ...third)).toEqual({ code: 'no-goblet', step: 5 });
  });
  test('a sword may forge a sword, and that one an axe', () => {
    // S2 by LATE; S1 lacks r8c4, A1 lacks r4c1.
    const sheet = sheetWith([
      '.la.....',
      '**......',
      '**......',
      '........',
      '........',
      '........',
      '........',
      '....***.',
    ]);
    const opening = ['write T r1c4 0', 'write E r1c5 1', 'claim r1c2-r1c5', 'sword r8c4', 'sword r4c1'];
    const turn = played(sheet, ['ta', 'ed', 'hs'], words, ...opening);
    expect(turn.earned.map(({ forged }) => forged)).toEqual([[], [], ['S2'], ['S1'], ['A1']]);
    expect(turn.sheet.crowns).toBe(2);
    expect(refused(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'sword r5c5')).toEqual({ code: 'no-sword', step: 5 });
  });
  test('a goblet’s letter may come before the second letter, and make a word of this turn', () => {
    // G1 by LATE in column 3; its letter makes GATE in row 8, which forges nothing but its squares’ items.
    const sheet = sheetWith(
      ['..l.....', '..a.....', '..t.....', '', '', '', '', '.g.te...'].map((row) => row.padEnd(8, '.')),
    );
    const turn = played(
      sheet,
      ['ea', 'ed', 'hs'],
      words,
      'write E r4c3 0',
      'claim r1c3-r4c3',
      'goblet A r8c3',
      'claim r8c2-r8c5',
      'write A r6c6 0',
    );
    expect(turn.sheet.words.map(({ word }) => word)).toEqual(['late', 'gate']);
    expect(turn.sheet.forged).toEqual(['G1', 'C5']);
  });
  test('unused goblets and swords are lost: the next turn begins without', () => {
    // Row 1 gives S2, column 3 G1.
    const sheet = sheetWith(['.l.t....', '..l.....', '..t.....', '..e.....']);
    const turn = played(
      sheet,
      ['ae', 'ed', 'hs'],
      judgeWith(['late', 'alte']),
      'write A r1c3 0',
      'write E r1c5 0',
      'claim r1c2-r1c5',
      'claim r1c3-r4c3',
    );
    expect(turn.open).toEqual({ letters: 0, goblets: 1, swords: 1 });
    expect(refused(turn.sheet, OFFER, judge, 'goblet E r8c8')).toEqual({ code: 'no-goblet', step: 0 });
    expect(refused(turn.sheet, OFFER, judge, 'sword r8c8')).toEqual({ code: 'no-sword', step: 0 });
  });
  test('a chain: a word forges a sword, the sword a goblet, the goblet a new word', () => {
    // S2 by LATE; G1 (column 3, rows 2–4) lacks one circle, which the sword draws; its letter makes SLAT in row 8.
    const sheet = sheetWith(
      ['.la.....', '..*.....', '..*.....', '........', '', '', '', 'slt.....'].map((row) => row.padEnd(8, '.')),
    );
    const turn = played(
      { ...sheet, letters: sheet.letters.with(at('r8c3'), null).with(at('r8c4'), 't') },
      ['ta', 'ed', 'hs'],
      words,
      'write T r1c4 0',
      'write E r1c5 1',
      'claim r1c2-r1c5',
      'sword r4c3',
      'goblet A r8c3',
      'claim r8c1-r8c4',
    );
    expect(turn.earned.map(({ forged }) => forged)).toEqual([[], [], ['S2'], ['G1'], [], ['C5']]);
    expect(turn.open).toEqual({ letters: 0, goblets: 0, swords: 0 });
    expect(turn.sheet.words.map(({ word }) => word)).toEqual(['late', 'slat']);
  });
});

describe('[WS-3] what goes past the grids is lost', () => {
  test('coins', () => {
    const sheet = sheetWith(['........', '........', '........', 'l.t.....'], { gained: COIN_GRID - 1 });
    const turn = played(sheet, ['ae', 'ed', 'hs'], judge, 'write A r4c2 0', 'write E r4c4 0', 'claim r4c1-r4c4');
    expect(turn.sheet.gained).toBe(COIN_GRID);
  });
  test('crowns', () => {
    const sheet = sheetWith(['plat....'], { crowns: CROWN_GRID });
    const turn = played(sheet, ['es', 'ed', 'hs'], judge, 'write E r1c5 0', 'write S r1c6 0', 'claim r1c1-r1c6');
    expect(turn.earned.at(-1)?.crowns).toBe(1);
    expect(turn.sheet.crowns).toBe(CROWN_GRID);
  });
});
