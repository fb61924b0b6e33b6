/** Reads the word list out of Debian's `scowl` package (https://wordlist.aspell.net), with what we leave out of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { TIERS, type Tier } from '../src/lexicon.ts';

const FILE =
  /^(?:(?:english|american|british|british_z|canadian|australian)(?:_variant_[12])?|variant_[12])-words\.(\d\d)$/;

/** Folder of the lists in Debian's package. */
export const SCOWL = '/usr/share/dict/scowl';

/** Letters that Unicode doesn't decompose into a letter and an accent. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Takes accents away. */
export const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæœßłđðþ]/g, (letter) => WHOLE_LETTERS[letter]!);

/** A hand-made list: words separated by white space, `#` starts a comment. */
export const readList = (url: URL): Set<string> =>
  new Set(
    readFileSync(url, 'utf8')
      .replace(/#.*/g, '')
      .split(/\s+/)
      .filter((word) => word !== ''),
  );

/** A line of `data/supplement.txt`: a word and its forms that the lists lack, or rank as too rare. */
interface SupplementLine {
  readonly tier: Tier;
  readonly source: string;
  readonly words: readonly string[];
}
const EXCLUSION_KINDS = ['abbreviation', 'joined', 'foreign', 'misspelling', 'name', 'rulebook'] as const;

/** A line of `data/exclusions.txt`: an entry of the lists that is no word, of which kind, and what it is instead. */
export interface ExclusionLine {
  readonly kind: (typeof EXCLUSION_KINDS)[number];
  readonly words: readonly string[];
  readonly reason: string;
}

interface ListLine {
  readonly fields: readonly string[];
  readonly reason: string;
}

/** The lines of a hand-made list; each must have a reason behind `#`. */
function readLines(url: URL): ListLine[] {
  const lines = readFileSync(url, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [fields = '', reason = ''] = line.split('#');
      if (reason.trim() === '') throw new Error(`a line without a reason: ${line}`);
      return { fields: fields.trim().split(/\s+/), reason: reason.trim() };
    });
}

export const readSupplement = (url: URL): SupplementLine[] =>
  readLines(url).map(({ fields: [rank, source = '', ...words] }) => {
    const tier = TIERS.find((it) => String(it) === rank);
    if (tier === undefined || words.length === 0) throw new Error(`no tier or no word: ${rank} ${source}`);
    return { tier, source, words };
  });

export const readExclusions = (url: URL): ExclusionLine[] =>
  readLines(url).map(({ fields: [name = '', ...words], reason }) => {
    const kind = EXCLUSION_KINDS.find((it) => it === name);
    if (kind === undefined) throw new Error(`no kind of exclusion: ${name}`);
    return { kind, words, reason };
  });

/** The words that WordNet writes with a space or a hyphen, and that are words all the same. */
export const readOneWord = (url: URL): Set<string> =>
  new Set(readLines(url).flatMap(({ fields: [, ...words] }) => words));

/** The hand-made lists that say which words there are. */
export interface WordLists {
  readonly twoLetter: ReadonlySet<string>;
  readonly supplement: readonly SupplementLine[];
  readonly exclusions: readonly ExclusionLine[];
}

/** Every entry of SCOWL's word lists with the lowest tier it stands at, but for two-letter entries not in the list. */
function readScowl(folder: string, twoLetter: ReadonlySet<string>): Map<string, Tier> {
  const found = new Map<string, Tier>();
  for (const file of readdirSync(folder)) {
    const tier = TIERS.find((it) => String(it) === FILE.exec(file)?.[1]);
    if (tier === undefined) continue;
    for (const line of readFileSync(`${folder}/${file}`, 'utf8').split('\n')) {
      const word = fold(line);
      if (!/^[a-z]{2,}$/.test(word) || (word.length === 2 && !twoLetter.has(word))) continue;
      const known = found.get(word);
      if (known === undefined || tier < known) found.set(word, tier);
    }
  }
  return found;
}

/** A two-letter word that SCOWL has nowhere is known to players of word games, and to few others. */
const TWO_LETTER_TIER: Tier = 70;

/** SCOWL's entries without the exclusions, with the supplement and all two-letter words, alphabetically. */
export function listWords(folder: string, { twoLetter, supplement, exclusions }: WordLists): Map<string, Tier> {
  const list = readScowl(folder, twoLetter);
  for (const word of exclusions.flatMap(({ words }) => words))
    if (!list.delete(word)) throw new Error(`excluded, but not in the lists: ${word}`);
  for (const { tier, words } of supplement)
    for (const word of words) {
      if ((list.get(word) ?? Number.POSITIVE_INFINITY) <= tier) throw new Error(`in the lists already: ${word}`);
      list.set(word, tier);
    }
  for (const word of twoLetter) if (!list.has(word)) list.set(word, TWO_LETTER_TIER);
  return new Map([...list].sort(([a], [b]) => (a < b ? -1 : 1)));
}
