import { titleOf } from '@wordhoard/catalog';
import { type AnyGamePackage, formText } from '@wordhoard/kernel';
import {
  fieldsInRows,
  forbiddenActions,
  type Knob,
  knobsOf,
  type LimitKnob,
  printedText,
  variantSchema,
} from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { print } from '../terminal.ts';
import { openLabGame, sharedWords } from './lab-game.ts';
import { type Fault, isFault, readArgs, runSubcommand } from './usage.ts';

const HELP = `wordhoard lab options GAME [--json]

Lists everything about a game that you can change without code: its table options, its time limits, and what a variant
may change, each with its values and its value in the printed game. docs/variants.md shows how to write a variant file.

  --json   the JSON Schema of the game's variant files, for editors that complete and check JSON

Examples
  wordhoard lab options word-nerds
  wordhoard lab options word-nerds --json > word-nerds.schema.json`;

/** Returns the exit code. */
export const options = (args: readonly string[]): Promise<Exit> => runSubcommand(args, HELP, () => listOptions(args));

async function listOptions(args: readonly string[]): Promise<Exit | Fault> {
  const asJson = args.includes('--json');
  const given = readArgs(
    args.filter((arg) => arg !== '--json'),
    [],
  );
  if (isFault(given)) return given;
  const [game, ...more] = given.names;
  if (game === undefined || more.length > 0) return { fault: 'Name exactly one game.' };
  const labGame = await openLabGame(game, sharedWords());
  if (isFault(labGame)) return labGame;
  const { pack } = labGame;
  if (asJson) {
    print(JSON.stringify(variantSchema(pack), null, 2));
    return EXIT.yes;
  }
  const { options: ofTable, limits, variant } = knobsOf(pack);
  print(
    [
      `${titleOf(game)}: what you can change. The value in [brackets] counts if you don't.`,
      section('Options of the table, in "options" of a variant file or with --options:', knobTexts(ofTable)),
      section('Time limits in milliseconds, in "limits" of a variant file; null for none:', limits.map(limitText)),
      ...(variant.length === 0
        ? []
        : [section('The game itself, in "variant" of a variant file:', knobTexts(variant))]),
      section('What --forbid can keep the first bot from; it then never …', forbiddenTexts(pack)),
    ].join('\n\n'),
  );
  return EXIT.yes;
}

const section = (title: string, entries: readonly string[]): string => [title, ...entries].join('\n');

function forbiddenTexts(pack: AnyGamePackage): string[] {
  const actions = forbiddenActions(pack);
  const width = Math.max(...actions.map(({ name }) => name.length));
  return actions.length === 0
    ? ['  none']
    : actions.map(({ name, never }) => `  ${name.padEnd(width)}  ${never}`.trimEnd());
}

const knobTexts = (knobs: readonly Knob[]): string[] => fieldsInRows(knobs).map(knobText);

function knobText({ name, title, description, form, printed }: Knob): string {
  const heading = title === name ? name : `${name} (${title})`;
  return entryText(heading, [description, `${formText(form)} [${printedText(printed)}]`]);
}

const limitText = ({ name, description, ms }: LimitKnob): string => entryText(name, [description, `[${ms}]`]);

const entryText = (heading: string, lines: readonly string[]): string =>
  [`  ${heading}`, ...lines.filter((line) => line !== '').map((line) => `      ${line}`)].join('\n');
