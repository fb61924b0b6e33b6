/** Compares the artefact with the last line of src/editions.ts: words that change get a new edition. */
import { createHash } from 'node:crypto';
import type { Edition } from '../src/editions.ts';
import type { Lexicon } from '../src/lexicon.ts';

/** Facts about this lexicon's words that an edition records. */
export type EditionContent = Pick<Edition, 'words' | 'content'>;

/** Hashes what players can notice: the words of both dictionaries, and which of them are coarse. */
export function contentOf(lexicon: Lexicon): EditionContent {
  const hash = createHash('sha256');
  let everyday = 0;
  for (const word of lexicon.words()) {
    const isEveryday = lexicon.has(word, 'everyday');
    if (isEveryday) everyday += 1;
    hash.update(`${word}${isEveryday ? ' everyday' : ''}${lexicon.isOffensive(word) ? ' coarse' : ''}\n`);
  }
  return { words: { wide: lexicon.size, everyday }, content: hash.digest('hex').slice(0, 16) };
}

/** Is release `a` after release `b`? Both as in package.json: 0.10.0 is after 0.9.1. */
const isAfter = (a: string, b: string): boolean => a.localeCompare(b, 'en', { numeric: true }) > 0;

/** The change src/editions.ts needs to describe this lexicon; null when there is nothing to do. */
export function editionAdvice(lexicon: Lexicon, editions: readonly Edition[], version: string): string | null {
  const { words, content } = contentOf(lexicon);
  const last = editions.at(-1);
  const fields = `words: { wide: ${words.wide}, everyday: ${words.everyday} },\n    content: '${content}',`;
  const today = 'the date of today';
  if (last?.content !== content)
    return last && isAfter(last.release, version)
      ? `The words have changed, and edition ${last.edition} is not released yet. In its entry at the end of EDITIONS in ` +
          `packages/lexicon/src/editions.ts write ${today} and:\n    ${fields}\n    ids: ['${lexicon.id}'],`
      : `The words have changed, and edition ${last?.edition} is released. Add edition ${(last?.edition ?? 0) + 1} at the end of ` +
          `EDITIONS in packages/lexicon/src/editions.ts, with the next release (after ${version}), ${today} and:\n    ` +
          `${fields}\n    ids: ['${lexicon.id}'],`;
  if (last.words.wide !== words.wide || last.words.everyday !== words.everyday)
    return `The counts of edition ${last.edition} in packages/lexicon/src/editions.ts are wrong. Write:\n    ${fields}`;
  if (!last.ids.includes(lexicon.id))
    return (
      `The artefact was built anew with the same words. Add its id to edition ${last.edition} in ` +
      `packages/lexicon/src/editions.ts:\n    ids: [${[...last.ids, lexicon.id].map((id) => `'${id}'`).join(', ')}],`
    );
  return null;
}
