import { readFileSync } from 'node:fs';
import { openLexicon } from '@wordhoard/lexicon';
import { describe, expect, test } from 'vitest';
import { lengthBonus } from './bonuses.ts';
import { at, judgeWith, played, refused, sheetWith } from './test-support.ts';
import { claimable, judgeClaim } from './words.ts';

const lexicon = openLexicon(readFileSync(new URL('../../../lexicon/data/wordhoard.lex', import.meta.url)));
const real = judgeWith(lexicon);
const OFFER = ['as', 'er', 'tl'];

/** May the word be claimed when it is all on row 3, and the earlier word claimed within it in round 1? */
function extend(earlier: string, word: string): string {
  const start = word.indexOf(earlier);
  const [from, to] = [`r3c${start + 1}`, `r3c${start + earlier.length}`];
  const row = (word.slice(0, start) + earlier.toUpperCase() + word.slice(start + earlier.length)).padEnd(8, '.');
  const sheet = sheetWith(['........', '........', row], {}, { [`${from}-${to}`]: 1 });
  const fresh = [...word].flatMap((_, i) => (i < start || i >= start + earlier.length ? [at(`r3c${i + 1}`)] : []));
  const claim = judgeClaim(sheet, fresh, { from: at('r3c1'), to: at(`r3c${word.length}`) }, real);
  return 'code' in claim ? claim.code : 'fine';
}

