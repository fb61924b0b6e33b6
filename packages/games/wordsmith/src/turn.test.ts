import { describe, expect, test } from 'vitest';
import { at, COMPONENTS, EMPTY_SHEET, playTurn, sheetWith, steps, turnRefusal, wordRulesWith } from './testing.ts';
import { applySteps, applyTurn } from './turn.ts';
import { beginTurn } from './turn-so-far.ts';

const { coinSpaces, crownSpaces } = COMPONENTS;
const OFFER = ['al', 'ed', 'hst'];
const judge = wordRulesWith(['burp', 'prub', 'late', 'plate', 'plates']);

describe('[WS-6] letters and their prices', () => {
  test('two letters from the third card cost 4', () => {
    expect(playTurn(EMPTY_SHEET, OFFER, judge, 'write H r1c1 2', 'write S r1c2 2').sheet.spent).toBe(4);
  });
  test('one free letter and any letter cost 3', () => {
    expect(playTurn(EMPTY_SHEET, OFFER, judge, 'write A r1c1 0', 'write Z r1c2 3').sheet.spent).toBe(3);
  });
  test('any letter costs 3, even one that a card shows', () => {
    expect(playTurn(EMPTY_SHEET, OFFER, judge, 'write A r1c1 3', 'write A r1c2 0').sheet.spent).toBe(3);
  });
  test('each printed letter can be taken once', () => {
    const twice = turnRefusal(EMPTY_SHEET, OFFER, judge, 'write A r1c1 0', 'write A r1c2 0');
    expect(twice).toEqual({ code: 'not-on-the-card', letter: 'a', price: 0, step: 1 });
    expect(playTurn(EMPTY_SHEET, OFFER, judge, 'write A r1c1 0', 'write A r1c2 3').sheet.spent).toBe(3);
    expect(playTurn(EMPTY_SHEET, ['al', 'as', 'ed'], judge, 'write A r1c1 0', 'write A r1c2 1').sheet.spent).toBe(1);
  });
  test('a letter of another card is refused', () => {
    expect(turnRefusal(EMPTY_SHEET, OFFER, judge, 'write E r1c1 0')).toEqual({
      code: 'not-on-the-card',
      letter: 'e',
      price: 0,
      step: 0,
    });
  });
  test('exactly two letters must be written', () => {
    expect(turnRefusal(EMPTY_SHEET, OFFER, judge)).toEqual({ code: 'letters-missing', step: 0, missing: 2 });
    expect(turnRefusal(EMPTY_SHEET, OFFER, judge, 'write A r1c1 0')).toEqual({
      code: 'letters-missing',
      step: 1,
      missing: 1,
    });
    const three = ['write A r1c1 0', 'write L r1c2 0', 'write E r1c3 1'];
    expect(turnRefusal(EMPTY_SHEET, OFFER, judge, ...three)).toEqual({ code: 'two-letters-only', step: 2 });
  });
  test('letters go on vacant squares', () => {
    const sheet = sheetWith(['x.......']);
    expect(turnRefusal(sheet, OFFER, judge, 'write A r1c1 0')).toEqual({ code: 'not-vacant', at: 0, step: 0 });
    expect(turnRefusal(EMPTY_SHEET, OFFER, judge, 'write A r1c2 0', 'write L r1c2 0')).toEqual({
      code: 'not-vacant',
      at: 1,
      step: 1,
    });
  });
  test('a square circled by a sword is still vacant', () => {
    const sheet = sheetWith(['*.......']);
    const { letters, circled } = playTurn(sheet, OFFER, judge, 'write A r1c1 0', 'write L r1c2 0').sheet;
    expect([letters[0], circled[0]]).toEqual(['a', true]);
  });
});

