import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PRINTED } from './components.ts';
import { bonusSet, INDICATORS, manifestNumber } from './manifests.ts';
import { spellings } from './spelling.ts';

const { deck, manifests } = PRINTED;
const { ids: DECK, faces: FACES, faceOf, findFace } = deck;
const { ids: MANIFESTS, setsOf, wordsOn } = manifests;

/** True if `longer` has the letters of `shorter` and one more. */
function growsFrom(shorter: string, longer: string): boolean {
  const left = [...longer];
  for (const letter of shorter) {
    const at = left.indexOf(letter);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 1;
}

describe('[WX-1] the cards', () => {
  test('there are 90: 78 single letters and 12 bigrams', () => {
    expect(DECK).toHaveLength(90);
    expect(new Set(DECK).size).toBe(90);
    expect(DECK.filter((card) => faceOf(card).length === 1)).toHaveLength(78);
    expect(DECK.map(faceOf).filter((face) => face.length === 2)).toEqual(
      'ar ch ed er in on or qu re sh st th'.split(' '),
    );
    expect(FACES).toHaveLength(25 + 12);
  });
  test('there are as many of each letter as the list says, and no Q without U', () => {
    const count = (face: string): number => DECK.filter((card) => faceOf(card) === face).length;
    const said = 'e9 a7 r5 s6 t5 o5 n3 d4 l4 c3 i4 p3 h2 m3 u2 g2 b2 y2 k1 f1 w1 v1 x1 z1 j1'.split(' ');
    for (const entry of said) expect(count(entry[0]!), entry).toBe(Number(entry.slice(1)));
    expect(count('q')).toBe(0);
    expect(count('qu')).toBe(1);
  });
  test('an unknown card has no face', () => {
    expect(findFace('C90')).toBeUndefined();
    expect(() => faceOf('M1')).toThrow();
  });
});

describe('[WX-2] the manifests', () => {
  test('there are 24, each with six sets of four words of 3, 4, 5 and 6 letters, worth 5, 10, 15 and 25', () => {
    expect(MANIFESTS).toHaveLength(24);
    for (const manifest of MANIFESTS) {
      expect(setsOf(manifest)).toHaveLength(6);
      for (const set of setsOf(manifest)) expect(set.map((word) => word.length)).toEqual([3, 4, 5, 6]);
      const points = wordsOn(manifest).map((word) => word.points);
      expect(points).toEqual([...Array(6)].flatMap(() => [5, 10, 15, 25]));
    }
  });
  test('they match the transcribed list word by word', () => {
    const typed = readFileSync(new URL('../../../../docs/rules/word-worx-manifests.txt', import.meta.url), 'utf8');
    const listed = typed
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    const ours = MANIFESTS.flatMap((manifest) =>
      setsOf(manifest).map((words, i) =>
        [`M${String(manifestNumber(manifest)).padStart(2, '0')}`, i + 1, ...words].join(' ').toUpperCase(),
      ),
    );
    expect(ours).toEqual(listed);
    expect(listed).toHaveLength(24 * 6);
    expect(listed).toContain('M02 2 DIG GRID RIGID FRIGID');
  });
  test('every word has the letters of the one before and one more', () => {
    let links = 0;
    for (const manifest of MANIFESTS)
      for (const set of setsOf(manifest))
        for (const [i, word] of set.entries()) {
          if (i === 0) continue;
          expect(growsFrom(set[i - 1]!, word), `${manifest}: ${set[i - 1]} → ${word}`).toBe(true);
          links += 1;
        }
    expect(links).toBe(24 * 6 * 3);
  });
  test('every word can be laid from the deck', () => {
    let words = 0;
    for (const word of manifests.words) {
      const [cards] = spellings(deck, word, DECK);
      expect(cards?.map(faceOf).join(''), word).toBe(word);
      words += 1;
    }
    expect(words).toBeGreaterThan(400);
  });
  test('M1 is as printed, M24 is ours; ZEROED, printed with 26, pays 25', () => {
    expect(setsOf('M1')[0]).toEqual(['emu', 'mule', 'plume', 'pummel']);
    expect(wordsOn('M9').find(({ word }) => word === 'zeroed')).toEqual({ word: 'zeroed', set: 3, points: 25 });
    expect(setsOf('M24')[2]).toEqual(['hat', 'hats', 'haste', 'hasten']);
    expect(manifests.words.has('yawny')).toBe(true);
    expect(manifests.words.has('wordhoard')).toBe(false);
    expect(() => setsOf('M25')).toThrow();
  });
});

test('[WX-3] six indicators, numbered 1 to 6', () => {
  expect(INDICATORS.map(bonusSet)).toEqual([1, 2, 3, 4, 5, 6]);
});
