import type { Evidence } from './evidence.ts';
import type { Link } from './links.ts';
import type { FamilySources } from './sources.ts';
import { formsOf, spelledLinks } from './spelling.ts';

/** Endings that make adjectives, for words WordNet does not have. */
const ADJECTIVE = /(?:al|ant|ar|ary|ate|ble|ed|ent|esque|ful|ic|ile|ine|ing|ish|ive|less|oid|ory|ose|ous|some)$/;

/** Factor by which a noun must be more frequent than its supposed base to count as a word of its own. */
const INDEPENDENCE = 5;

type TenseLink = Link & { readonly kind: 'ed' | 'ing' };

/**
 * Decides which of the links that spelling allows are real. WordNet's parts of speech decide for the words it has; for
 * the others the list itself is evidence (a word with both -ed and -ing is a verb).
 */
export function makeJudge(evidence: Evidence, sources: FamilySources): (word: string, link: Link) => boolean {
  const { has, is, isNounOrVerb, isKnown, isRarer, rivals, isVerbLike, isIrregularVerb } = evidence;
  const { wordNet, functionWords } = sources;
  const isVerb = (word: string): boolean => is(word, 'verb');
  const realLinks = (word: string): Link[] => spelledLinks(word).filter((link) => has(link.base) && judge(word, link));

  /** True for a form that takes no further ending but -ly. (-ing forms have plurals.) */
  const isSpent = (word: string): boolean =>
    !isKnown(word) &&
    !word.endsWith('ing') &&
    (wordNet.plurals.has(word) || wordNet.tenses.has(word) || realLinks(word).length > 0);

  /** Met so much oftener than the base that the likeness is chance: evening and even (as a verb), species and specie. */
  const isIndependent = (noun: string, baseCount: number): boolean =>
    wordNet.count(noun, 'noun') >= INDEPENDENCE * (baseCount + 1);

  /** lenses: lens is a singular of its own. (But tenses come from tense, and show nothing about tens.) */
  const isSingular = (word: string): boolean => has(`${word}es`) && !has(`${word}e`);

  function judgeS(word: string, link: Link): boolean {
    const { base } = link;
    const singulars = wordNet.plurals.get(word);
    if (singulars?.includes(base)) return true;
    if (isVerb(word) || isSpent(base)) return false;
    if (isVerb(base) || isParticiple(base)) return true;
    if (is(base, 'noun')) {
      // A science (physics) is independent of the -ic, however common; else only a rare base makes a noun suspect.
      const isScience = word.endsWith('ics') && is(word, 'noun');
      const isSuspect = is(word, 'noun') && isRarer(base, word);
      if ((isScience || isSuspect) && isIndependent(word, wordNet.count(base, 'noun'))) return false;
      return !(isSuspect && isSingular(word));
    }
    if (singulars !== undefined || isSingular(word)) return false;
    // cabbies come from cabby and cabbie alike, whichever WordNet has; but masses only from mass.
    if (!/(?:ie|y)$/.test(base) && rivals(word, link).some(isNounOrVerb)) return false;
    // Of an adjective WordNet's noun is another word (news, economics); of a word it lacks it may be the plural
    // (castanets), if it does not end like a singular (kudos).
    return isKnown(base) ? !isKnown(word) : !isKnown(word) || (is(word, 'noun') && !/[aiou]s$/.test(word));
  }

  /** Soft g keeps its e where the form would be another verb's: singeing, because of singing. */
  const keepsE = (word: string, link: TenseLink): boolean =>
    link.base.endsWith('ge') &&
    rivals(word, link).some(isVerb) &&
    formsOf(link.base, link.kind).some((form) => form !== word && has(form));

  function judgeTense(word: string, link: TenseLink): boolean {
    const { base, kind } = link;
    // A verb in its own right: need, weed, bring, string.
    if (isVerb(word) || keepsE(word, link)) return false;
    const others = rivals(word, link).filter(isVerb);
    // singed comes from singe, for sing has sang.
    if (kind === 'ed' && isIrregularVerb(base) && others.some((it) => !isIrregularVerb(it))) return false;
    if (wordNet.tenses.get(word)?.includes(base)) return true;
    if (isSpent(base) || functionWords.has(base) || !isVerbLike(base)) return false;
    if (isVerb(base)) {
      return kind === 'ed' || wordNet.isDerived(word, base) || !isIndependent(word, wordNet.count(base, 'verb'));
    }
    if (others.length > 0) return false;
    // Made from a noun: talented, inning.
    if (isKnown(word) && isKnown(base)) return false;
    // Of a verb WordNet lacks: phishing, but neither creed nor awning.
    return !is(word, 'noun') || (kind === 'ing' && !isRarer(base, word));
  }

  const isParticiple = (word: string): boolean => realLinks(word).some(({ kind }) => kind === 'ed' || kind === 'ing');

  const describes = (word: string): boolean =>
    is(word, 'adjective') || isParticiple(word) || (!isKnown(word) && (ADJECTIVE.test(word) || has(`${word}ness`)));

  /** Adverbs by their form, but mostly met as something else: multiply, deadly. */
  const isMoreThanAdverb = (word: string): boolean => {
    const adverb = wordNet.count(word, 'adverb');
    return wordNet.count(word, 'verb') > adverb || wordNet.count(word, 'adjective') > adverb;
  };

  function judgeLy(word: string, link: Link): boolean {
    const { base } = link;
    const adjectives = wordNet.adjectivesOf(word);
    if (adjectives.includes(base)) return !isMoreThanAdverb(word);
    if (functionWords.has(base) || is(word, 'adjective') || isNounOrVerb(word)) return false;
    if (!is(word, 'adverb')) {
      // `cracklier`: crackly is an adjective.
      return describes(base) && !has(`${word.slice(0, -1)}ier`);
    }
    if (describes(base) || is(base, 'adverb')) return true;
    return adjectives.length === 0 && isNounOrVerb(base) && !rivals(word, link).some(describes);
  }

  const verdicts = new Map<string, boolean>();
  function judge(word: string, { base, kind }: Link): boolean {
    const key = `${word} ${base} ${kind}`;
    let verdict = verdicts.get(key);
    if (verdict === undefined) {
      verdict = !functionWords.has(word) && decide(word, base, kind);
      verdicts.set(key, verdict);
    }
    return verdict;
  }

  function decide(word: string, base: string, kind: Link['kind']): boolean {
    if (kind === 's') return judgeS(word, { base, kind });
    if (kind === 'ly') return judgeLy(word, { base, kind });
    return (kind === 'ed' || kind === 'ing') && judgeTense(word, { base, kind });
  }

  return judge;
}
