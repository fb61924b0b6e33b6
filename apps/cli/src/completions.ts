import { nearest } from '@wordhoard/kernel/nearest-name';
import { EXIT, type Exit } from './command.ts';
import { bashScript } from './completions/bash.ts';
import { fishScript } from './completions/fish.ts';
import type { CompletionNode } from './completions/node.ts';
import { zshScript } from './completions/zsh.ts';
import { commandsIn, optionsOf, valuesOf } from './help.ts';
import { collectPrinted, print, printUsageError } from './terminal.ts';

const HELP = `wordhoard completions bash|zsh|fish

Prints a script that completes commands and options in your shell. It is made from the help of each command. Print it
again after an update.

Examples
  wordhoard completions bash > ~/.local/share/bash-completion/completions/wordhoard
  wordhoard completions zsh > "\${fpath[1]}/_wordhoard"
  wordhoard completions fish > ~/.config/fish/completions/wordhoard.fish`;

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

/** Reads the help of a command and of all commands below it. */
async function readNodes(path: readonly string[], helpOf: HelpOf): Promise<CompletionNode[]> {
  const help = await collectPrinted(() => helpOf(path));
  const commands = commandsIn(help);
  const node: CompletionNode = {
    path: path.join(' '),
    commands,
    // A help that lists commands also mentions options of theirs, except the one of the program itself.
    options: commands.length > 0 && path.length > 0 ? ['--help'] : optionsOf(help),
    values: valuesOf(help),
  };
  const below: CompletionNode[] = [];
  for (const { name } of commands) below.push(...(await readNodes([...path, name], helpOf)));
  return [node, ...below];
}

/** Prints the help of a command, given by its words. */
export type HelpOf = (path: readonly string[]) => Promise<unknown>;

/** Returns the exit code. */
export async function completions(args: readonly string[], helpOf: HelpOf): Promise<Exit> {
  if (args.includes('--help')) {
    print(HELP);
    return EXIT.yes;
  }
  const [shell = '', ...more] = args;
  const script = Object.entries(SCRIPTS).find(([name]) => name === shell)?.[1];
  if (script === undefined || more.length > 0) {
    const near = nearest(shell, Object.keys(SCRIPTS));
    const meant = near === undefined || near === shell ? '' : ` Did you mean '${near}'?`;
    printUsageError(`Name a shell: ${Object.keys(SCRIPTS).join(', ')}.${meant}`, HELP);
    return EXIT.usage;
  }
  print(script(await readNodes([], helpOf)));
  return EXIT.yes;
}
