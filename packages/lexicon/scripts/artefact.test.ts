import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bitCount, LETTER_MASK, ROOT } from '../src/graph.ts';
import { buildGraph } from '../src/graph-builder.ts';
import type { Tier } from '../src/lexicon.ts';
import { ARTEFACT, CHECKSUM, LISTS, readWordLists } from './artefact.ts';
import { listWords, readList, SCOWL } from './scowl.ts';
import { everyWord, wholeLexicon as lexicon } from './whole-lexicon.ts';

const bytes = readFileSync(ARTEFACT);
const words = everyWord();

/** As the server compresses it. */
const BROTLI_QUALITY = 9;

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

describe('the committed artefact', () => {
  test('is the one whose checksum is committed', () => {
    expect(`${createHash('sha256').update(bytes).digest('hex')}  wordhoard.lex\n`).toBe(readFileSync(CHECKSUM, 'utf8'));
  });

  test('travels in at most 700 kB', () => {
    const sent = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    expect(sent.length).toBeLessThanOrEqual(700_000);
  });

  test('has about 256,000 words of 2 to 45 letters, all a–z, in order', () => {
    expect(words.length).toBe(lexicon.size);
    expect(Math.round(words.length / 1000)).toBeGreaterThanOrEqual(255);
    expect(Math.round(words.length / 1000)).toBeLessThanOrEqual(257);
    expect(words.every((word) => /^[a-z]{2,45}$/.test(word))).toBe(true);
    expect(words).toContain('pneumonoultramicroscopicsilicovolcanoconiosis');
    expect(words.every((word, i) => i === 0 || words[i - 1]! < word)).toBe(true);
  });

  test('numbers its words: indexOf and wordAt are each other’s inverse over the whole list', () => {
    for (const [i, word] of words.entries()) {
      if (lexicon.indexOf(word) !== i || lexicon.wordAt(i) !== word) expect.fail(`${word} at ${i}`);
    }
  });

  test('holds the minimal graph of these words: the builder makes the same one, and no two of its nodes are equal', () => {
    const { nodes, children } = lexicon.graph;
    const built = buildGraph(words);
    // A matcher takes half a second to compare so many numbers.
    expect(Buffer.compare(bytesOf(nodes), bytesOf(built.nodes))).toBe(0);
    expect(Buffer.compare(bytesOf(children), bytesOf(built.children))).toBe(0);
    const shapes = new Set<string>();
    for (let node = ROOT; node < nodes.length / 2; node++) {
      const first = nodes[2 * node + 1]!;
      shapes.add(`${nodes[2 * node]}:${children.subarray(first, first + bitCount(nodes[2 * node]! & LETTER_MASK))}`);
    }
    expect(shapes.size).toBe(nodes.length / 2 - 1);
  });

  test.each<[string, Tier]>([
    ['the', 10],
    ['cliche', 20],
    ['chateaux', 40],
    ['deshabille', 60],
    ['smorbrod', 80],
    ['flinchingly', 80],
    ['app', 35],
    ['sashimi', 60],
  ])('%s is a word of tier %i: accents are folded, and the lowest tier counts', (word, tier) => {
    expect(lexicon.tier(word)).toBe(tier);
  });

  test('spellings of every country are words', () => {
    for (const word of ['color', 'colour', 'organize', 'organise', 'centre', 'center', 'jewelry', 'jewellery']) {
      expect(lexicon.has(word), word).toBe(true);
    }
  });

  test('its two-letter words are the hand-made list', () => {
    expect(words.filter((word) => word.length === 2)).toEqual([...readList(LISTS.twoLetter)].sort());
  });

  test('every three-letter word has a vowel, a y, or is one of a few', () => {
    const bare = words.filter((word) => word.length === 3 && !/[aeiouy]/.test(word));
    expect(bare).toEqual([
      'brr',
      'cwm',
      'grr',
      'hmm',
      'mhm',
      'mmm',
      'nth',
      'pht',
      'pst',
      'pwn',
      'shh',
      'ssh',
      'tsk',
      'zzz',
    ]);
  });

  test('its offensive words are the reviewed list', () => {
    expect(words.filter(lexicon.isOffensive)).toEqual([...readList(LISTS.offensive)]);
  });

  // Only the machine that rebuilds the artefact needs Debian's package; everywhere else the checksum stands in for it.
  test.skipIf(!existsSync(SCOWL))('is what the word lists say today', () => {
    const list = listWords(SCOWL, readWordLists());
    expect([...list.keys()]).toEqual(words);
    expect([...list.values()]).toEqual(words.map((word) => lexicon.tier(word)));
  });
});
