import { readFileSync } from 'node:fs';
import type { Lexicon } from '@wordhoard/lexicon';
import { applyTurn, bestTurns, judgeOf, makeStep, readStudy, type Study } from '@wordhoard/wordsmith';
import { type Command, type CommandTable, dispatch, EXIT, listCommands } from '../command.ts';
import { type Answer, type Fault, question } from '../words/question.ts';
import { describeTurn, jsonOf, sayFault, sayRefusal, sayUnreadable } from './wordsmith/say.ts';

const FILE_HELP = `FILE is JSON:
  position   how the game stands: round, offer (the letters of the three cards, the free one first), goals
             ([{ "goal": "1a", "first": null }, …]) and sheets, one for each player, each with grid (eight rows; '.'
             vacant, 'a' written, 'A' written and circled, '*' circled only), words ([{ "run": "r5c1-r5c4", "round": 3 }]),
             spent, gained, crowns and goals ([0, 8])
  seat       whose turn it is, from 0; 0 if left out
  turn       its steps: "write U r5c2 1" (for 1 coin, so from the second card; 3 is any letter), "claim r5c1-r5c4",
             "goblet E r3c3", "sword r1c1"
  deck, dictionary   printed or balanced, wide or everyday; the first if left out`;

const turnCommand: Command = aboutFile({
  summary: 'what does a turn earn, step by step?',
  help: `wordhoard wordsmith turn FILE [--json]

What each step of a turn earns, and what the sheet has then. Exit 1 if the turn is refused: which step, and why.

${FILE_HELP}

Example
  wordhoard wordsmith turn my-turn.json`,
  options: {},
  answer({ view, seat, steps }, lexicon) {
    if (!steps) return { fault: 'The file has no turn.' };
    const turn = applyTurn(view.sheets[seat]!, view.offer, steps, judgeOf(view, lexicon));
    if (!('code' in turn))
      return { text: describeTurn(turn, view, seat), json: jsonOf(turn, view, seat), exit: EXIT.yes };
    const step = steps[turn.step];
    const which = step ? `Step ${turn.step + 1} (${makeStep(step)})` : 'The turn';
    const text = `${which} is refused. ${sayRefusal(turn)}`;
    return { text, json: { refusal: { ...turn, step: turn.step + 1 }, why: sayRefusal(turn) }, exit: EXIT.no };
  },
});

const bestCommand: Command = aboutFile({
  summary: 'which turns are best?',
  help: `wordhoard wordsmith best FILE [--top 3] [--json]

The best turns the strongest computer player finds, the best first, each with what it earns. It is not every possible
turn: there are too many. Worth is what it thinks the sheet will come to, with what is likely still to come.

${FILE_HELP}

Example
  wordhoard wordsmith best my-position.json --top 5`,
  options: { top: 'string' },
  answer({ view, seat }, lexicon, { top: wanted = '3' }) {
    const top = Number(wanted);
    if (!Number.isInteger(top) || top < 1 || top > 100) return { fault: '--top is a whole number from 1 to 100.' };
    const found = bestTurns(view, seat, lexicon, top);
    return {
      text: found
        .map(({ turn, worth }, i) => `#${i + 1}, worth ${worth.toFixed(1)}\n${describeTurn(turn, view, seat)}`)
        .join('\n\n'),
      json: found.map(({ turn, worth }) => ({ worth, ...jsonOf(turn, view, seat) })),
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

/** A question about a file. */
function aboutFile({ summary, help, options, answer }: FileQuestion): Command {
  const ask = (path: string | undefined, given: { readonly top?: string }, lexicon: Lexicon): Answer | Fault => {
    const study = readFile(path, lexicon);
    return 'fault' in study ? study : answer(study, lexicon, given);
  };
  return {
    summary,
    run: (args) =>
      question({
        summary,
        help,
        options,
        answer([small, ...more], given, lexicon) {
          if (more.length > 0) return { fault: 'One file at a time.' };
          // Questions hear everything in small letters; a path is what was written.
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
  if (path === undefined) return { fault: 'Which file?' };
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return { fault: `${path}: ${sayUnreadable(error)}` };
  }
  const study = readStudy(json, lexicon);
  return 'code' in study ? { fault: `${path}: ${sayFault(study)}` } : study;
}

const COMMANDS: CommandTable = { turn: turnCommand, best: bestCommand };

const HELP = `wordhoard wordsmith QUESTION …

${listCommands(COMMANDS)}

Each takes --json, and tells more with --help. Exit codes: 0 yes, 1 no, 2 bad usage.

Examples
  wordhoard wordsmith turn my-turn.json
  wordhoard wordsmith best my-position.json --top 5`;

/** Gives the exit code. */
export const command: Command = {
  summary: 'turn, best: questions about a turn of Wordsmith',
  run: (args) => dispatch(COMMANDS, args, HELP),
};
