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
/** Long enough for the names of all commands. */
const MAX_EXPECTED = 400;
/** Longest text of a move that is quoted. */
const MAX_QUOTED = 24;

/**
 * Why this JSON doesn't have that form; undefined if it has.
 *
 * @param quotes whether short texts may be quoted: only where no credentials are sent
 */
export function formFault<T>(schema: Schema<T>, json: unknown, quotes = false): FormFault | undefined {
  const found = findIssue(schema, json);
  if (!found) return undefined;
  const { path, issue } = found;
  // The issue of an unknown field holds its name, not its value.
  const value = issue.path ? issue.path.at(-1)?.value : issue.input;
  const isMissing = value === undefined && path.length > 0;
  return faultAt(path, isMissing ? expectedAt(schema, json, path) : expectedBy(found), value, quotes);
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
const EXPECTED: Readonly<Record<string, string>> = { never: 'no such field', Object: 'an object', Array: 'a list' };

interface FoundIssue {
  readonly path: readonly unknown[];
  readonly issue: BaseIssue<unknown>;
  /** Set if several forms are equally near: what each of them expects here. */
  readonly choices?: readonly string[];
}

function findIssue<T>(schema: Schema<T>, json: unknown): FoundIssue | undefined {
  const result = safeParse(schema, json, { abortEarly: true });
  return result.success ? undefined : nearestIssue(result.issues[0], []);
}

/** What the issue asks for. Checks of our own say it in a sentence of theirs. */
function expectedBy({ issue, choices }: FoundIssue): string {
  if (choices) return `(${choices.join(' | ')})`;
  if (issue.expected) return EXPECTED[issue.expected] ?? issue.expected;
  if (issue.type === 'integer') return 'a whole number';
  return issue.message.startsWith('Invalid ') ? 'another value' : issue.message;
}

/** What belongs at this place, where nothing is. The library says it only of a value, so it is given one of no form. */
function expectedAt<T>(schema: Schema<T>, json: unknown, path: readonly unknown[]): string {
  const found = findIssue(schema, withValue(json, path, Symbol()));
  const isSame = found?.path.length === path.length && found.path.every((key, i) => key === path[i]);
  return found && isSame ? expectedBy(found) : 'a value';
}

/** A copy with this value at the path. */
function withValue(json: unknown, [key, ...rest]: readonly unknown[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(json) ? [] : {}, json);
  copy[String(key)] = withValue(copy[String(key)], rest, value);
  return copy;
}

/**
 * Of several forms that a value could have, the one that it comes nearest to: its `type` is right, and its fault lies
 * deepest. If none has the right `type`, all of them are named.
 */
function nearestIssue(issue: BaseIssue<unknown>, above: readonly unknown[]): FoundIssue {
  const path = [...above, ...(issue.path ?? []).map(({ key }) => key)];
  const inner = (issue.issues ?? []).map((it) => nearestIssue(it, path)).filter((it) => it.path.length > path.length);
  const ofRightType = inner.filter((it) => !isWrongType(it));
  const candidates = ofRightType.length > 0 ? ofRightType : inner;
  const depth = Math.max(...candidates.map((it) => it.path.length));
  const [best, ...others] = candidates.filter((it) => it.path.length === depth);
  if (!best) return { path, issue };
  if (ofRightType.length > 0 || others.length === 0) return best;
  const choices = new Set([best, ...others].flatMap((it) => it.choices ?? [it.issue.expected ?? '']));
  return { ...best, choices: [...choices] };
}

/** True if another form was meant: a value that tells the forms apart differs. */
const isWrongType = ({ path, issue }: FoundIssue): boolean =>
  issue.type === 'literal' || issue.type === 'variant' || (path.at(-1) === 'type' && issue.type === 'strict_object');

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
