/** Reads the word list out of Debian's `scowl` package (https://wordlist.aspell.net), with what we leave out of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { TIERS, type Tier } from '../src/lexicon.ts';

const FILE =
  /^(?:(?:english|american|british|british_z|canadian|australian)(?:_variant_[12])?|variant_[12])-words\.(\d\d)$/;

/** Where Debian's package puts its lists. */
export const SCOWL = '/usr/share/dict/scowl';

/** What Unicode does not take apart into a letter and an accent. */
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

const fold = (word: string): string =>
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

/** Every word with the lowest tier it stands at, alphabetically. */
export function readScowl(
  folder: string,
  twoLetter: ReadonlySet<string>,
  notWords: ReadonlySet<string>,
): Map<string, Tier> {
  const found = new Map<string, Tier>();
  for (const file of readdirSync(folder)) {
    const tier = TIERS.find((it) => String(it) === FILE.exec(file)?.[1]);
    if (tier === undefined) continue;
    for (const line of readFileSync(`${folder}/${file}`, 'utf8').split('\n')) {
      const word = fold(line);
      if (!/^[a-z]{2,}$/.test(word) || notWords.has(word) || (word.length === 2 && !twoLetter.has(word))) continue;
      const known = found.get(word);
      if (known === undefined || tier < known) found.set(word, tier);
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
