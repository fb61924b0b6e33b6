import { isSame } from '@wordhoard/kernel';
import type { Knob, VariantFile } from '@wordhoard/lab';

/** A variant that is being written: all of its file but the game and the options. */
export interface VariantDraft {
  readonly name: string;
  readonly about: string;
  /** In milliseconds; an invalid number is the text that was typed, here and in the values. */
  readonly limits: Readonly<Record<string, unknown>>;
  /** Only what differs from the printed game. */
  readonly values: NonNullable<VariantFile['variant']>;
}

export const newDraft = (name: string): VariantDraft => ({ name, about: '', limits: {}, values: {} });

export const draftOf = ({ name, about = '', limits = {}, variant = {} }: VariantFile): VariantDraft => ({
  name,
  about,
  limits,
  values: variant,
});

/** @param options those that differ from the game's own */
export function fileOf(game: string, draft: VariantDraft, options: VariantFile['options'] = {}): VariantFile {
  const { name, about, limits, values } = draft;
  return {
    game,
    name: name.trim(),
    ...(about.trim() !== '' && { about: about.trim() }),
    ...(Object.keys(options).length > 0 && { options }),
    // Whether they are numbers is checked when the file is read.
    ...(Object.keys(limits).length > 0 && { limits: limits as NonNullable<VariantFile['limits']> }),
    ...(Object.keys(values).length > 0 && { variant: values }),
  };
}

export const fileText = (file: VariantFile): string => `${JSON.stringify(file, null, 2)}\n`;

/** A name for files on any system. */
function plainName({ name }: VariantFile): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain === '' ? 'variant' : plain;
}

export const fileName = (file: VariantFile): string => `${plainName(file)}.json`;

/**
 * The name for the file with the results of an experiment.
 *
 * @param variant null if the game is played as printed
 * @param other the name of another result, which this one must not replace
 */
export function resultName(game: string, variant: VariantFile | null, other?: string): string {
  const name = variant ? `${game}-${plainName(variant)}` : game;
  return `${name}.jsonl` === other ? `${name}-b.jsonl` : `${name}.jsonl`;
}

/** The number of things that differ from the printed game. */
export const countChanges = ({ values, limits }: VariantDraft): number =>
  Object.keys(values).length + Object.keys(limits).length;

type Entries = Readonly<Record<string, unknown>>;
// A record is an object, as far as it is well-formed.
export const entriesOf = (value: unknown): Entries =>
  typeof value === 'object' && value !== null ? (value as Entries) : {};

/** The value with which the game is played. Of a record, a variant names only what differs. */
export function playedValue({ values }: VariantDraft, { name, form, printed }: Knob): unknown {
  const own = values[name];
  if (own === undefined) return printed;
  return form.kind === 'record' ? { ...entriesOf(printed), ...entriesOf(own) } : own;
}

/** The draft with another value; what is as printed is not named. */
export function withValue(draft: VariantDraft, { name, form, printed }: Knob, value: unknown): VariantDraft {
  const { [name]: _, ...others } = draft.values;
  if (form.kind !== 'record')
    return { ...draft, values: isSame(value, printed) ? others : { ...others, [name]: value } };
  const before = entriesOf(printed);
  const entries = Object.entries(entriesOf(value)).filter(([key, it]) => !isSame(it, before[key]));
  return {
    ...draft,
    values: entries.length === 0 ? others : { ...others, [name]: Object.fromEntries(entries) },
  };
}

/** The time limit as it is in a file; one that is as printed is not named. */
export function withLimit(draft: VariantDraft, { name, printed }: Knob, value: unknown): VariantDraft {
  const { [name]: _, ...others } = draft.limits;
  return { ...draft, limits: isSame(value, printed) ? others : { ...others, [name]: value } };
}

/** Knobs of one kind together, under a title; null for numbers and choices that have no title of their own. */
export interface KnobGroup {
  readonly title: string | null;
  readonly knobs: readonly Knob[];
}

const SIMPLE: readonly Knob['form']['kind'][] = ['number', 'boolean', 'choice', 'text'];

/** Knobs with titles like "Solo: bonus from" or "Going out, two players" belong to the group Solo, if there are several; a table is one by itself. */
export function groupsOf(knobs: readonly Knob[]): KnobGroup[] {
  const simple = knobs.filter(({ form }) => SIMPLE.includes(form.kind));
  const byPrefix = Map.groupBy(simple, ({ title }) => /^([^:,]+)[:,] /.exec(title)?.[1] ?? null);
  const groups = [...byPrefix].filter(([title, { length }]) => title !== null && length > 1);
  const grouped = new Set(groups.flatMap(([, those]) => those));
  return [
    { title: null, knobs: simple.filter((knob) => !grouped.has(knob)) },
    ...groups.map(([title, those]) => ({ title, knobs: those })),
    ...knobs.filter((knob) => !simple.includes(knob)).map((knob) => ({ title: knob.title, knobs: [knob] })),
  ].filter((group) => group.knobs.length > 0);
}