describe('[WS-12] extension: plurals and conjugations of an earlier word are refused', () => {
  test.each([
    ['paper', 'papers', 'inflection'],
    ['bring', 'brings', 'inflection'],
    ['live', 'lived', 'inflection'],
    ['late', 'later', 'fine'],
    ['late', 'plate', 'fine'],
    ['late', 'lately', 'fine'],
    ['late', 'latest', 'fine'],
    ['star', 'stars', 'inflection'],
    ['star', 'start', 'fine'],
    ['taxi', 'taxis', 'inflection'],
    ['rose', 'roses', 'inflection'],
    ['cook', 'cooked', 'inflection'],
    ['bill', 'billing', 'inflection'],
    ['fall', 'fallen', 'inflection'],
    ['give', 'given', 'inflection'],
    ['broke', 'broken', 'inflection'],
    ['read', 'reader', 'fine'],
    ['time', 'timer', 'fine'],
    ['tall', 'taller', 'fine'],
    ['hand', 'handy', 'fine'],
    ['like', 'unlike', 'fine'],
    ['ring', 'bring', 'fine'],
    ['even', 'event', 'fine'],
    ['plan', 'plane', 'fine'],
    ['cars', 'scars', 'fine'],
  ])('%s → %s: %s', (earlier, word, verdict) => expect(extend(earlier, word)).toBe(verdict));

  test('PAPERS without an earlier PAPER is fine, also when both are claimed in one turn', () => {
    const sheet = sheetWith(['pape....']);
    const turn = played(sheet, OFFER, real, 'write R r1c5 1', 'claim r1c1-r1c5', 'write S r1c6 0', 'claim r1c1-r1c6');
    expect(turn.sheet.words.map(({ word }) => word)).toEqual(['paper', 'papers']);
  });
  test('an earlier word in the same line but the other direction is none of its bases', () => {
    // STAR upwards, in an earlier turn; RATS downwards extends nothing.
    const sheet = sheetWith(['RATS....'], {}, { 'r1c4-r1c1': 1 });
    const claim = judgeClaim({ ...sheet, letters: sheet.letters.with(4, 'y') }, [4], { from: 0, to: 4 }, real);
    expect(claim).toMatchObject({ code: 'not-a-word' });
    const rated = sheetWith(['EMIT....'], {}, { 'r1c1-r1c4': 1 });
    const timer = { ...rated, letters: rated.letters.with(4, 's') };
    expect(judgeClaim(timer, [4], { from: 0, to: 4 }, real)).toMatchObject({ code: 'inflection', earlier: 'emit' });
    const backwards = sheetWith(['EMIT....'], {}, { 'r1c4-r1c1': 1 });
    expect(
      judgeClaim({ ...backwards, letters: backwards.letters.with(4, 's') }, [4], { from: 0, to: 4 }, real),
    ).toEqual({ from: 0, to: 4, word: 'emits', extended: [] });
  });
  test('a crossing word in another line is no base', () => {
    const sheet = sheetWith(['P.......', 'A.......', 'P.......', 'E.......', 'R.......'], {}, { 'r1c1-r5c1': 1 });
    expect(judgeClaim({ ...sheet, letters: sheet.letters.with(40, 's') }, [40], { from: 0, to: 40 }, real)).toEqual({
      code: 'inflection',
      word: 'papers',
      earlier: 'paper',
    });
    const row = sheetWith(['PAPER...', 'a.......', 'p.......', 'e.......', 'r.......'], {}, { 'r1c1-r1c5': 1 });
    expect(judgeClaim({ ...row, letters: row.letters.with(40, 's') }, [40], { from: 0, to: 40 }, real)).toMatchObject({
      word: 'papers',
      extended: [],
    });
  });
  test('every word of an earlier turn within the run is a base, at whatever place', () => {
    // PLATES is no form of LATE, but the plural of PLATE.
    const late = sheetWith(['pLATEs..'], {}, { 'r1c2-r1c5': 1 });
    expect(judgeClaim(late, [0, 5], { from: 0, to: 5 }, real)).toMatchObject({ word: 'plates', extended: ['late'] });
    const plate = sheetWith(['PLATEs..'], {}, { 'r1c2-r1c5': 1, 'r1c1-r1c5': 2 });
    expect(judgeClaim(plate, [5], { from: 0, to: 5 }, real)).toEqual({
      code: 'inflection',
      word: 'plates',
      earlier: 'plate',
    });
  });
  test('it is the same read backwards or upwards', () => {
    const backwards = sheetWith(['ETALp...'], {}, { 'r1c4-r1c1': 1 });
    expect(judgeClaim(backwards, [4], { from: 4, to: 0 }, real)).toMatchObject({ word: 'plate', extended: ['late'] });
    const upwards = sheetWith(
      ['s.......', ...'REPAP'].map((row) => row.padEnd(8, '.')),
      {},
      { 'r6c1-r2c1': 1 },
    );
    expect(judgeClaim(upwards, [0], { from: at('r6c1'), to: 0 }, real)).toMatchObject({
      code: 'inflection',
      earlier: 'paper',
    });
  });
  test('a word of this very turn is not extended: both have what they have', () => {
    const sheet = sheetWith(['........', '........', '.lat....']);
    const lines = ['write E r3c5 1', 'claim r3c2-r3c5', 'write P r3c1 3', 'claim r3c1-r3c5'];
    expect(played(sheet, OFFER, real, ...lines).earned.at(-1)).toMatchObject({ claim: { extended: [] }, coins: 1 });
  });
  test('an extension of 7 or 8 letters has 2 or 3 crowns', () => {
    expect([6, 7, 8].map((length) => lengthBonus(length, true).crowns)).toEqual([1, 2, 3]);
  });
  test('an extension has a length bonus only from 6 letters', () => {
    const late = sheetWith(['LATE....'], {}, { 'r1c1-r1c4': 1 });
    const later = played(late, OFFER, real, 'write R r1c5 1', 'claim r1c1-r1c5', 'write A r8c8 0');
    expect(later.earned[1]).toMatchObject({ claim: { extended: ['late'] }, coins: 0, crowns: 0 });
    const lately = sheetWith(['LATEl...'], {}, { 'r1c1-r1c4': 1 });
    const turn = played(lately, OFFER, real, 'write Y r1c6 3', 'claim r1c1-r1c6', 'write A r8c8 0');
    expect(turn.earned[1]).toMatchObject({ claim: { extended: ['late'] }, coins: 0, crowns: 1 });
    expect(lengthBonus(5, true)).toEqual({ coins: 0, crowns: 0 });
    expect(lengthBonus(5, false)).toEqual({ coins: 1, crowns: 0 });
  });
});

