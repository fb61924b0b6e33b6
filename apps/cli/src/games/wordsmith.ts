import { readFileSync } from 'node:fs';
import { forSeat } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { applyTurn, bestTurns, formatStep, readStudy, type Study, wordRulesOf } from '@wordhoard/wordsmith';
import { type Command, type CommandTable, dispatch, EXIT, listCommands } from '../command.ts';
import { type Answer, createWordsCommand, type Fault } from '../words/words-command.ts';
import { describeFault, describeRefusal, describeTurn, describeUnreadable, turnJson } from './wordsmith/describe.ts';

const FILE_HELP = `FILE is JSON:
  position   round, offer (the letters of the three cards, the free one first), goals
             ([{ "goal": "1a", "first": null }, …]) and sheets, one per player, each with grid (eight rows: '.'
             vacant, 'a' written, 'A' written and circled, '*' circled only), words ([{ "run": "r5c1-r5c4", "round": 3 }]),
             spent, gained, crowns and goals ([0, 8])
  seat       the player to move, counted from 0; default: 0
  turn       the steps: "write U r5c2 1" (for 1 coin, so from the second card; 3 is any letter), "claim r5c1-r5c4",
             "goblet E r3c3", "sword r1c1"
  deck       printed or balanced; default: printed
  variant    what differs from the printed game, as "wordhoard lab options wordsmith" lists it
  dictionary wide or everyday; default: wide`;

const turnCommand: Command = createFileCommand({
  summary: 'show what each step of a turn earns',
  help: `wordhoard wordsmith turn FILE [--json]

Shows what each step of a turn earns, and the sheet's totals afterwards. If the turn breaks a rule, shows which step and
why; exit code 1.

${FILE_HELP}

Example
  wordhoard wordsmith turn my-turn.json`,
  options: {},
  answer({ view, seat, steps }, lexicon) {
    if (!steps) return { fault: 'The file has no turn; add "turn": ["write U r5c2 1", …].' };
    const turn = applyTurn(forSeat(view.sheets, seat), view.offer, steps, wordRulesOf(view, lexicon));
    if (!('code' in turn))
      return { text: describeTurn(turn, view, seat), json: turnJson(turn, view, seat), exit: EXIT.yes };
    const step = steps[turn.step];
    const which = step ? `Step ${turn.step + 1} (${formatStep(step)})` : 'The turn';
    const text = `${which} is refused. ${describeRefusal(turn)}`;
    return { text, json: { refusal: { ...turn, step: turn.step + 1 }, why: describeRefusal(turn) }, exit: EXIT.no };
  },
});

const bestCommand: Command = createFileCommand({
  summary: 'find the best turns',
  help: `wordhoard wordsmith best FILE [--top 3] [--json]

Lists the best turns that the strongest bot finds, best first, with what each earns. The bot can't try every turn: there
are too many. "Worth" is the final score it expects for the sheet.

${FILE_HELP}

Example
  wordhoard wordsmith best my-position.json --top 5`,
  options: { top: 'string' },
  answer({ view, seat }, lexicon, { top: wanted = '3' }) {
    const top = Number(wanted);
    if (!Number.isInteger(top) || top < 1 || top > 100)
      return { fault: `--top must be a whole number from 1 to 100, not '${wanted}'.` };
    const found = bestTurns(view, seat, lexicon, top);
    return {
      text: found
        .map(({ turn, value }, i) => `#${i + 1}, worth ${value.toFixed(1)}\n${describeTurn(turn, view, seat)}`)
        .join('\n\n'),
      json: found.map(({ turn, value }) => ({ worth: value, ...turnJson(turn, view, seat) })),
      exit: EXIT.yes,
    };
  },
});

interface FileQuestion {
  readonly summary: string;
  readonly help: string;
  readonly options: { readonly top?: 'string' };
  answer(study: Study, lexicon: Lexicon, given: { readonly top?: string }): Answer | Fault;
}

/** Makes a command that reads one file. */
function createFileCommand({ summary, help, options, answer }: FileQuestion): Command {
  const ask = (path: string | undefined, given: { readonly top?: string }, lexicon: Lexicon): Answer | Fault => {
    const study = readFile(path, lexicon);
    return 'fault' in study ? study : answer(study, lexicon, given);
  };
  return {
    summary,
    run: (args) =>
      createWordsCommand({
        summary,
        help,
        options,
        answer([small, ...more], given, lexicon) {
          if (more.length > 0) return { fault: 'Name exactly one file.' };
          // Arguments arrive in lower case, but a path needs its capitals.
          return ask(
            args.find((arg) => arg.toLowerCase() === small),
            given,
            lexicon,
          );
        },
      }).run(args),
  };
}

function readFile(path: string | undefined, lexicon: Lexicon): Study | Fault {
  if (path === undefined) return { fault: 'Name a file.' };
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return { fault: `${path}: ${describeUnreadable(error)}` };
  }
  const study = readStudy(json, lexicon);
  return 'code' in study ? { fault: `${path}: ${describeFault(study)}` } : study;
}

const COMMANDS: CommandTable = { turn: turnCommand, best: bestCommand };

const HELP = `wordhoard wordsmith COMMAND …

${listCommands(COMMANDS)}

Every command takes --json and --help. Exit codes: 0 yes, 1 no, 2 bad usage.

Examples
  wordhoard wordsmith turn my-turn.json
  wordhoard wordsmith best my-position.json --top 5`;

/** Returns the exit code. */
export const command: Command = {
  summary: 'Wordsmith: turn, best',
  run: (args) => dispatch(COMMANDS, args, HELP),
};
