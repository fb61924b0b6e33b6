import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { lengthBonus } from './bonuses.ts';
import type { Sheet } from './sheet.ts';
import { at, COMPONENTS, playTurn, sheetWith, steps, turnRefusal, wordRulesWith } from './testing.ts';
import { applySteps } from './turn.ts';
import { checkClaim, findClaims } from './words.ts';

const real = wordRulesWith(lexicon);
const OFFER = ['as', 'er', 'tl'];

/** Claims a word on row 3, within which the earlier word was claimed in round 1: 'fine', or the refusal. */
function extend(earlier: string, word: string): string {
  const start = word.indexOf(earlier);
  const [from, to] = [`r3c${start + 1}`, `r3c${start + earlier.length}`];
  const row = (word.slice(0, start) + earlier.toUpperCase() + word.slice(start + earlier.length)).padEnd(8, '.');
  const sheet = sheetWith(['........', '........', row], {}, { [`${from}-${to}`]: 1 });
  const fresh = [...word].flatMap((_, i) => (i < start || i >= start + earlier.length ? [at(`r3c${i + 1}`)] : []));
  const claim = checkClaim(sheet, fresh, { from: at('r3c1'), to: at(`r3c${word.length}`) }, real);
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

  test('PAPERS without an earlier PAPER is fine', () => {
    // PAPER is completed in this turn, and not claimed.
    const lines = ['write E r1c4 1', 'write S r1c6 0', 'claim r1c1-r1c6'];
    const turn = playTurn(sheetWith(['pap.r...']), OFFER, real, ...lines);
    expect(turn.rewards.at(-1)).toMatchObject({ claim: { word: 'papers', extended: [] }, crowns: 1, unpaid: null });
    // PAPER may be claimed after it, because only a longer word extends.
    const after = playTurn(sheetWith(['pap.r...']), OFFER, real, ...lines, 'claim r1c1-r1c5');
    expect(after.rewards.at(-1)).toMatchObject({
      claim: { word: 'paper', extended: [] },
      coins: 0,
      unpaid: 'paid-before',
    });
  });
  test('a word claimed earlier in this turn is extended', () => {
    const paper = ['write R r1c5 1', 'claim r1c1-r1c5', 'write S r1c6 0', 'claim r1c1-r1c6'];
    expect(turnRefusal(sheetWith(['pape....']), OFFER, real, ...paper)).toEqual({
      code: 'inflection',
      word: 'papers',
      earlier: 'paper',
      round: 5,
      step: 3,
    });
    const late = ['write E r3c5 1', 'claim r3c2-r3c5', 'write P r3c1 3', 'claim r3c1-r3c5'];
    const turn = playTurn(sheetWith(['........', '........', '.lat....']), OFFER, real, ...late);
    expect(turn.rewards.at(-1)).toMatchObject({ claim: { extended: ['late'] }, coins: 0, unpaid: 'extension' });
  });
  test('an unclaimed word is extended if it stood there when the turn began', () => {
    const refusal = turnRefusal(sheetWith(['paper...']), OFFER, real, 'write S r1c6 0', 'claim r1c1-r1c6');
    expect(refusal).toEqual({ code: 'inflection', word: 'papers', earlier: 'paper', round: null, step: 1 });
    const late = sheetWith(['........', '........', 'late....']);
    const later = playTurn(late, OFFER, real, 'write R r3c5 1', 'claim r3c1-r3c5', 'write A r8c8 0');
    expect(later.rewards[1]).toMatchObject({ claim: { extended: ['late'] }, coins: 0, unpaid: 'extension' });
    // A text of three letters can't be extended, so LATER earns its coin.
    const lat = sheetWith(['........', '........', 'lat.....']);
    const whole = playTurn(lat, OFFER, real, 'write R r3c5 1', 'write E r3c4 1', 'claim r3c1-r3c5');
    expect(whole.rewards.at(-1)).toMatchObject({ claim: { extended: [] }, coins: 1, unpaid: null });
  });
  test('a word that the table does not accept is not extended', () => {
    const list = { ...real.words, banned: ['late'] };
    const late = sheetWith(['........', '........', 'late....']);
    const lines = ['write R r3c5 1', 'claim r3c1-r3c5', 'write A r8c8 0'];
    expect(playTurn(late, OFFER, { ...real, words: list }, ...lines).rewards[1]).toMatchObject({ coins: 1 });
  });
  test('an earlier word in the other direction is not extended', () => {
    const words = wordRulesWith(['emit', 'emits', 'stime']);
    const emit = (run: string) => sheetWith(['EMITs...'], {}, { [run]: 1 });
    expect(checkClaim(emit('r1c1-r1c4'), [4], { from: 0, to: 4 }, real)).toMatchObject({
      code: 'inflection',
      earlier: 'emit',
    });
    expect(checkClaim(emit('r1c1-r1c4'), [4], { from: 4, to: 0 }, words)).toMatchObject({
      word: 'stime',
      extended: [],
    });
    // TIME was claimed in the other direction; EMIT is banned here, so that it does not count as a standing word.
    const noEmit = { ...real, words: { ...real.words, banned: ['emit'] } };
    expect(checkClaim(emit('r1c4-r1c1'), [4], { from: 0, to: 4 }, noEmit)).toMatchObject({
      word: 'emits',
      extended: [],
    });
  });
  test('a word that crosses the line is not extended', () => {
    const sheet = sheetWith(['P.......', 'A.......', 'P.......', 'E.......', 'R.......'], {}, { 'r1c1-r5c1': 1 });
    expect(checkClaim({ ...sheet, letters: sheet.letters.with(40, 's') }, [40], { from: 0, to: 40 }, real)).toEqual({
      code: 'inflection',
      word: 'papers',
      earlier: 'paper',
      round: 1,
    });
    const row = sheetWith(['PAPER...', 'a.......', 'p.......', '........', 'r.......'], {}, { 'r1c1-r1c5': 1 });
    const letters = row.letters.with(24, 'e').with(40, 's');
    expect(checkClaim({ ...row, letters }, [24, 40], { from: 0, to: 40 }, real)).toMatchObject({
      word: 'papers',
      extended: [],
    });
  });
  test('every earlier word within the run is extended, wherever it starts', () => {
    // PLATES is not a form of LATE, but the plural of PLATE.
    const late = sheetWith(['pLATEs..'], {}, { 'r1c2-r1c5': 1 });
    expect(checkClaim(late, [0, 5], { from: 0, to: 5 }, real)).toMatchObject({ word: 'plates', extended: ['late'] });
    const plate = sheetWith(['PLATEs..'], {}, { 'r1c2-r1c5': 1, 'r1c1-r1c5': 2 });
    expect(checkClaim(plate, [5], { from: 0, to: 5 }, real)).toEqual({
      code: 'inflection',
      word: 'plates',
      earlier: 'plate',
      round: 2,
    });
  });
  test('the same applies to words read backwards or upwards', () => {
    const backwards = sheetWith(['ETALp...'], {}, { 'r1c4-r1c1': 1 });
    expect(checkClaim(backwards, [4], { from: 4, to: 0 }, real)).toMatchObject({ word: 'plate', extended: ['late'] });
    const upwards = sheetWith(
      ['s.......', ...'REPAP'].map((row) => row.padEnd(8, '.')),
      {},
      { 'r6c1-r2c1': 1 },
    );
    expect(checkClaim(upwards, [0], { from: at('r6c1'), to: 0 }, real)).toMatchObject({
      code: 'inflection',
      earlier: 'paper',
    });
  });
  test.each([
    ['abcd', 'abcde', 0, 0],
    ['abcd', 'abcdef', 0, 1],
    ['abcdef', 'abcdefg', 0, 2],
    ['abcdefg', 'abcdefgh', 0, 3],
  ])('%s extended to %s: %i coins, %i crowns', (base, word, coins, crowns) => {
    const sheet = sheetWith(
      ['', '', base.toUpperCase()].map((row) => row.padEnd(8, '.')),
      {},
      { [`r3c1-r3c${base.length}`]: 1 },
    );
    const added = [...word.slice(base.length)].map((letter, i) => `write ${letter} r3c${base.length + 1 + i} 3`);
    const turn = applySteps(sheet, OFFER, steps(...added, `claim r3c1-r3c${word.length}`), wordRulesWith([base, word]));
    if ('code' in turn) throw new Error(turn.code);
    expect(turn.rewards.at(-1)).toMatchObject({ claim: { extended: [base] }, coins, crowns });
  });
  test('an extension has a length bonus only from 6 letters', () => {
    const late = sheetWith(['LATE....'], {}, { 'r1c1-r1c4': 1 });
    const later = playTurn(late, OFFER, real, 'write R r1c5 1', 'claim r1c1-r1c5', 'write A r8c8 0');
    expect(later.rewards[1]).toMatchObject({ claim: { extended: ['late'] }, coins: 0, crowns: 0 });
    const lately = sheetWith(['LATEl...'], {}, { 'r1c1-r1c4': 1 });
    const turn = playTurn(lately, OFFER, real, 'write Y r1c6 3', 'claim r1c1-r1c6', 'write A r8c8 0');
    expect(turn.rewards[1]).toMatchObject({ claim: { extended: ['late'] }, coins: 0, crowns: 1 });
  });
});