describe('[WS-9] a word', () => {
  const judge = judgeWith(['tram', 'mart', 'trams', 'cliche', 'ram']);
  test('may be read in either direction, across or down', () => {
    const across = sheetWith(['tra.....']);
    expect(
      played(across, ['ms', 'er', 'tl'], judge, 'write M r1c4 0', 'claim r1c4-r1c1', 'write S r8c8 0').claims,
    ).toMatchObject([{ word: 'mart' }]);
    const down = sheetWith(['t.......', 'r.......', 'a.......']);
    expect(
      played(down, ['ms', 'er', 'tl'], judge, 'write M r4c1 0', 'claim r1c1-r4c1', 'write S r8c8 0').claims,
    ).toMatchObject([{ word: 'tram' }]);
  });
  test('may touch other letters', () => {
    const sheet = sheetWith(['xtra.x..']);
    const turn = played(sheet, ['ms', 'er', 'tl'], judge, 'write M r1c5 0', 'claim r1c2-r1c5', 'write S r8c8 0');
    expect(turn.claims).toMatchObject([{ word: 'tram' }]);
  });
  test.each([
    ['claim r1c1-r1c3', { code: 'too-short', length: 3 }],
    ['claim r1c1-r2c2', { code: 'not-a-line' }],
    ['claim r1c1-r1c6', { code: 'gap', at: 5 }],
    ['claim r1c2-r1c5', { code: 'not-a-word', word: 'rams' }],
    ['claim r2c1-r2c4', { code: 'nothing-new', word: 'mart' }],
  ])('%s is refused by name', (step, why) => {
    const sheet = sheetWith(['tra.....', 'mart....']);
    expect(refused(sheet, ['ms', 'er', 'tl'], judge, 'write M r1c4 0', 'write S r1c5 0', step)).toEqual({
      ...why,
      step: 2,
    });
  });
  test('is claimed once', () => {
    const lines = ['write M r1c4 0', 'claim r1c1-r1c4', 'claim r1c1-r1c4'];
    expect(refused(sheetWith(['tra.....']), ['ms', 'er', 'tl'], judge, ...lines)).toEqual({
      code: 'already-claimed',
      word: 'tram',
      step: 2,
    });
  });
  test('accents are ignored: CLICHE', () => {
    expect(
      played(sheetWith(['clic....']), ['he', 'er', 'tl'], real, 'write H r1c5 0', 'write E r1c6 0', 'claim r1c1-r1c6')
        .claims,
    ).toMatchObject([{ word: 'cliche' }]);
  });
  test('the table may ban and allow words', () => {
    const sheet = sheetWith(['tra.....']);
    const lines = ['write M r1c4 0', 'write S r1c5 0', 'claim r1c1-r1c4'] as const;
    const banned = { ...judge, words: { ...judge.words, banned: ['tram'] } };
    expect(refused(sheet, ['ms', 'er', 'tl'], banned, ...lines)).toMatchObject({ code: 'not-a-word', step: 2 });
    const allowed = { ...judgeWith([]), words: { ...judge.words, allowed: ['tram'] } };
    expect(played(sheet, ['ms', 'er', 'tl'], allowed, ...lines).claims).toMatchObject([{ word: 'tram' }]);
  });
});

describe('[WS-10] circles', () => {
  test('squares circled before give nothing again', () => {
    const sheet = sheetWith(['LATE....'], {}, { 'r1c1-r1c4': 1 });
    const turn = played(sheet, OFFER, real, 'write R r1c5 1', 'claim r1c1-r1c5', 'write A r8c8 0');
    expect(turn.earned[1]?.circled).toEqual([4]);
  });
  test('nor does a square that a sword had circled', () => {
    const sheet = sheetWith(['*.......', '........', '........', '........', '*atE....']);
    const turn = played(sheet, ['lm', 'er', 'as'], real, 'write L r5c1 0', 'claim r5c1-r5c4', 'write M r8c8 0');
    expect(turn.earned[1]).toMatchObject({ circled: ['r5c2', 'r5c3'].map(at), forged: ['R6'] });
  });
});

