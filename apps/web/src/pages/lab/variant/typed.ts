import { type FieldForm, isSame } from '@wordhoard/kernel';
import { useState } from 'preact/hooks';

/** Text in a field, while it is typed: '1.' stays as it is, and another value from outside replaces it. */
export function useTyped(
  value: unknown,
  format: (value: unknown) => string,
  parse: (text: string) => unknown,
): readonly [text: string, type: (text: string) => void] {
  const [typed, type] = useState(() => format(value));
  return [isSame(parse(typed), value) ? typed : format(value), type];
}

/** A number, or what was typed instead of one: the schema says what is wrong with it. */
export function parseNumber(text: string): number | string {
  const plain = text.trim().replace(/^−/, '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

export const plainText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The entries of a list stand side by side, as cards do, or one on each line, as the rows of a board do. */
export type Layout = 'words' | 'lines';

export const layoutOf = (entries: readonly unknown[]): Layout =>
  entries.some((entry) => String(entry).includes(' ')) ? 'lines' : 'words';

export const formatList = (value: unknown, layout: Layout): string =>
  Array.isArray(value) ? value.map(String).join(layout === 'lines' ? '\n' : ' ') : '';

/** Empty lines count for nothing. */
export function parseList(text: string, layout: Layout, of: FieldForm): unknown[] {
  const entries = text
    .split(layout === 'lines' ? /\n/ : /[\s,]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return of.kind === 'number' ? entries.map(parseNumber) : entries;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const ALPHABET = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Names that a record has, or may have: those of its choice, those it has, and the letters that it may have. */
export function keysOf(form: FieldForm & { readonly kind: 'record' }, entries: object): readonly string[] {
  if (form.keys.kind === 'choice') return form.keys.values.map(String);
  const { pattern } = form.keys;
  const isKey = pattern === null ? undefined : new RegExp(pattern);
  const letters = [...ALPHABET, ...ALPHABET.map((letter) => letter.toUpperCase())].filter((key) => isKey?.test(key));
  return [...new Set([...letters, ...Object.keys(entries)])];
}

/** Text keys that are not all shown: more can be added. */
export const takesMoreKeys = ({ keys }: FieldForm & { readonly kind: 'record' }): boolean =>
  keys.kind === 'text' && !/^\^\[[a-zA-Z-]+\]\$$/.test(keys.pattern ?? '');