describe('[WS-9] a word', () => {
  const judge = wordRulesWith(['tram', 'mart', 'trams', 'cliche', 'ram']);
  test('may be read in either direction, across or down', () => {
    const across = sheetWith(['tra.....']);
    expect(
      playTurn(across, ['ms', 'er', 'tl'], judge, 'write M r1c4 0', 'claim r1c4-r1c1', 'write S r8c8 0').claims,
    ).toMatchObject([{ word: 'mart' }]);
    const down = sheetWith(['t.......', 'r.......', 'a.......']);
    expect(
      playTurn(down, ['ms', 'er', 'tl'], judge, 'write M r4c1 0', 'claim r1c1-r4c1', 'write S r8c8 0').claims,
    ).toMatchObject([{ word: 'tram' }]);
  });
  test('may touch other letters', () => {
    const sheet = sheetWith(['xtra.x..']);
    const turn = playTurn(sheet, ['ms', 'er', 'tl'], judge, 'write M r1c5 0', 'claim r1c2-r1c5', 'write S r8c8 0');
    expect(turn.claims).toMatchObject([{ word: 'tram' }]);
  });
  test.each([
    ['claim r1c1-r1c3', { code: 'too-short', length: 3 }],
    ['claim r1c1-r2c2', { code: 'not-a-line' }],
    ['claim r1c1-r1c6', { code: 'gap', at: 5 }],
    ['claim r1c2-r1c5', { code: 'not-a-word', word: 'rams' }],
    ['claim r2c1-r2c4', { code: 'nothing-new', word: 'mart' }],
  ])('%s is refused with a code', (step, why) => {
    const sheet = sheetWith(['tra.....', 'mart....']);
    expect(turnRefusal(sheet, ['ms', 'er', 'tl'], judge, 'write M r1c4 0', 'write S r1c5 0', step)).toEqual({
      ...why,
      step: 2,
    });
  });
  test('can be claimed only once', () => {
    const lines = ['write M r1c4 0', 'claim r1c1-r1c4', 'claim r1c1-r1c4'];
    expect(turnRefusal(sheetWith(['tra.....']), ['ms', 'er', 'tl'], judge, ...lines)).toEqual({
      code: 'already-claimed',
      word: 'tram',
      round: 5,
      step: 2,
    });
  });
  test('accents are ignored: CLICHE', () => {
    expect(
      playTurn(sheetWith(['clic....']), ['he', 'er', 'tl'], real, 'write H r1c5 0', 'write E r1c6 0', 'claim r1c1-r1c6')
        .claims,
    ).toMatchObject([{ word: 'cliche' }]);
  });
  test.each(['London', 'France', 'merci', 'danke'])('%s is refused: names and foreign words are not valid', (name) => {
    const word = name.toLowerCase();
    const sheet = sheetWith([word.slice(0, -2).padEnd(8, '.')]);
    const last = [...word].slice(-2).map((letter, i) => `write ${letter} r1c${word.length - 1 + i} 3`);
    expect(turnRefusal(sheet, OFFER, real, ...last, `claim r1c1-r1c${word.length}`)).toEqual({
      code: 'not-a-word',
      word,
      step: 2,
    });
  });
  test('the table may ban and allow words', () => {
    const sheet = sheetWith(['tra.....']);
    const lines = ['write M r1c4 0', 'write S r1c5 0', 'claim r1c1-r1c4'] as const;
    const banned = { ...judge, words: { ...judge.words, banned: ['tram'] } };
    expect(turnRefusal(sheet, ['ms', 'er', 'tl'], banned, ...lines)).toMatchObject({ code: 'not-a-word', step: 2 });
    const allowed = { ...wordRulesWith([]), words: { ...judge.words, allowed: ['tram'] } };
    expect(playTurn(sheet, ['ms', 'er', 'tl'], allowed, ...lines).claims).toMatchObject([{ word: 'tram' }]);
  });
});

