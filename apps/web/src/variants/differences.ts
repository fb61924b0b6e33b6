import { type FieldForm, isSame, type SchemaField } from '@wordhoard/kernel';
import type { Knob } from '@wordhoard/lab';
import { variant as strings } from '#strings/variant.ts';
import { figure } from '../ui/format.ts';
import { entriesOf } from './draft.ts';

/** A respect in which a variant differs from the printed game. */
export interface Difference {
  readonly title: string;
  /** Sums up lines of which some are folded; else ''. */
  readonly summary: string;
  /** Such as '6 instead of 5'; a line for each row of a table. */
  readonly lines: readonly string[];
  /** Further lines, for readers who ask for them. */
  readonly folded: readonly string[];
}

/** A list of changes; the summary replaces the one that counts its lines. */
interface Changes {
  readonly lines: readonly string[];
  readonly summary?: string;
}

/** As many lines, and characters in them, are read at a glance on a phone; of a longer list only the beginning is shown. */
const MOST_LINES = 5;
const MOST_CHARACTERS = 400;
const FIRST_LINES = 3;
const FIRST_CHARACTERS = 200;

/** The number of lines to show. */
function shownLines(lines: readonly string[]): number {
  const charactersUpTo = (n: number): number => lines.slice(0, n).join('').length;
  if (lines.length <= MOST_LINES && charactersUpTo(lines.length) <= MOST_CHARACTERS) return lines.length;
  let shown = Math.min(FIRST_LINES, lines.length);
  while (shown > 1 && charactersUpTo(shown) > FIRST_CHARACTERS) shown--;
  return shown;
}

/** Says in words how a variant differs. It may come from a file, so any value is possible. */
export function differencesOf(knobs: readonly Knob[], variant: object): Difference[] {
  const values = entriesOf(variant);
  return knobs.flatMap(({ name, title, form, printed }) => {
    const value = values[name];
    if (value === undefined || isSame(value, printed)) return [];
    const { lines, summary } = changesOf(form, printed, value);
    if (lines.length === 0) return [];
    const shown = shownLines(lines);
    return [
      {
        title,
        summary: shown < lines.length ? (summary ?? strings.changes(lines.length)) : '',
        lines: lines.slice(0, shown),
        folded: lines.slice(shown),
      },
    ];
  });
}

function changesOf(form: FieldForm, before: unknown, after: unknown): Changes {
  if (form.kind === 'record') {
    const changes = entryChanges(form.of, entriesOf(before), entriesOf(after));
    const isShort = changes.length > 0 && changes.length <= MOST_IN_LINE;
    return { lines: isShort ? [changes.join(', ')] : changes };
  }
  // Numbers in a list stand for their places: points for the first word of a set, the second and so on.
  if (form.kind !== 'list' || form.of.kind === 'number' || !Array.isArray(before) || !Array.isArray(after)) {
    const [now, printed] = [valueText(form, after), valueText(form, before)];
    return { lines: now === printed ? [] : [strings.instead(now, printed)] };
  }
  if (form.of.kind === 'row') return { lines: rowChanges(form.of.fields, before, after) };
  const inPlace = form.minLength !== null && form.minLength === form.maxLength;
  return inPlace ? { lines: placeChanges(before, after) } : entriesAddedAndRemoved(form.of, before, after);
}

/** Changed entries of a record that are read in one line. */
const MOST_IN_LINE = 10;

const entryChanges = (form: FieldForm, before: object, after: object): string[] =>
  Object.entries(after)
    .filter(([key, value]) => !isSame(value, entriesOf(before)[key]))
    .map(([key, value]) => {
      const old = entriesOf(before)[key];
      return `${key.toUpperCase()} ${old === undefined ? valueText(form, value) : strings.instead(valueText(form, value), valueText(form, old))}`;
    });

type Row = Readonly<Record<string, unknown>>;

/** Row by row where the rows are about the same things; else the rows that are new. */
function rowChanges(
  fields: readonly SchemaField[],
  before: readonly unknown[],
  after: readonly unknown[],
): readonly string[] {
  const [first, ...others] = fields;
  if (!first) return [];
  const rowsBefore = before.map(entriesOf);
  const rows = after.map(entriesOf);
  const headOf = (row: Row): string => `${first.title} ${valueText(first.form, row[first.name])}`;
  const headsBefore = rowsBefore.map(headOf);
  if (new Set(headsBefore).size === headsBefore.length && isSame(headsBefore, rows.map(headOf)))
    return rows.flatMap((row, i) => {
      const old = rowsBefore[i] ?? {};
      const changes = others.flatMap(({ name, title, form }) =>
        isSame(row[name], old[name])
          ? []
          : [`${title} ${strings.instead(valueText(form, row[name]), valueText(form, old[name]))}`],
      );
      return changes.length === 0 ? [] : [`${headOf(row)}: ${changes.join(', ')}`];
    });
  const rowText = (row: Row): string =>
    fields.map(({ name, title, form }) => `${title} ${valueText(form, row[name])}`).join(', ');
  const isIn = (row: Row, list: readonly Row[]): boolean => list.some((other) => isSame(row, other));
  return [
    ...rows.filter((row) => !isIn(row, rowsBefore)).map(rowText),
    ...rowsBefore.filter((row) => !isIn(row, rows)).map((row) => strings.without(rowText(row))),
  ];
}

/** Of a board or a sheet, which is drawn at the table. */
function placeChanges(before: readonly unknown[], after: readonly unknown[]): readonly string[] {
  const changed = after.flatMap((value, i) => (isSame(value, before[i]) ? [] : [i + 1]));
  return changed.length === 0 ? [] : [strings.rowsDiffer(changed)];
}

/** Longer entries, such as whole sets of words, have a line of their own. */
const LONGEST_IN_LINE = 24;

/** Of a deck: only how often each card is there matters. */
function entriesAddedAndRemoved(form: FieldForm, before: readonly unknown[], after: readonly unknown[]): Changes {
  const texts = (list: readonly unknown[]): string[] => list.map((value) => valueText(form, value));
  const added = without(texts(after), texts(before));
  const removed = without(texts(before), texts(after));
  const count = before.length === after.length ? [] : [strings.count(after.length, before.length)];
  if ([...added, ...removed].some((text) => text.length > LONGEST_IN_LINE))
    return {
      summary: [...count, strings.listChanges(added.length, removed.length)].join('; '),
      lines: [...added.map((text) => strings.added([text])), ...removed.map((text) => strings.removed([text]))],
    };
  return {
    lines: [
      ...count,
      ...(added.length === 0 ? [] : [strings.added(added)]),
      ...(removed.length === 0 ? [] : [strings.removed(removed)]),
    ],
  };
}

/** The entries of a list without those of another, each as often as it is there. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((entry) => {
    const place = left.indexOf(entry);
    if (place < 0) return true;
    left.splice(place, 1);
    return false;
  });
}

/** A value in words. */
export function valueText(form: FieldForm, value: unknown): string {
  // A switch that isn't mentioned is off.
  if (value === null || value === undefined) return form.kind === 'boolean' ? strings.yesNo(false) : strings.none;
  if (typeof value === 'number') return figure(value);
  if (typeof value === 'boolean') return strings.yesNo(value);
  if (typeof value === 'string') return value;
  if (form.kind === 'list' && Array.isArray(value)) return value.map((entry) => valueText(form.of, entry)).join(', ');
  return JSON.stringify(value);
}
