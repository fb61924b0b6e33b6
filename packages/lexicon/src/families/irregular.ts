import { type Evidence, PREFIXES } from './evidence.ts';
import type { Link } from './links.ts';
import type { FamilySources } from './sources.ts';
import { spelledLinks } from './spelling.ts';

type WordEnding = readonly [plural: string, singular: string];

/** Plurals that came with the word from Latin, Greek, Italian and French. */
const FOREIGN: readonly WordEnding[] = [
  ['i', 'us'],
  ['i', 'o'],
  ['a', 'um'],
  ['a', 'on'],
  ['ae', 'a'],
  ['mata', 'ma'],
  ['es', 'is'],
  ['ices', 'ix'],
  ['ices', 'ex'],
  ['eaux', 'eau'],
];
const ENGLISH: readonly WordEnding[] = [
  ['ves', 'f'],
  ['ves', 'fe'],
  ['men', 'man'],
  ['sby', 'by'],
  ['sful', 'ful'],
];
/** Shorter stems are mostly chance: `rum`, `ra`. */
const SHORTEST_STEM = 2;

/** The links of a word that spelling alone does not show: irregular plurals and tenses. */
export function makeIrregular(
  evidence: Evidence,
  judge: (word: string, link: Link) => boolean,
  { wordNet, functionWords }: FamilySources,
): (word: string) => Link[] {
  const { has, is, isNounOrVerb, isKnown, isRarer } = evidence;

  const listed = (word: string): Link[] => [
    ...(wordNet.plurals.get(word) ?? []).map((base): Link => ({ base, kind: 'plural' })),
    ...(wordNet.tenses.get(word) ?? []).map((base): Link => ({ base, kind: word.endsWith('ing') ? 'ing' : 'tense' })),
  ];

  /** dive, cola: so much rarer as the plural of diva and colon than as words of their own that no player means it. */
  const isAnotherWord = (word: string, base: string): boolean =>
    isNounOrVerb(word) && has(`${word}s`) && isRarer(base, word);

  /** Of one word that ends in another: grandchildren, werewolves, outran, foreseen. */
  function compounds(word: string): Link[] {
    const links: Link[] = [];
    for (let at = 2; at < word.length - 1; at++) {
      const head = word.slice(0, at);
      if (!PREFIXES.has(head) && (at === 2 || !has(head))) continue;
      for (const { base, kind } of listed(word.slice(at))) {
        if (base.length > 2 || PREFIXES.has(head)) links.push({ base: head + base, kind });
      }
    }
    return links.filter(({ base, kind }) => is(base, kind === 'plural' ? 'noun' : 'verb') || !isKnown(base));
  }

  const isForm = (word: string): boolean => spelledLinks(word).some((link) => has(link.base) && judge(word, link));

  const byEnding = (word: string, endings: readonly WordEnding[]): Link[] =>
    endings
      .filter(([plural]) => word.endsWith(plural) && word.length - plural.length >= SHORTEST_STEM)
      .map(([plural, singular]): Link => ({ base: word.slice(0, -plural.length) + singular, kind: 'plural' }))
      .filter(({ base }) => has(base) && !isForm(base) && (is(base, 'noun') || !isKnown(base)));

  /** By the ending alone, so only for words with no plainer base (believes, classes). */
  function patterned(word: string): Link[] {
    if (isForm(word)) return [];
    const english = byEnding(word, ENGLISH);
    const foreign = byEnding(word, FOREIGN);
    // A form that WordNet has as a word of its own must mean the same: bacteria, but not persona.
    if (isKnown(word)) return [...english, ...foreign].filter(({ base }) => wordNet.areSynonyms(word, base));
    // A plural takes no -s: pizzas show that pizza is none.
    return has(`${word}s`) ? english : [...english, ...foreign];
  }

  return (word) => {
    const found = listed(word).filter(({ base }) => has(base) && !isAnotherWord(word, base));
    if (functionWords.has(word)) return found.filter(({ kind }) => kind === 'tense');
    if (!isKnown(word)) found.push(...compounds(word));
    if (found.length === 0) found.push(...patterned(word));
    const spelled = spelledLinks(word);
    return found.filter(
      ({ base }, i) =>
        base !== word &&
        has(base) &&
        !spelled.some((link) => link.base === base) &&
        found.findIndex((link) => link.base === base) === i,
    );
  };
}