describe('[WS-10] circles', () => {
  test('squares circled before earn nothing again', () => {
    const sheet = sheetWith(['LATE....'], {}, { 'r1c1-r1c4': 1 });
    const turn = playTurn(sheet, OFFER, real, 'write R r1c5 1', 'claim r1c1-r1c5', 'write A r8c8 0');
    expect(turn.rewards[1]?.circled).toEqual([4]);
  });
  test('nor does a square circled by a sword', () => {
    const sheet = sheetWith(['*.......', '........', '........', '........', '*atE....']);
    const turn = playTurn(sheet, ['lm', 'er', 'as'], real, 'write L r5c1 0', 'claim r5c1-r5c4', 'write M r8c8 0');
    expect(turn.rewards[1]).toMatchObject({ circled: ['r5c2', 'r5c3'].map(at), forged: ['R6'] });
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
    expect(lengthBonus(COMPONENTS, { length, extension: false })).toEqual({ coins, crowns }),
  );

  test('a bonus is paid when the claim is made: BRAIN, then BRAINY with a goblet’s Y, earn both', () => {
    // BRAIN in row 5 circles the last square of G2; that goblet writes the Y.
    const sheet = sheetWith(['', '', '', '', 'brai....', '.*', '.*', ''].map((row) => row.padEnd(8, '.')));
    const lines = ['write N r5c5 3', 'claim r5c1-r5c5', 'goblet Y r5c6', 'claim r5c1-r5c6', 'write A r8c8 0'];
    const { rewards, sheet: after } = playTurn(sheet, OFFER, real, ...lines);
    expect(rewards[1]).toMatchObject({ claim: { word: 'brain', extended: [] }, coins: 1, crowns: 0, unpaid: null });
    expect(rewards[3]).toMatchObject({
      claim: { word: 'brainy', extended: ['brain'] },
      coins: 0,
      crowns: 1,
      unpaid: null,
    });
    expect([after.gained, after.crowns]).toEqual([1, 1]);
  });

  const judge = wordRulesWith(['abcde', 'abcdef', 'abcdefg', 'cdefg', 'gfedc', 'gfedcba']);
  /** Row 3 has no items of one square, so claims there earn only length bonuses. */
  const row = sheetWith(['........', '........', 'abcd.f..']);
  const earnings = (turn: ReturnType<typeof playTurn>): unknown[] =>
    turn.rewards.flatMap(({ claim, coins, crowns, unpaid }) => (claim ? [[coins, crowns, unpaid]] : []));
  /** Writes both letters, then claims these runs. */
  const claimed = (...runs: string[]): unknown[] => {
    const letters = ['write G r3c7 0', 'write E r3c5 0'];
    return earnings(playTurn(row, ['ge', 'er', 'tl'], judge, ...letters, ...runs.map((run) => `claim ${run}`)));
  };
  const COIN = [1, 0, null];
  const NOTHING = [0, 0, 'paid-before'];

  test('of nested claims without a letter in between only the first earns a bonus, longer or shorter', () => {
    expect(claimed('r3c1-r3c5')).toEqual([COIN]);
    expect(claimed('r3c1-r3c7', 'r3c1-r3c5', 'r3c3-r3c7')).toEqual([[0, 2, null], NOTHING, NOTHING]);
    expect(claimed('r3c1-r3c5', 'r3c1-r3c6', 'r3c1-r3c7')).toEqual([COIN, NOTHING, NOTHING]);
  });
  test('a claim without a bonus still circles its squares and forges items', () => {
    const sheet = sheetWith(['', '', '', '.ate...'].map((text) => text.padEnd(8, '.')));
    const words = wordRulesWith(['ates', 'lates']);
    const lines = ['write S r4c5 0', 'write L r4c1 2', 'claim r4c2-r4c5', 'claim r4c1-r4c5'];
    const turn = playTurn(sheet, OFFER, words, ...lines);
    expect(turn.rewards.at(-1)).toMatchObject({ circled: [at('r4c1')], coins: 0, crowns: 0, unpaid: 'paid-before' });
    const axe = sheetWith(['', '**', '**', '.ate...'].map((text) => text.padEnd(8, '.')));
    expect(playTurn(axe, OFFER, words, ...lines).rewards.at(-1)).toMatchObject({ forged: ['A1'], crowns: 2 });
  });
  test('a letter written in between counts only if it is in the later word itself', () => {
    const sheet = sheetWith(['........', '........', 'abcd....']);
    const turn = (second: string): unknown[] =>
      earnings(
        playTurn(sheet, ['ef', 'er', 'tl'], judge, 'write E r3c5 0', 'claim r3c1-r3c5', second, 'claim r3c1-r3c6'),
      );
    expect(turn('write F r3c6 0')).toEqual([COIN, [0, 1, null]]);
    const standing = { ...sheet, letters: sheet.letters.with(at('r3c6'), 'f') };
    const elsewhere = ['write E r3c5 0', 'claim r3c1-r3c5', 'write F r8c8 0', 'claim r3c1-r3c6'];
    expect(earnings(playTurn(standing, ['ef', 'er', 'tl'], judge, ...elsewhere))).toEqual([COIN, NOTHING]);
  });
  test('of several claims within a word, the last one decides', () => {
    // F is written between ABCDE and CDEFG. CDEFG only overlaps, so it is paid; the whole run has no letter after it.
    const sheet = sheetWith(['........', '........', 'abcd..g.']);
    const lines = ['write E r3c5 1', 'claim r3c1-r3c5', 'write F r3c6 3', 'claim r3c3-r3c7', 'claim r3c1-r3c7'];
    expect(earnings(playTurn(sheet, OFFER, judge, ...lines))).toEqual([COIN, COIN, NOTHING]);
  });
  test('overlapping claims that are not nested are both paid, even if one letter made both', () => {
    expect(claimed('r3c1-r3c5', 'r3c3-r3c7')).toEqual([COIN, COIN]);
  });
  test('claims are nested whichever way they are read', () => {
    expect(claimed('r3c7-r3c3', 'r3c1-r3c7')).toEqual([COIN, NOTHING]);
    expect(claimed('r3c1-r3c7', 'r3c7-r3c3')).toEqual([[0, 2, null], NOTHING]);
  });
  test('crossing claims are both paid, even if one letter made both', () => {
    const rows = ['.....a..', '.....b..', '.abcd...', '.....d..', '.....f..'];
    const crossing = wordRulesWith(['abcde', 'abedf']);
    const lines = ['write E r3c6 1', 'write A r8c8 0', 'claim r3c2-r3c6', 'claim r1c6-r5c6'];
    expect(earnings(playTurn(sheetWith(rows), OFFER, crossing, ...lines))).toEqual([COIN, COIN]);
  });
  test('the same squares read backwards are paid once', () => {
    expect(claimed('r3c3-r3c7', 'r3c7-r3c3')).toEqual([COIN, NOTHING]);
    expect(claimed('r3c1-r3c7', 'r3c7-r3c1')).toEqual([[0, 2, null], NOTHING]);
  });
  test('a run that is an extension in one direction only is paid in the other, if that is claimed first', () => {
    // CDEF was claimed before: CDEFG extends it, GFEDC does not.
    const sheet = sheetWith(['........', '........', '..CDEF..'], {}, { 'r3c3-r3c6': 1 });
    const turn = (...runs: string[]): number =>
      playTurn(
        sheet,
        ['gx', 'er', 'tl'],
        judge,
        'write G r3c7 0',
        'write X r8c8 0',
        ...runs.map((run) => `claim ${run}`),
      ).sheet.gained;
    const [on, back] = ['r3c3-r3c7', 'r3c7-r3c3'];
    expect([turn(on), turn(back), turn(back, on), turn(on, back)]).toEqual([0, 1, 1, 0]);
  });
});

describe('claimable words', () => {
  test('are all words with a letter of this turn, in both directions, longest first', () => {
    const judge = wordRulesWith(['tram', 'mart', 'trams', 'smart', 'mast']);
    const sheet = sheetWith(['trams...', 'a.......', 's.......', 't.......']);
    const found = (fresh: string[]) => findClaims(sheet, fresh.map(at), judge).map(({ word }) => word);
    // TRAM stands there, so TRAMS is only its plural.
    expect(found(['r1c5'])).toEqual(['smart']);
    expect(found(['r1c1', 'r1c5'])).toEqual(['trams', 'smart', 'tram', 'mart']);
    expect(found(['r1c4'])).toEqual(['trams', 'smart', 'tram', 'mart']);
    expect(found(['r4c1'])).toEqual([]);
    expect(findClaims(sheet, [], judge)).toEqual([]);
  });
  test('include no inflections of earlier words, and none twice', () => {
    const found = (sheet: Sheet, ...fresh: number[]) => findClaims(sheet, fresh, real).map(({ word }) => word);
    const sheet = sheetWith(['PAPERs..'], {}, { 'r1c1-r1c5': 1 });
    // PAPER and APER stand there.
    expect(found(sheet, 5)).toEqual([]);
    expect(found({ ...sheet, words: [] }, 5)).toEqual([]);
    expect(found({ ...sheet, words: [] }, 3, 5)).toEqual(['papers', 'paper', 'apers', 'pape', 'aper']);
    const claimed = { ...sheet, words: [{ from: 1, to: 5, word: 'apers', round: 5 }] };
    expect(found(claimed, 3, 5)).not.toContain('apers');
  });
});
