import { type CompletionNode, pathsOf } from './node.ts';

/** In single quotes fish reads a backslash and a quote after a backslash, and nothing else. */
const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The condition that these words of a command have been typed. */
const after = (path: string): string => `-n ${quote(`__wordhoard_at ${path}`.trim())}`;

/** A completion script for fish. It completes file names too, except where there are only commands. */
export const fishScript = (nodes: readonly CompletionNode[]): string => `# Completions of wordhoard for fish.
function __wordhoard_at
  set -l known ${pathsOf(nodes).map(quote).join(' ')}
  set -l at
  for word in (commandline -opc)[2..]
    contains -- "$at $word" ' '$known; and set at "$at $word"
  end
  test "$at" = " $argv"
  or test -z "$at$argv"
end
${nodes
  .flatMap(({ path, commands, options, values }) => [
    ...commands.map(
      ({ name, summary }) => `complete -c wordhoard -f ${after(path)} -a ${quote(name)} -d ${quote(summary)}`,
    ),
    ...options.map((option) => {
      const choices = values.get(option);
      const taken = choices === undefined ? '' : ` -xa ${quote(choices.join(' '))}`;
      return `complete -c wordhoard ${after(path)} -l ${option.slice('--'.length)}${taken}`;
    }),
  ])
  .join('\n')}`;