describe('[WS-7] coins', () => {
  test('are credit: gained coins do not restore crossed-off ones', () => {
    const sheet = sheetWith([], { spent: 9, gained: 6 });
    expect(playTurn(sheet, OFFER, judge, 'write E r1c1 1', 'write D r1c2 1').sheet).toMatchObject({
      spent: 11,
      gained: 6,
    });
  });
  test('[WS-3] spending past the grid is refused', () => {
    const sheet = sheetWith([], { spent: coinSpaces - 3, gained: coinSpaces });
    expect(playTurn(sheet, OFFER, judge, 'write H r1c1 2', 'write E r1c2 1').sheet.spent).toBe(coinSpaces);
    expect(turnRefusal(sheet, OFFER, judge, 'write H r1c1 2', 'write S r1c2 2')).toEqual({
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
    const turn = playTurn(sheet, ['ur', 'ed', 'hs'], judge, 'write U r5c2 0', 'write R r5c3 0', 'claim r5c1-r5c4');
    expect(turn.rewards.at(-1)).toMatchObject({
      claim: { word: 'burp', extended: [] },
      circled: ['r5c1', 'r5c2', 'r5c3', 'r5c4'].map(at),
      forged: ['R5', 'R6'],
      coins: 0,
      crowns: 0,
    });
    expect(turn.sheet).toMatchObject({ forged: ['R5', 'R6'], gained: 0, crowns: 0, spent: 0 });
    expect(turn.sheet.words).toEqual([{ from: at('r5c1'), to: at('r5c4'), word: 'burp', round: 5 }]);
  });
  test('a refusal gives the step, and nothing changes', () => {
    const before = structuredClone(sheet);
    const refusal = turnRefusal(
      sheet,
      ['ur', 'ed', 'hs'],
      judge,
      'write U r5c2 0',
      'claim r5c1-r5c4',
      'write R r5c3 0',
    );
    expect(refusal).toEqual({ code: 'gap', at: at('r5c3'), step: 1 });
    expect(sheet).toEqual(before);
  });
  test('an incomplete turn can be evaluated', () => {
    const open = applySteps(sheet, OFFER, steps('write A r1c1 0'), judge);
    expect(open).toMatchObject({ remaining: { letters: 1, goblets: 0, swords: 0 }, newSquares: [0] });
    expect(beginTurn(sheet, COMPONENTS).remaining.letters).toBe(2);
    expect(applyTurn(sheet, OFFER, steps('write A r1c1 0'), judge)).toMatchObject({ code: 'letters-missing' });
  });
});

describe('[WS-13] items', () => {
  const words = wordRulesWith(['late', 'plat', 'gate', 'slat', 'tale']);
  test('a coin gives 2 coins', () => {
    const sheet = sheetWith(['........', '........', '........', 'l.t.....']);
    const turn = playTurn(sheet, ['ae', 'ed', 'hs'], words, 'write A r4c2 0', 'write E r4c4 0', 'claim r4c1-r4c4');
    expect(turn.sheet).toMatchObject({ forged: ['C3'], gained: 2 });
    expect(turn.rewards.at(-1)).toMatchObject({ coins: 2, forged: ['C3'] });
  });
  test('a goblet gives any letter on a vacant square, at once or later in the turn; unused it is lost', () => {
    // Column 3, rows 1–4: S2, then the whole of G1.
    const sheet = sheetWith(['..l.....', '..a.....']);
    const opening = ['write T r3c3 0', 'write E r4c3 1', 'claim r1c3-r4c3'];
    const turn = playTurn(sheet, ['ta', 'ed', 'hs'], words, ...opening);
    expect(turn.remaining).toEqual({ letters: 0, goblets: 1, swords: 0 });
    expect(turn.sheet.forged).toEqual(['G1']);
    const used = playTurn(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'goblet Q r8c8');
    expect(used.sheet.letters[63]).toBe('q');
    expect(used.remaining.goblets).toBe(0);
    expect(used.sheet.spent).toBe(turn.sheet.spent);
    expect(turnRefusal(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'goblet Q r8c8', 'goblet Q r8c7')).toEqual({
      code: 'no-goblet',
      step: 4,
    });
    expect(turnRefusal(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'goblet Q r1c3')).toMatchObject({
      code: 'not-vacant',
    });
    expect(turnRefusal(sheet, ['ta', 'ed', 'hs'], words, 'goblet Q r8c8')).toEqual({ code: 'no-goblet', step: 0 });
  });
  test('a sword circles any square, written or not', () => {
    const sheet = sheetWith(['.la.....']);
    const opening = ['write T r1c4 0', 'write E r1c5 1', 'claim r1c2-r1c5'];
    const turn = playTurn(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'sword r1c1');
    expect(turn.sheet.forged).toEqual(['S2', 'R1']);
    expect(turn.sheet.letters[0]).toBeNull();
    expect(turnRefusal(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'sword r1c2')).toEqual({
      code: 'already-circled',
      at: 1,
      step: 3,
    });
    expect(turnRefusal(sheet, ['ta', 'ed', 'hs'], words, 'sword r1c1')).toEqual({ code: 'no-sword', step: 0 });
  });
  test('an axe gives 2 crowns', () => {
    // A1 lacks r4c1 and r2c1; column 1 from row 1.
    const sheet = sheetWith(['l.......', '.*......', '**......']);
    const turn = playTurn(sheet, ['ta', 'te', 'hs'], wordRulesWith(['late']), 'write A r2c1 0', 'write T r3c1 1');
    expect(turn.sheet.crowns).toBe(0);
    const axe = sheetWith(['l.......', 'a*......', '**......']);
    expect(
      playTurn(axe, ['ta', 'ed', 'hs'], words, 'write T r3c1 0', 'write E r4c1 1', 'claim r1c1-r4c1').sheet,
    ).toMatchObject({ forged: ['R1', 'A1'], crowns: 2 });
  });
  test('an item is forged once', () => {
    const sheet = sheetWith(['........', '........', '........', 'LATE....', '........'], {}, { 'r4c1-r4c4': 1 });
    expect(sheet.forged).toEqual(['C3']);
    const turn = playTurn(
      { ...sheet, letters: sheet.letters.with(at('r4c5'), 's') },
      ['ar', 'ed', 'hs'],
      wordRulesWith(['latest', 'late']),
      'write T r4c6 3',
      'write A r8c8 0',
      'claim r4c1-r4c6',
    );
    expect(turn.sheet.gained).toBe(0);
    expect(turn.rewards.at(-2)?.forged).toEqual([]);
  });
  test('one word may forge several items at once; each goblet gives a letter', () => {
    // Row 4, columns 2 to 5: C3, and the last squares of G1 and G4.
    const sheet = sheetWith(['........', '..*.....', '..**....', '.la.....', '...*....']);
    const opening = ['write T r4c4 0', 'write E r4c5 1', 'claim r4c2-r4c5'];
    const turn = playTurn(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'goblet S r8c1', 'goblet L r8c2');
    expect(turn.rewards[2]).toMatchObject({ forged: ['C3', 'G1', 'G4'], coins: 2 });
    expect(turn.newSquares).toHaveLength(4);
    expect(turnRefusal(sheet, ['ta', 'ed', 'hs'], words, ...opening, ...Array(3).fill('goblet S r8c1'))).toMatchObject({
      code: 'not-vacant',
      step: 4,
    });
    const third = ['goblet S r8c1', 'goblet L r8c2', 'goblet A r8c3'];
    expect(turnRefusal(sheet, ['ta', 'ed', 'hs'], words, ...opening, ...third)).toEqual({ code: 'no-goblet', step: 5 });
  });
  test('a sword may forge another sword, which may forge an axe', () => {
    // LATE forges S2; S1 lacks r8c4, and A1 lacks r4c1.
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
    const turn = playTurn(sheet, ['ta', 'ed', 'hs'], words, ...opening);
    expect(turn.rewards.map(({ forged }) => forged)).toEqual([[], [], ['S2'], ['S1'], ['A1']]);
    expect(turn.sheet.crowns).toBe(2);
    expect(turnRefusal(sheet, ['ta', 'ed', 'hs'], words, ...opening, 'sword r5c5')).toEqual({
      code: 'no-sword',
      step: 5,
    });
  });
  test('a goblet’s letter may be written before the second letter, and complete a word', () => {
    // LATE in column 3 forges G1; its letter makes GATE in row 8, which forges only the items of its own squares.
    const sheet = sheetWith(
      ['..l.....', '..a.....', '..t.....', '', '', '', '', '.g.te...'].map((row) => row.padEnd(8, '.')),
    );
    const turn = playTurn(
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
  test('unused goblets and swords are lost: the next turn starts with none', () => {
    // Row 1 forges S2, column 3 forges G1.
    const sheet = sheetWith(['.l.t....', '..l.....', '..t.....', '..e.....']);
    const turn = playTurn(
      sheet,
      ['ae', 'ed', 'hs'],
      wordRulesWith(['late', 'alte']),
      'write A r1c3 0',
      'write E r1c5 0',
      'claim r1c2-r1c5',
      'claim r1c3-r4c3',
    );
    expect(turn.remaining).toEqual({ letters: 0, goblets: 1, swords: 1 });
    expect(turnRefusal(turn.sheet, OFFER, judge, 'goblet E r8c8')).toEqual({ code: 'no-goblet', step: 0 });
    expect(turnRefusal(turn.sheet, OFFER, judge, 'sword r8c8')).toEqual({ code: 'no-sword', step: 0 });
  });
  test('a chain: a word forges a sword, the sword a goblet, the goblet a new word', () => {
    // LATE forges S2; G1 (column 3, rows 2–4) lacks one circle, which the sword makes; its letter makes SLAT in row 8.
    const sheet = sheetWith(
      ['.la.....', '..*.....', '..*.....', '........', '', '', '', 'slt.....'].map((row) => row.padEnd(8, '.')),
    );
    const turn = playTurn(
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
    expect(turn.rewards.map(({ forged }) => forged)).toEqual([[], [], ['S2'], ['G1'], [], ['C5']]);
    expect(turn.remaining).toEqual({ letters: 0, goblets: 0, swords: 0 });
    expect(turn.sheet.words.map(({ word }) => word)).toEqual(['late', 'slat']);
  });
});

describe('[WS-3] gains beyond the grids are lost', () => {
  test('coins', () => {
    const sheet = sheetWith(['........', '........', '........', 'l.t.....'], { gained: coinSpaces - 1 });
    const turn = playTurn(sheet, ['ae', 'ed', 'hs'], judge, 'write A r4c2 0', 'write E r4c4 0', 'claim r4c1-r4c4');
    expect(turn.sheet.gained).toBe(coinSpaces);
  });
  test('crowns', () => {
    const sheet = sheetWith(['plat....'], { crowns: crownSpaces });
    const turn = playTurn(sheet, ['es', 'ed', 'hs'], judge, 'write E r1c5 0', 'write S r1c6 0', 'claim r1c1-r1c6');
    expect(turn.rewards.at(-1)?.crowns).toBe(1);
    expect(turn.sheet.crowns).toBe(crownSpaces);
  });
});