describe('[WS-11] length', () => {
  test.each([
    [4, 0, 0],
    [5, 1, 0],
    [6, 0, 1],
    [7, 0, 2],
    [8, 0, 3],
  ])('%i letters: %i coins, %i crowns', (length, coins, crowns) =>
    expect(lengthBonus(length, false)).toEqual({ coins, crowns }),
  );

  const judge = judgeWith(['abcd', 'abcde', 'abcdef', 'abcdefg', 'cdefg', 'gfedc']);
  /** Claims in row 3, which has no item of one square: what they earn is by length alone. */
  const claims = (...runs: string[]): ReturnType<typeof played> => {
    const letters = ['write G r3c7 0', 'write E r3c5 0'];
    const sheet = sheetWith(['........', '........', 'abcd.f..']);
    return played(sheet, ['ge', 'er', 'tl'], judge, ...letters, ...runs.map((run) => `claim ${run}`));
  };
  const earned = (...runs: string[]): number[][] =>
    claims(...runs)
      .earned.slice(2)
      .map(({ coins, crowns }) => [coins, crowns]);
  const total = (...runs: string[]): number[] => [claims(...runs).sheet.gained, claims(...runs).sheet.crowns];

  test('nested claims: only the longest has the bonus, in whatever order they come', () => {
    expect(total('r3c1-r3c5')).toEqual([1, 0]);
    expect(total('r3c1-r3c5', 'r3c1-r3c7')).toEqual([0, 2]);
    expect(total('r3c1-r3c7', 'r3c1-r3c5', 'r3c3-r3c7')).toEqual([0, 2]);
    expect(total('r3c1-r3c5', 'r3c1-r3c6', 'r3c1-r3c7')).toEqual([0, 2]);
  });
  test('the steps say how the bonus passes on', () => {
    expect(earned('r3c1-r3c5', 'r3c1-r3c6', 'r3c1-r3c7', 'r3c3-r3c7')).toEqual([
      [1, 0],
      [-1, 1],
      [0, 1],
      [0, 0],
    ]);
  });
  test('claims that overlap without nesting both have theirs', () => {
    expect(total('r3c1-r3c5', 'r3c3-r3c7')).toEqual([2, 0]);
  });
  test('claims nest in a line whichever way they are read', () => {
    expect(total('r3c7-r3c3', 'r3c1-r3c7')).toEqual([0, 2]);
  });
  test('claims that cross have theirs, each in its line', () => {
    const rows = ['.....a..', '.....b..', '.abcd...', '.....d..', '.....f..'];
    const crossing = judgeWith(['abcde', 'abedf']);
    const lines = ['write E r3c6 1', 'write A r8c8 0', 'claim r3c2-r3c6', 'claim r1c6-r5c6'];
    expect(played(sheetWith(rows), OFFER, crossing, ...lines).earned.map(({ coins }) => coins)).toEqual([0, 0, 1, 1]);
  });
  test('one bonus for one run of squares, read both ways', () => {
    expect(total('r3c3-r3c7', 'r3c7-r3c3')).toEqual([1, 0]);
  });
  test('a run that is an extension one way only has its bonus the other way', () => {
    // CDEF was claimed before: CDEFG extends it, GFEDC does not.
    const sheet = sheetWith(['........', '........', '..CDEF..'], {}, { 'r3c3-r3c6': 1 });
    const turn = (...runs: string[]): number =>
      played(sheet, ['gx', 'er', 'tl'], judge, 'write G r3c7 0', 'write X r8c8 0', ...runs.map((run) => `claim ${run}`))
        .sheet.gained;
    expect([turn('r3c3-r3c7'), turn('r3c7-r3c3'), turn('r3c3-r3c7', 'r3c7-r3c3')]).toEqual([0, 1, 1]);
  });
});

describe('what can be claimed', () => {
  test('every word with a letter of this turn, both ways, the longest first', () => {
    const judge = judgeWith(['tram', 'mart', 'trams', 'smart', 'mast']);
    const sheet = sheetWith(['trams...', 'a.......', 's.......', 't.......']);
    const found = (fresh: string[]) => claimable(sheet, fresh.map(at), judge).map(({ word }) => word);
    expect(found(['r1c5'])).toEqual(['trams', 'smart']);
    expect(found(['r1c4'])).toEqual(['trams', 'smart', 'tram', 'mart']);
    expect(found(['r4c1'])).toEqual([]);
    expect(claimable(sheet, [], judge)).toEqual([]);
  });
  test('no inflection of an earlier word, and nothing twice', () => {
    const sheet = sheetWith(['PAPERs..'], {}, { 'r1c1-r1c5': 1 });
    expect(claimable(sheet, [5], real).map(({ word }) => word)).toEqual(['apers']);
    expect(claimable({ ...sheet, words: [] }, [5], real).map(({ word }) => word)).toEqual(['papers', 'apers']);
    const claimed = { ...sheet, words: [{ from: 1, to: 5, word: 'apers', round: 5 }] };
    expect(claimable(claimed, [5], real).map(({ word }) => word)).toEqual(['papers']);
  });
});
