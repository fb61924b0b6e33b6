import type { Link } from './links.ts';
import type { FamilySources } from './sources.ts';
import { forms, spelledLinks } from './spelling.ts';

/** Endings that make adjectives, for words WordNet does not have. */
const ADJECTIVE = /(?:al|ant|ar|ary|ate|ble|ed|ent|esque|ful|ic|ile|ine|ing|ish|ive|less|oid|ory|ose|ous|some)$/;

/** Another word's -ing form in WordNet's texts must be this much rarer than the noun for the noun to be independent. */
const INDEPENDENCE = 5;

/**
 * Decides which of the links that spelling allows are real. WordNet's parts of speech decide for the words it has; for
 * the others the list itself is evidence (a word with both -ed and -ing is a verb).
 */
export function makeJudge(
  has: (word: string) => boolean,
  sources: FamilySources,
): (word: string, link: Link) => boolean {
  const { wordNet, functionWords } = sources;
  const { is } = wordNet;
  const isKnown = (word: string): boolean =>
    is(word, 'noun') || is(word, 'verb') || is(word, 'adjective') || is(word, 'adverb');
  const inflects = (word: string): boolean => is(word, 'noun') || is(word, 'verb');
  const hasForm = (base: string, kind: 's' | 'ed' | 'ing'): boolean => forms(base, kind).some(has);

  /** Other bases of the same form that WordNet has as what the form needs. */
  const rivals = (word: string, link: Link, fits: (base: string) => boolean): string[] =>
    spelledLinks(word)
      .filter(({ base, kind }) => kind === link.kind && base !== link.base && has(base) && fits(base))
      .map(({ base }) => base);
  const isVerb = (word: string): boolean => is(word, 'verb');

  /** A form of the base in the list that no verb of WordNet explains. */
  const unexplained = (base: string, kind: 'ed' | 'ing'): boolean =>
    forms(base, kind).some((form) => has(form) && !isVerb(form) && rivals(form, { base, kind }, isVerb).length === 0);

  const conjugates = (base: string): boolean => isVerb(base) || (unexplained(base, 'ed') && unexplained(base, 'ing'));

  /** lenses: lens is a singular of its own, and not the plural of len. (But tenses come from tense, and not from tens.) */
  const isSingular = (word: string): boolean => has(`${word}es`) && !has(`${word}e`);

  /** Whether the word is already a form, so that nothing more than -ly can be put to it (an -ing form has a plural). */
  const isSpent = (word: string): boolean =>
    !isKnown(word) &&
    (wordNet.plurals.has(word) ||
      wordNet.tenses.has(word) ||
      spelledLinks(word).some((link) => link.kind !== 'ing' && has(link.base) && judge(word, link)));

  function judgeS(word: string, link: Link): boolean {
    const { base } = link;
    if (wordNet.plurals.get(word)?.includes(base)) return true;
    if (isVerb(word) || isSingular(word) || isSpent(base)) return false;
    if (inflects(base)) return true;
    if (rivals(word, link, inflects).length > 0) return false;
    return !isKnown(word);
  }

  /** Another base claims the form, and this one has a form that it shares with nobody: dye has dyeing, singe singeing. */
  const yields = (word: string, { base, kind }: Link & { kind: 'ed' | 'ing' }): boolean =>
    rivals(word, { base, kind }, isVerb).length > 0 &&
    forms(base, kind).some((form) => form !== word && has(form) && rivals(form, { base, kind }, isVerb).length === 0);

  function judgeTense(word: string, link: Link & { kind: 'ed' | 'ing' }): boolean {
    const { base, kind } = link;
    if (wordNet.tenses.get(word)?.includes(base)) return true;
    // A verb in its own right: need, weed, bring, string.
    if (isVerb(word) || hasForm(word, 'ing') || isSpent(base)) return false;
    if (!conjugates(base) || yields(word, link)) return false;
    if (!isVerb(base) && rivals(word, link, isVerb).length > 0) return false;
    return !(kind === 'ing' && isIndependent(word, base));
  }

  /** evening, with even hardly ever a verb: the noun has nothing to do with it. */
  const isIndependent = (noun: string, verb: string): boolean =>
    !wordNet.related(noun, verb) && wordNet.count(noun, 'noun') >= INDEPENDENCE * (wordNet.count(verb, 'verb') + 1);

  const isParticiple = (word: string): boolean =>
    spelledLinks(word).some(
      (link) => (link.kind === 'ed' || link.kind === 'ing') && has(link.base) && judge(word, link),
    );

  const describes = (word: string): boolean => is(word, 'adjective') || isParticiple(word);

  function judgeLy(word: string, { base }: Link): boolean {
    const adjectives = wordNet.adjectivesOf(word);
    if (adjectives.includes(base)) return true;
    if (is(word, 'adjective') || inflects(word)) return false;
    if (is(word, 'adverb')) return describes(base) || is(base, 'adverb') || (adjectives.length === 0 && inflects(base));
    if (describes(base)) return true;
    return !isKnown(base) && (ADJECTIVE.test(base) || has(`${base}ness`));
  }

  const verdicts = new Map<string, boolean>();
  function judge(word: string, link: Link): boolean {
    const key = `${word} ${link.base} ${link.kind}`;
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const verdict = !functionWords.has(word) && !functionWords.has(link.base) && decide(word, link);
    verdicts.set(key, verdict);
    return verdict;
  }

  function decide(word: string, link: Link): boolean {
    const { base, kind } = link;
    if (kind === 's') return judgeS(word, link);
    if (kind === 'ly') return judgeLy(word, link);
    if (kind === 'ed' || kind === 'ing') return judgeTense(word, { base, kind });
    return false;
  }

  return judge;
}
