import type { Link } from './links.ts';
import type { FamilySources, PartOfSpeech } from './sources.ts';
import { formsOf, type Suffix, spelledLinks } from './spelling.ts';

/** Evidence about single words from the list and WordNet, before any verdict. */
export interface Evidence {
  has(word: string): boolean;
  is(word: string, part: PartOfSpeech): boolean;
  isNounOrVerb(word: string): boolean;
  /** True if WordNet has the word at all. */
  isKnown(word: string): boolean;
  /** True if the list rates the first word as less common than the second. */
  isRarer(word: string, than: string): boolean;
  /** Other words of the list that spelling makes the same kind of base of this form. */
  rivals(form: string, link: Link): string[];
  /** True for a verb, by WordNet or by its forms in the list. */
  isVerbLike(word: string): boolean;
  /** True if spelling and the list alone show an irregular tense of this verb (sing: sang, `outsing`: `outsang`). */
  isIrregularVerb(word: string): boolean;
}

/** Before an irregular verb these make another that is irregular in the same way: foresee, foreseen. */
export const PREFIXES: ReadonlySet<string> = new Set(
  'be co de dis for fore in inter mis out over pre re sub un under up with'.split(' '),
);

/** @param tiers every word of the lexicon with its tier. */
export function makeEvidence(tiers: ReadonlyMap<string, number>, { wordNet }: FamilySources): Evidence {
  const { is } = wordNet;
  const has = (word: string): boolean => tiers.has(word);
  const isNounOrVerb = (word: string): boolean => is(word, 'noun') || is(word, 'verb');
  const isKnown = (word: string): boolean => isNounOrVerb(word) || is(word, 'adjective') || is(word, 'adverb');
  const rivals = (form: string, link: Link): string[] =>
    spelledLinks(form)
      .filter(({ base, kind }) => kind === link.kind && base !== link.base && has(base))
      .map(({ base }) => base);

  const irregularVerbs = new Set<string>();
  for (const [form, bases] of wordNet.tenses) {
    for (const base of bases) {
      const isRegular = form.endsWith('s') || spelledLinks(form).some((link) => link.base === base);
      if (form !== base && !isRegular) irregularVerbs.add(base);
    }
  }
  const isIrregularVerb = (word: string): boolean => {
    if (irregularVerbs.has(word)) return true;
    if (isKnown(word)) return false;
    for (let at = 2; at < word.length - 1; at++) {
      const head = word.slice(0, at);
      if (irregularVerbs.has(word.slice(at)) && (PREFIXES.has(head) || (at > 2 && has(head)))) return true;
    }
    return false;
  };

  /** The forms in the list that no verb of WordNet explains. */
  const unexplained = (base: string, kind: Suffix): string[] =>
    formsOf(base, kind).filter((form) => has(form) && !rivals(form, { base, kind }).some((it) => is(it, 'verb')));
  /** True if one of them is not a word of its own in WordNet, as talented and creed are. */
  const shows = (base: string, kind: Suffix): boolean => unexplained(base, kind).some((form) => !isKnown(form));
  const isVerbLike = (word: string): boolean => {
    if (is(word, 'verb') || isIrregularVerb(word)) return true;
    const isPaired = unexplained(word, 'ed').length > 0 && unexplained(word, 'ing').length > 0;
    // Of a word that WordNet has as something else we ask for more.
    return isKnown(word) ? isPaired && shows(word, 'ed') : isPaired || shows(word, 'ed') || shows(word, 'ing');
  };

  return {
    has,
    is,
    isNounOrVerb,
    isKnown,
    isRarer: (word, than) => tiers.get(word)! > tiers.get(than)!,
    rivals,
    isVerbLike,
    isIrregularVerb,
  };
}
