/** The committed artefact, for tests and tools. */
import { readFileSync } from 'node:fs';
import { type Lexicon, openLexicon } from '../src/lexicon.ts';
import { openReasons, type Reasons } from '../src/reasons/reasons.ts';
import { readLemmas } from './families-wordnet.ts';
import { type ReasonSources, readForeign, readPhrases } from './reasons.ts';
import { readExclusions, readList, readSupplement, type WordLists } from './scowl.ts';

export const ARTEFACT: URL = new URL('../data/wordhoard.lex', import.meta.url);
export const CHECKSUM: URL = new URL('../data/wordhoard.lex.sha256', import.meta.url);

/** Why something is no word; made by the same command. */
export const REASONS: URL = new URL('../data/reasons.lex', import.meta.url);
export const REASONS_CHECKSUM: URL = new URL('../data/reasons.lex.sha256', import.meta.url);

const data = (name: string): URL => new URL(`../data/${name}`, import.meta.url);

/** The hand-made lists beside it: which words it has, and which of them are offensive. */
export const LISTS: Readonly<
  Record<
    'twoLetter' | 'supplement' | 'exclusions' | 'oneWord' | 'formsAlone' | 'offensive' | 'phrases' | 'foreign',
    URL
  >
> = {
  twoLetter: data('two-letter.txt'),
  supplement: data('supplement.txt'),
  exclusions: data('exclusions.txt'),
  oneWord: data('one-word.txt'),
  formsAlone: data('forms-alone.txt'),
  offensive: data('offensive.txt'),
  phrases: data('phrases.txt'),
  foreign: data('foreign.txt'),
};

export const readWordLists = (): WordLists => ({
  twoLetter: readList(LISTS.twoLetter),
  supplement: readSupplement(LISTS.supplement),
  exclusions: readExclusions(LISTS.exclusions),
});

export const readArtefact = (): Lexicon => openLexicon(readFileSync(ARTEFACT));

/** The release this folder is of, or the last one before what is being worked on. */
export function packageVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return version;
}

/** Reads the sources of the reasons. */
export const readReasonSources = (folder: string): ReasonSources => ({
  folder,
  exclusions: readExclusions(LISTS.exclusions),
  phrases: { wordNet: [...readLemmas()], byHand: readPhrases(LISTS.phrases) },
  foreign: readForeign(LISTS.foreign),
});

export const readReasons = (): Reasons => openReasons(readFileSync(REASONS));
