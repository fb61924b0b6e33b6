/**
 * Sources of `data/reasons.lex`: our exclusions, phrases of WordNet and of our own, and SCOWL's lists of names,
 * abbreviations and contractions.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Tier } from '../src/lexicon.ts';
import { LISTED_KINDS, type ListedKind, type ListedReason, lettersOf } from '../src/reasons/reasons.ts';
import { type ExclusionLine, fold } from './scowl.ts';

const FILE = /-(upper|proper-names|abbreviations|contractions)\.(\d\d)$/;

/** The reason for each of SCOWL's lists, and the largest size to read: players wouldn't try rarer entries. */
const SOURCES: Readonly<Record<string, { readonly kind: ListedKind; readonly largest: number }>> = {
  upper: { kind: 'name', largest: 60 },
  'proper-names': { kind: 'name', largest: 60 },
  abbreviations: { kind: 'abbreviation', largest: 70 },
  contractions: { kind: 'contraction', largest: 80 },
};

/** The lines of a file of phrases; `#` starts a comment. */
export const readPhrases = (url: URL): string[] =>
  readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** A file of words of other languages: a language and its words on each line. */
export const readForeign = (url: URL): ListedReason[] =>
  readPhrases(url).flatMap((line) => {
    const [note = '', ...words] = line.split(' ');
    return words.map((written): ListedReason => ({ kind: 'foreign', written, note }));
  });

/** Notes of these kinds say something to players; those of the others are for who reviews the list. */
const NOTED: readonly ListedKind[] = ['abbreviation', 'foreign', 'misspelling'];

/**
 * An excluded word as it is written. The reason of a form names its base (`giftshops # gift shop`), whose spaces and
 * hyphens go to the same places in the form.
 */
export function writtenForm(word: string, base: string): string {
  let written = '';
  for (const part of base.match(/[a-z]+[ -]/g) ?? []) {
    const letters = part.slice(0, -1);
    if (!word.startsWith(lettersOf(written) + letters)) throw new Error(`${word} is no form of ${base}`);
    written += part;
  }
  return written + word.slice(lettersOf(written).length);
}

function excluded({ kind, words, reason }: ExclusionLine): ListedReason[] {
  return words.map((word) => ({
    kind,
    written: kind === 'joined' ? writtenForm(word, reason) : kind === 'abbreviation' ? word.toUpperCase() : word,
    note: NOTED.includes(kind) ? reason : null,
  }));
}

/** Phrases of better known words are what people run together; of longer ones the list would grow beyond its use. */
const PHRASE_TIER: Tier = 20;
const LONGEST_PHRASE = 14;

/**
 * Phrases that are made of well-known words, as `up to date`; where WordNet has a hyphen as well as spaces, with spaces.
 * Hand-made ones are not held against this.
 */
function usefulPhrases({ wordNet, byHand }: Phrases, lexicon: WordRanks): string[] {
  const isPart = (part: string): boolean =>
    part === 'a' || ((lexicon.tier(part) ?? Infinity) <= PHRASE_TIER && !lexicon.isOffensive(part));
  const useful = wordNet
    .map((lemma) => lemma.replaceAll('_', ' '))
    .filter((it) => /^[a-z]+(?:[ -][a-z]+)+$/.test(it) && lettersOf(it).length <= LONGEST_PHRASE)
    .filter((it) => it.split(/[ -]/).every(isPart));
  // A space sorts before a hyphen.
  return [...byHand, ...useful.toSorted()];
}

interface Phrases {
  readonly wordNet: readonly string[];
  readonly byHand: readonly string[];
}

/** The part of a lexicon that is needed to choose phrases. */
interface WordRanks {
  has(word: string): boolean;
  tier(word: string): Tier | undefined;
  isOffensive(word: string): boolean;
}

export interface ReasonSources {
  /** Of Debian's `scowl`. */
  readonly folder: string;
  readonly exclusions: readonly ExclusionLine[];
  readonly phrases: Phrases;
  readonly foreign: readonly ListedReason[];
}

/** All reasons, one for each spelling: the exclusions first, then the kinds in their order. Never a word. */
export function listReasons(
  { folder, exclusions, phrases, foreign }: ReasonSources,
  lexicon: WordRanks,
): ListedReason[] {
  const found = new Map<string, ListedReason>();
  const add = (reason: ListedReason): void => {
    const word = lettersOf(reason.written);
    if (word.length >= 2 && !lexicon.has(word) && !found.has(word)) found.set(word, reason);
  };
  for (const reason of exclusions.flatMap(excluded)) add(reason);
  for (const written of usefulPhrases(phrases, lexicon)) add({ kind: 'joined', written, note: null });
  for (const reason of foreign) add(reason);
  const listed = readdirSync(folder).flatMap((file) => {
    const [, list = '', size] = FILE.exec(file) ?? [];
    const source = SOURCES[list];
    if (source === undefined || Number(size) > source.largest) return [];
    const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n').map(fold);
    const isApt = source.kind === 'contraction' ? /^[A-Za-z']+$/ : /^[A-Za-z]+$/;
    const { kind } = source;
    return lines.filter((line) => isApt.test(line)).map((written): ListedReason => ({ kind, written, note: null }));
  });
  for (const kind of LISTED_KINDS) for (const reason of listed) if (reason.kind === kind) add(reason);
  return [...found.values()];
}
