/**
 * Why something is no word, for what people play most: names, abbreviations, words run together. A second artefact beside
 * the lexicon (`data/reasons.lex`), because only a refusal asks for it.
 *
 * Each section is a list of lines in ASCII, as the entry is written: `London`, `air-conditioned`, `don't`. Its letters in
 * lower case are what a player typed. Behind a tab follows what else there is to say.
 */
import { openSections, type Sections } from '../format.ts';

/** In this order a spelling that is in several lists is explained. */
export const LISTED_KINDS = [
  'joined',
  'misspelling',
  'foreign',
  'rulebook',
  'contraction',
  'name',
  'abbreviation',
] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

export interface ListedReason {
  readonly kind: ListedKind;
  /** With its capitals, spaces, hyphens and apostrophes. */
  readonly written: string;
  /** The meaning of an abbreviation, the language of a foreign word, the right spelling of a misspelled one. */
  readonly note: string | null;
}

export interface Reasons {
  /** Content hash of the artefact. */
  readonly id: string;
  /** @param word a–z in lower case */
  find(word: string): ListedReason | undefined;
  /** Every entry, by its letters. */
  entries(): Iterable<readonly [word: string, reason: ListedReason]>;
}

/** The letters a player types for it, in lower case. */
export const lettersOf = (written: string): string => written.toLowerCase().replace(/[^a-z]/g, '');

export function openReasons(bytes: ArrayBuffer | Uint8Array): Reasons {
  const sections = openSections(bytes);
  let listed: ReadonlyMap<string, ListedReason> | undefined;
  const read = (): ReadonlyMap<string, ListedReason> => {
    listed ??= readAll(sections);
    return listed;
  };
  return { id: sections.id, find: (word) => read().get(word), entries: () => read() };
}

function readAll(sections: Sections): Map<string, ListedReason> {
  const found = new Map<string, ListedReason>();
  for (const kind of LISTED_KINDS) {
    const section = sections.get(kind);
    if (section === undefined) throw new Error(`the reasons have no section '${kind}'`);
    for (const line of readText(section).split('\n')) {
      const [written = '', note = null] = line.split('\t');
      const word = lettersOf(written);
      if (word !== '' && !found.has(word)) found.set(word, { kind, written, note });
    }
  }
  return found;
}

/** Calls with more arguments than this may be refused. */
const MAX_ARGUMENTS = 8192;

function readText(section: Uint8Array): string {
  let text = '';
  for (let at = 0; at < section.length; at += MAX_ARGUMENTS)
    text += String.fromCharCode(...section.subarray(at, at + MAX_ARGUMENTS));
  return text;
}

/** The artefact's sections, the lines of each in ascending order. */
export function makeReasonSections(reasons: readonly ListedReason[]): Map<string, Uint8Array> {
  return new Map(
    LISTED_KINDS.map((kind) => {
      const lines = reasons
        .filter((it) => it.kind === kind)
        .map(({ written, note }) => (note === null ? written : `${written}\t${note}`))
        .toSorted();
      return [kind, Uint8Array.from(lines.join('\n'), (character) => character.charCodeAt(0))] as const;
    }),
  );
}
