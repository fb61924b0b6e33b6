/**
 * Two ways to run the program. In this process the dictionary stays open and nothing has to start. A separate process
 * shows the exit code, the standard streams and the entry point.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import { main } from '../main.ts';

/** The path of the program. */
export const BIN: string = fileURLToPath(new URL('../../bin/wordhoard.js', import.meta.url));

export interface ProgramRun {
  readonly exit: number | null;
  /** Without the last line end. */
  readonly out: string;
  readonly err: string;
}

/** Runs the program in a separate process. */
export function startProgram(
  args: readonly string[],
  { input = '', node = process.execPath }: { readonly input?: string; readonly node?: string } = {},
): ProgramRun {
  const { status, stdout, stderr } = spawnSync(node, [BIN, ...args], { encoding: 'utf8', input });
  return { exit: status, out: stdout.trimEnd(), err: stderr.trimEnd() };
}

/** Runs the program in this process. */
export async function askProgram(...args: string[]): Promise<ProgramRun> {
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const exit = await main(args);
    return { exit, out: out.mock.calls.flat().join('\n').trimEnd(), err: err.mock.calls.flat().join('\n').trimEnd() };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

/** The path of a file with this text, or with this as JSON; gone after the test. */
export function fileWith(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // With a capital, because commands must not change the case of a path.
  const path = join(folder, 'Input.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
