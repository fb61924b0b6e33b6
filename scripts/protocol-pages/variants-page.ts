import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { type AnyGamePackage, formText } from '@wordhoard/kernel';
import { fieldsInRows, type Knob, knobsOf, type LimitKnob, printedText } from '@wordhoard/lab';
import { findFiles } from '../system/files.ts';
import { tableOf, withPart } from './markdown.ts';

export const VARIANTS_PAGE = 'docs/variants.md';

/** The page about variants with its generated parts up to date: the example files, and the tables of each game. */
export async function variantsPage(): Promise<string> {
  let text = readFileSync(VARIANTS_PAGE, 'utf8');
  for (const path of findFiles('examples/variants/*.json'))
    text = withPart(text, basename(path), `\`\`\`json\n${readFileSync(path, 'utf8').trimEnd()}\n\`\`\``);
  for (const id of GAME_IDS) {
    // Every id of the catalog has a package.
    const pack = (await loadGame(id))!;
    text = withPart(text, `fields of ${id}`, fieldTables(pack));
  }
  return text;
}

function fieldTables(pack: AnyGamePackage): string {
  const { options, limits, variant } = knobsOf(pack);
  return [
    ...(variant.length === 0 ? [] : ['Fields of `variant`:', knobTable(variant)]),
    'Fields of `options`:',
    knobTable(options),
    'Fields of `limits`, in milliseconds:',
    limitTable(limits),
  ].join('\n\n');
}

export const knobTable = (knobs: readonly Knob[], lastColumn = 'printed game'): string =>
  tableOf(
    ['field', 'meaning', 'values', lastColumn],
    fieldsInRows(knobs).map(({ name, title, description, form, printed }) => [
      `\`${name}\``,
      [...(title === name ? [] : [`**${cell(title)}.**`]), cell(description)].join(' '),
      cell(formText(form)),
      printedCell(printed),
    ]),
  );

/** Lists as code: letters and ids are no words. */
function printedCell(printed: unknown): string {
  const text = printedText(printed);
  return Array.isArray(printed) && printed.length > 0 ? `\`${text.replaceAll('|', '\\|')}\`` : cell(text);
}

export const limitTable = (limits: readonly LimitKnob[]): string =>
  tableOf(
    ['field', 'meaning', 'live table'],
    limits.map(({ name, description, ms }) => [`\`${name}\``, cell(description), String(ms)]),
  );

/** Text that ends no cell and is no markup. */
const cell = (text: string): string => text.replaceAll(/[|*_<\\]/g, '\\$&');
