import type { ListedCommand } from '../help.ts';

/** Words and options that can follow the words of a command. */
export interface CompletionNode {
  /** The words after `wordhoard`, such as `words check`; empty for the program itself. */
  readonly path: string;
  readonly commands: readonly ListedCommand[];
  readonly options: readonly string[];
  /** Values of options that have few. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** The paths of all commands below the program itself. */
export const pathsOf = (nodes: readonly CompletionNode[]): string[] =>
  nodes.map(({ path }) => path).filter((path) => path !== '');

/** A text in single quotes, as bash and zsh read it. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
