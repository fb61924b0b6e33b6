/** The rulebook's worked examples, checked with the real dictionary. For some our source names only the word. */
import { wholeLexicon } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { scoreSheets } from './scoring.ts';
import type { Sheet } from './sheet.ts';
import { at, COMPONENTS, EMPTY_SHEET, playTurn, sheetWith, turnRefusal, wordRulesWith } from './testing.ts';

const judge = wordRulesWith(wholeLexicon);
const OFFER = ['ur', 'ed', 'hs'];

describe('printed', () => {
  test('[WS-6] two letters from the third card cost 4; a free letter and any letter cost 3', () => {
    expect(playTurn(EMPTY_SHEET, OFFER, judge, 'write H r1c1 2', 'write S r1c2 2').sheet.spent).toBe(4);
    expect(playTurn(EMPTY_SHEET, OFFER, judge, 'write U r1c1 0', 'write Z r1c2 3').sheet.spent).toBe(3);
  });

  test('[WS-9] [WS-11] [WS-13] U and R make BURP in row 5: four circles, no bonus, rings R5 and R6', () => {
    const sheet = sheetWith(['', '', '', '', 'b..p'].map((row) => row.padEnd(8, '.')));
    const { rewards } = playTurn(sheet, OFFER, judge, 'write U r5c2 0', 'write R r5c3 0', 'claim r5c1-r5c4');
    expect(rewards.at(-1)).toMatchObject({
      claim: { word: 'burp' },
      circled: ['r5c1', 'r5c2', 'r5c3', 'r5c4'].map(at),
      forged: ['R5', 'R6'],
      coins: 0,
      crowns: 0,
    });
  });

  test('[WS-11] BRAIN, then Y: a coin and a crown; N and Y, then BRAINY and BRAIN: a crown only', () => {
    const sheet = sheetWith(['........', '........', 'brai....']);
    const gains = (...lines: string[]): number[] => {
      const { gained, crowns } = playTurn(sheet, ['ny', 'ed', 'hs'], judge, ...lines).sheet;
      return [gained, crowns];
    };
    const [n, y, brain, brainy] = ['write N r3c5 0', 'write Y r3c6 0', 'claim r3c1-r3c5', 'claim r3c1-r3c6'] as const;
    expect(gains(n, brain, y, brainy)).toEqual([1, 1]);
    expect(gains(n, y, brainy, brain)).toEqual([0, 1]);
  });

  test.each([
    ['paper', 'papers', false],
    ['bring', 'brings', false],
    ['live', 'lived', false],
    ['late', 'later', true],
    ['late', 'lately', true],
    ['late', 'plate', true],
  ])('[WS-12] after %s, %s is allowed: %s', (earlier, word, allowed) => {
    const start = word.indexOf(earlier);
    const row = ('.'.repeat(start) + earlier.toUpperCase()).padEnd(8, '.');
    const sheet = sheetWith(
      ['', '', row].map((it) => it.padEnd(8, '.')),
      {},
      { [`r3c${start + 1}-r3c${start + earlier.length}`]: 1 },
    );
    const added = [...word].flatMap((letter, i) => (row[i] === '.' ? [`write ${letter} r3c${i + 1} 3`] : []));
    const filled = added.length === 1 ? ['write H r8c8 2'] : [];
    const turn = [...added, ...filled, `claim r3c1-r3c${word.length}`];
    if (allowed) expect(playTurn(sheet, OFFER, judge, ...turn).claims).toMatchObject([{ word, extended: [earlier] }]);
    else expect(turnRefusal(sheet, OFFER, judge, ...turn)).toMatchObject({ code: 'inflection', word, earlier });
  });

  test('[WS-7] [WS-15] 9 coins spent and 6 gained score −3; crowns 5, 5, 3, 1 score 8, 8, 2 and 0', () => {
    const sheet = (part: Partial<Sheet>): Sheet => ({ ...EMPTY_SHEET, ...part });
    expect(scoreSheets([sheet({ spent: 9, gained: 6 })], COMPONENTS)[0]!.total).toBe(-3);
    const places = scoreSheets(
      [5, 5, 3, 1].map((crowns) => sheet({ crowns })),
      COMPONENTS,
    );
    expect(places.map(({ lines }) => lines['most-crowns'])).toEqual([8, 8, 2, 0]);
  });
});

// Our sources name these words without their squares, so only their validity and length bonus are checked.
describe('[WS-9] [WS-11] named without a position', () => {
  test.each([
    ['pretty', 0, 1],
    ['chic', 0, 0],
    ['cliche', 0, 1],
  ])('%s: %i coins, %i crowns', (word, coins, crowns) => {
    const sheet = sheetWith(['', '', word.slice(0, -2)].map((row) => row.padEnd(8, '.')));
    const last = [...word.slice(-2)].map((letter, i) => `write ${letter} r3c${word.length - 1 + i} 3`);
    const { rewards } = playTurn(sheet, OFFER, judge, ...last, `claim r3c1-r3c${word.length}`);
    expect(rewards.at(-1)).toMatchObject({ claim: { word, extended: [] }, coins, crowns });
  });
});
