import { type BaseIssue, safeParse } from 'valibot';
import type { Schema } from './schema.ts';

/** What is wrong with the form of a message, for the person who writes the program that sent it. */
export interface FormFault {
  /** Where it is, such as `command.seat`; empty for the whole. */
  readonly path: string;
  readonly expected: string;
  /** The kind of value found there. Texts are described by their length, because they may be secret. */
  readonly received: string;
}

const MAX_PATH = 100;
const MAX_EXPECTED = 200;
/** Longest text of a move that is quoted. */
const MAX_QUOTED = 24;

/**
 * Why this JSON doesn't have that form; undefined if it has.
 *
 * @param quotes whether short texts may be quoted: only where no credentials are sent
 */
export function formFault<T>(schema: Schema<T>, json: unknown, quotes = false): FormFault | undefined {
  const result = safeParse(schema, json, { abortEarly: true });
  if (result.success) return undefined;
  const { path, issue } = deepest(result.issues[0], []);
  // The issue of an unknown field holds its name, not its value.
  const value = issue.path ? issue.path.at(-1)?.value : issue.input;
  const isMissing = value === undefined && path.length > 0;
  return faultAt(path, isMissing ? 'a value' : (EXPECTED[issue.expected ?? ''] ?? issue.expected ?? ''), value, quotes);
}

/** A fault of this value, with every part of bounded length. */
export const faultAt = (path: readonly unknown[], expected: string, value: unknown, quotes = false): FormFault => ({
  path: shorten(path.map(String).join('.'), MAX_PATH),
  expected: shorten(expected, MAX_EXPECTED),
  received: describeValue(value, quotes),
});

/** The same within a larger message. */
export const within = (place: string, { path, ...rest }: FormFault): FormFault => ({
  path: shorten(path === '' ? place : `${place}.${path}`, MAX_PATH),
  ...rest,
});

/** Words for what the library writes otherwise. */
const EXPECTED: Readonly<Record<string, string>> = { never: 'no such field', '': 'another value' };

interface FoundIssue {
  readonly path: readonly unknown[];
  readonly issue: BaseIssue<unknown>;
}

/** Of several forms that a value could have, the one that it comes nearest to: whose fault lies deepest. */
function deepest(issue: BaseIssue<unknown>, above: readonly unknown[]): FoundIssue {
  const path = [...above, ...(issue.path ?? []).map(({ key }) => key)];
  const inner = (issue.issues ?? []).map((it) => deepest(it, path));
  const found = inner.reduce<FoundIssue | undefined>(
    (best, next) => (next.path.length > (best?.path.length ?? path.length) ? next : best),
    undefined,
  );
  return found ?? { path, issue };
}

/** A value in a few words; texts by their length, short ones also quoted where that is allowed. */
export function describeValue(value: unknown, quotes: boolean): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') {
    if (quotes && value.length <= MAX_QUOTED) return JSON.stringify(value);
    return value.length === 1 ? 'a text of 1 character' : `a text of ${value.length} characters`;
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

const shorten = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
