import type { Link } from './links.ts';
import type { FamilySources } from './sources.ts';
import { spelledLinks } from './spelling.ts';

/** Plurals that came with the word from Latin, Greek, Italian and French, and the English f → ves: [plural, singular]. */
const PLURAL_ENDINGS: readonly (readonly [string, string])[] = [
  ['i', 'us'],
  ['a', 'um'],
  ['a', 'on'],
  ['ae', 'a'],
  ['es', 'is'],
  ['ices', 'ix'],
  ['ices', 'ex'],
  ['mata', 'ma'],
  ['i', 'o'],
  ['x', ''],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['men', 'man'],
];
/** Shorter stems are mostly chance: rum, ra. */
const SHORTEST_STEM = 3;
const SHORTEST_TAIL = 3;

/** Before an irregular word these make another that is irregular in the same way: foresee, foreseen. */
const PREFIXES: ReadonlySet<string> = new Set(
  'be co de dis for fore in inter mis out over pre re sub un under up with'.split(' '),
);

/** The links of a word that spelling alone does not show: irregular plurals and tenses. */
export function makeIrregular(has: (word: string) => boolean, sources: FamilySources): (word: string) => Link[] {
  const { wordNet } = sources;
  const { is } = wordNet;
  const isKnown = (word: string): boolean =>
    is(word, 'noun') || is(word, 'verb') || is(word, 'adjective') || is(word, 'adverb');

  const listed = (word: string): Link[] => [
    ...(wordNet.plurals.get(word) ?? []).map((base): Link => ({ base, kind: 'plural' })),
    ...(wordNet.tenses.get(word) ?? []).map((base): Link => ({ base, kind: word.endsWith('ing') ? 'ing' : 'tense' })),
  ];

  /** Of one word that ends in another: grandchildren, werewolves, outrun, foreseen. */
  function compounds(word: string): Link[] {
    const links: Link[] = [];
    for (let at = 2; at <= word.length - SHORTEST_TAIL; at++) {
      const head = word.slice(0, at);
      if (!has(head) && !PREFIXES.has(head)) continue;
      for (const { base, kind } of listed(word.slice(at))) links.push({ base: head + base, kind });
    }
    return links.filter(({ base, kind }) => is(base, kind === 'plural' ? 'noun' : 'verb') || !isKnown(base));
  }

  function classical(word: string): Link[] {
    // A plural takes no -s: colas and personas show that cola and persona are none.
    if (has(`${word}s`) || has(`${word}es`)) return [];
    return PLURAL_ENDINGS.filter(([plural]) => word.endsWith(plural) && word.length - plural.length >= SHORTEST_STEM)
      .map(([plural, singular]): Link => ({ base: word.slice(0, -plural.length) + singular, kind: 'plural' }))
      .filter(({ base }) => (base.endsWith('eau') || !word.endsWith('x')) && (is(base, 'noun') || !isKnown(base)));
  }

  return (word) => {
    const found = listed(word);
    // What WordNet has as a word of its own is a form only if the lists say so.
    if (!isKnown(word)) found.push(...compounds(word), ...classical(word));
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
