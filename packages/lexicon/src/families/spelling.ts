import type { Link } from './links.ts';

/**
 * English spelling of -s, -ed, -ing and -ly, both ways: the forms a base may take, and the bases a form may come from.
 * Where usage is divided (travelled, traveled; volcanos, volcanoes) all forms are given; which of them are words, and
 * whether the base is a verb at all, is not a matter of spelling.
 */

const DOUBLING = /(^|[^aeiouy]|qu)[aeiouy][bdfgjklmnprstvz]$/;
/** Two vowels that may be two syllables, after which British spelling doubles: dial, fuel, bias. */
const HIATUS = /[aeiou]{2}[ls]$/;

function syllables(word: string): number {
  const groups = word
    .replace(/^y/, 'j')
    .replace(/qu/g, 'k')
    .match(/[aeiouy]+/g);
  return groups?.length ?? 0;
}

const endsConsonantY = (base: string): boolean => /([^aeiou]|qu)y$/.test(base);
const doubleLast = (base: string): string => base + base.at(-1)!;

/** The stems to which a vowel ending may be put: hop → `hopp`; visit → visit, `visitt`; bus → bus, buss. */
function stemsBeforeVowel(base: string): string[] {
  if (base.endsWith('c')) return [`${base}k`, base];
  if (HIATUS.test(base)) return [base, doubleLast(base)];
  if (!DOUBLING.test(base)) return [base];
  // A single stressed syllable always doubles; with more we cannot hear the stress. Final s goes both ways.
  return syllables(base) === 1 && !base.endsWith('s') ? [doubleLast(base)] : [base, doubleLast(base)];
}

function sForms(base: string): string[] {
  // Before -es both spellings occur, whatever happens before -ed: gases, gasses; topazes, quizzes.
  if (/[sz]$/.test(base)) return [`${base}es`, `${doubleLast(base)}es`];
  if (base.endsWith('x') || base.endsWith('sh')) return [`${base}es`];
  if (base.endsWith('ch')) return [`${base}es`, `${base}s`];
  if (endsConsonantY(base)) return [`${base.slice(0, -1)}ies`, `${base}s`];
  if (/[^aeiou]o$/.test(base)) return [`${base}es`, `${base}s`];
  return [`${base}s`];
}

function edForms(base: string): string[] {
  if (base.endsWith('e')) return [`${base}d`];
  if (endsConsonantY(base)) return [`${base.slice(0, -1)}ied`];
  return stemsBeforeVowel(base).map((stem) => `${stem}ed`);
}

function ingForms(base: string): string[] {
  if (base.endsWith('ie')) return [`${base.slice(0, -2)}ying`, `${base}ing`];
  if (/[eoy]e$/.test(base)) return [`${base}ing`];
  // Some keep their e (ageing, singeing); most of those may also lose it.
  if (base.endsWith('e')) return [`${base.slice(0, -1)}ing`, `${base}ing`];
  return stemsBeforeVowel(base).map((stem) => `${stem}ing`);
}

function lyForms(base: string): string[] {
  const forms = [`${base}ly`];
  const short = base.slice(0, -1);
  if (base.endsWith('ll')) forms.push(`${base}y`);
  if (base.endsWith('ic')) forms.push(`${base}ally`);
  if (base.endsWith('y')) forms.push(`${short}ily`);
  if (base.endsWith('ie')) forms.push(`${short}ly`);
  if (base.endsWith('ue')) forms.push(`${short}ly`);
  if (base.endsWith('le')) forms.push(/[aeiou]le$/.test(base) ? `${short}ly` : `${short}y`);
  return forms;
}

const SUFFIXES = ['s', 'ed', 'ing', 'ly'] as const;
export type Suffix = (typeof SUFFIXES)[number];
const FORMS: Readonly<Record<Suffix, (base: string) => string[]>> = {
  s: sForms,
  ed: edForms,
  ing: ingForms,
  ly: lyForms,
};

/** Every way the base may be spelt with that ending. */
export const formsOf = (base: string, kind: Suffix): readonly string[] => FORMS[kind](base);

/** Possible stems before the ending, generously; `spelledLinks` keeps those that lead back. */
function stemsOf(word: string, kind: Suffix): string[] {
  if (!word.endsWith(kind)) return [];
  const stem = word.slice(0, -kind.length);
  const last = stem.at(-1) ?? '';
  const shorter = stem.slice(0, -1);
  if (kind === 's') {
    if (stem.endsWith('ie')) return [stem, `${stem.slice(0, -2)}y`];
    return last === 'e' ? [stem, shorter, shorter.slice(0, -1)] : [stem];
  }
  if (kind === 'ly') {
    const bases = [stem, `${stem}l`, `${stem}le`, `${stem}e`];
    if (last === 'i') bases.push(`${shorter}y`);
    if (stem.endsWith('ical')) bases.push(stem.slice(0, -2));
    return bases;
  }
  const bases = [stem, `${stem}e`, shorter];
  if (kind === 'ed' && last === 'i') bases.push(`${shorter}y`);
  if (kind === 'ing' && last === 'y') bases.push(`${shorter}ie`);
  return bases;
}

const SHORTEST_BASE = 2;

/**
 * Every base from which spelling alone could give the word. The order is part of the compiled data: a compiled verdict
 * names a link by its place in this list.
 */
export function spelledLinks(word: string): Link[] {
  const links: Link[] = [];
  for (const kind of SUFFIXES) {
    for (const base of stemsOf(word, kind)) {
      if (base.length >= SHORTEST_BASE && FORMS[kind](base).includes(word)) links.push({ base, kind });
    }
  }
  return links;
}
