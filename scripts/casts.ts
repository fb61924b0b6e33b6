/**
 * Finds casts without a reason: every `as` in source needs a comment on its line or directly above its statement.
 *
 *   npm run casts
 *
 * `as const` and `satisfies` check types and need none. Tests may cast freely.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Program, parseSync, Visitor } from 'oxc-parser';
import { findFiles } from './system/files.ts';

export interface Cast {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

const isTest = (path: string): boolean => /(?:[./](?:test|sweep|typetest)|\/(?:test|testing|e2e))\b/.test(`/${path}`);

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The casts of a file without a comment on one of their lines, directly above them, or directly above their statement. A
 * doc comment describes a declaration and gives no reason.
 */
export function castsWithoutReason(path: string, source: string): readonly Cast[] {
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const lineAt = (index: number): number => source.slice(0, index).split('\n').length;
  const commented = new Set<number>();
  for (const { start, end, value } of comments)
    if (!value.startsWith('*')) for (let line = lineAt(start); line <= lineAt(end); line++) commented.add(line);
  const { casts, statements, blocks } = spansIn(program);
  const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;
  return casts.flatMap(({ start, end, at }) => {
    const cast = { start, end };
    const block = Math.max(0, ...blocks.filter((it) => contains(it, cast)).map((it) => it.start));
    const around = statements.filter((it) => contains(it, cast) && it.start > block);
    const above = [cast, ...around].map((it) => lineAt(it.start) - 1);
    const isExplained = [...above, lineAt(start), lineAt(at), lineAt(end)].some((line) => commented.has(line));
    return isExplained ? [] : [{ line: lineAt(at), text: source.slice(start, end) }];
  });
}

function spansIn(program: Program): { casts: (Span & { at: number })[]; statements: Span[]; blocks: Span[] } {
  const casts: (Span & { at: number })[] = [];
  const statements: Span[] = [];
  const blocks: Span[] = [];
  const statement = (node: Span): void => void statements.push(node);
  const block = (node: Span): void => void blocks.push(node);
  new Visitor({
    BlockStatement: block,
    ClassBody: block,
    ExpressionStatement: statement,
    ForOfStatement: statement,
    IfStatement: statement,
    PropertyDefinition: statement,
    ReturnStatement: statement,
    VariableDeclaration: statement,
    TSAsExpression({ start, end, expression, typeAnnotation: type }) {
      const isConst =
        type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';
      if (!isConst) casts.push({ start, end, at: expression.end });
    },
  }).visit(program);
  return { casts, statements, blocks };
}

function main(): void {
  const exclude = ['**/node_modules/**', '**/dist/**', '**/*.d.ts'];
  const paths = findFiles('**/*.{ts,tsx}', exclude).filter((path) => !isTest(path));
  if (paths.length === 0) throw new Error('No file was found: run this in the root of the project.');
  const faults = paths.flatMap((path) =>
    castsWithoutReason(path, readFileSync(path, 'utf8')).map(
      ({ line, text }) => `${path}:${line}: ${text.replace(/\s+/g, ' ').slice(0, 100)}`,
    ),
  );
  console.log(`casts: ${paths.length} files, ${faults.length} without a reason`);
  if (faults.length === 0) return;
  console.error(
    `${faults.join('\n')}\nSay why each cast is true in a comment next to it, or remove it with better types.`,
  );
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
