import { readFileSync } from 'node:fs';
import { DICTIONARIES, type Dictionary, type Lexicon } from '@wordhoard/lexicon';
import {
  EMPTY_GRID,
  type FoundPlay,
  type GeometryFault,
  type Grid,
  geometryFault,
  makeBoard,
  makePlay,
  makeStart,
  type NotationFault,
  PLAIN_WORDS,
  parseBoard,
  parsePlay,
  placementsOf,
  type Square,
  scorePlay,
  TRAY,
  type Vocabulary,
  vocabularyOf,
  withTiles,
} from '@wordhoard/wildwords';
import { type Command, type CommandTable, dispatch, EXIT, listCommands } from '../command.ts';
import { unreadable } from '../terminal.ts';
import { type Answer, type Fault, question, readDictionary } from '../words/question.ts';
import { gcgCommand } from './wildwords/gcg.ts';

const BOARD_HELP = `FILE is 15 lines of 15 characters: . for an empty square, a letter, or * for an asterisk or a flipped tile. The
file - is the empty board.`;

const scoreCommand: Command = question({
  summary: 'what does a play score?',
  help: `wordhoard wildwords score --board FILE --play "8E FEND" [--apply] [--dictionary wide|everyday] [--json]

The play's points, word by word, each with the best known word that fits it. A play is written as a row and a column
(8E runs across, E8 down) and its tiles; tiles already there stand in parentheses or as dots. Whatever is laid on a
TURN-TO-WILD square is an asterisk. With --apply it prints the board after the play, in the same format as FILE.
${BOARD_HELP}

Exit 1 if the tiles may not lie there. Words are not checked: a play stands unless it is challenged.

Examples
  wordhoard wildwords score --board - --play "8E FEND"
  wordhoard wildwords score --board - --play "8E FEND" --apply > board.txt
  wordhoard wildwords score --board board.txt --play "8E (FEND)S" --json`,
  options: { board: 'string', play: 'string', apply: 'boolean', dictionary: 'string' },
  answer(words, { board: file, play: written, apply = false, dictionary: named }, lexicon): Answer | Fault {
    const grid = readBoard(file);
    if ('fault' in grid) return grid;
    const dictionary = readDictionary(named);
    if (typeof dictionary === 'object') return dictionary;
    if (written === undefined || words.length > 0) return { fault: 'Which play? For instance --play "8E FEND"' };
    const notation = parsePlay(written);
    if ('code' in notation) return { fault: sayNotation(notation) };
    const placements = placementsOf(grid.grid, notation);
    if ('code' in placements) return { fault: sayNotation(placements) };
    const wrong = geometryFault(grid.grid, placements);
    if (wrong) return { text: sayGeometry(wrong), json: { refusal: wrong }, exit: EXIT.no };
    const scored = describe(grid.grid, { placements, score: 0 }, knownWords(lexicon, dictionary));
    const after = makeBoard(withTiles(grid.grid, placements));
    const json = apply ? { ...scored, board: after } : scored;
    return { text: apply ? after.join('\n') : sayPlay(scored), json, exit: EXIT.yes };
  },
});

const playsCommand: Command = question({
  summary: 'which plays are there, and which score most?',
  help: `wordhoard wildwords plays --board FILE --tray 'RETINA*' [--top 10 | --all] [--dictionary wide|everyday] [--json]

The plays that score most, one a line, with the best known word that each of their words may be read as; or all of
them, best first, with their number. A play counts if every word it makes can be read as a word of the dictionary.
${BOARD_HELP}

Exit 1 if there is no play.

Examples
  wordhoard wildwords plays --board - --tray 'RETINA*'
  wordhoard wildwords plays --board board.txt --tray STAIN*N --top 3 --json
  wordhoard wildwords plays --board board.txt --tray STAIN*N --all`,
  options: { board: 'string', tray: 'string', top: 'string', all: 'boolean', dictionary: 'string' },
  answer(words, given, lexicon): Answer | Fault {
    const grid = readBoard(given.board);
    if ('fault' in grid) return grid;
    const dictionary = readDictionary(given.dictionary);
    if (typeof dictionary === 'object') return dictionary;
    const tray = given.tray?.toUpperCase() ?? '';
    if (words.length > 0 || !/^[A-Z*]+$/.test(tray) || tray.length > TRAY)
      return { fault: `Which tray? One to ${TRAY} letters or asterisks, in quotes: --tray 'RETINA*'` };
    const top = Number(given.top ?? '10');
    if (!Number.isInteger(top) || top < 1 || top > 1000) return { fault: '--top is a whole number from 1 to 1000.' };
    if (given.all && given.top !== undefined) return { fault: 'Either --top or --all.' };
    const known = knownWords(lexicon, dictionary);
    return given.all ? allOf(grid.grid, tray, known) : bestOf(grid.grid, tray, top, known);
  },
});

function bestOf(grid: Grid, tray: string, top: number, known: Vocabulary): Answer {
  const plays = known.finder.best(grid, tray, top).map((play) => describe(grid, play, known));
  const width = Math.max(0, ...plays.map(({ play }) => play.length));
  const lines = plays.map(({ play, score, words }) => {
    const read = words.map(({ pattern, word }) => (pattern.includes('*') ? `${pattern} ${word}` : pattern)).join(', ');
    return `${String(score).padStart(4)}  ${play.padEnd(width)}  ${read}`;
  });
  const exit = plays.length > 0 ? EXIT.yes : EXIT.no;
  return { text: lines.join('\n'), json: { tray, plays }, exit };
}

/** Without spellings: there may be tens of thousands. */
function allOf(grid: Grid, tray: string, known: Vocabulary): Answer {
  const plays = Array.from(known.finder.all(grid, tray), (play) => describe(grid, play, null));
  plays.sort((a, b) => b.score - a.score || (a.play < b.play ? -1 : 1));
  const lines = plays.map(({ play, score }) => `${String(score).padStart(4)}  ${play}`);
  const count = plays.length;
  return {
    text: [...lines, `${count} ${count === 1 ? 'play' : 'plays'}`].join('\n'),
    json: { tray, count, plays },
    exit: count > 0 ? EXIT.yes : EXIT.no,
  };
}

interface Described {
  readonly play: string;
  readonly score: number;
  readonly words: readonly { pattern: string; score: number; square: string; word?: string | null }[];
  readonly bomb: boolean;
  /** LOSE-20 squares covered. */
  readonly lost: number;
}

/** A play in writing, scored by the rules; with `known`, each word also as it may be read, null if as none. */
function describe(grid: Grid, { placements }: FoundPlay, known: Vocabulary | null): Described {
  const { score, words, bomb, lost } = scorePlay(grid, placements);
  return {
    play: makePlay(grid, placements),
    score,
    words: words.map(({ pattern, score: points, squares, direction }) => {
      const made = { pattern, score: points, square: makeStart(squares[0]!, direction) };
      return known ? { ...made, word: known.spell(pattern) ?? null } : made;
    }),
    bomb,
    lost,
  };
}

function sayPlay({ play, score, words, bomb, lost }: Described): string {
  const lines = words.map(({ pattern, score: points, word }) => {
    const read = word === null ? ', but no word fits' : pattern.includes('*') ? `, for instance ${word}` : '';
    return `  ${String(points).padStart(4)}  ${pattern}${read}`;
  });
  if (lost > 0) lines.push(`  ${String(-20 * lost).padStart(4)}  LOSE-20`);
  if (bomb) lines.push('    40  the bomb');
  return [`${play} scores ${score}`, ...lines].join('\n');
}

const knownWords = (lexicon: Lexicon, dictionary: Dictionary): Vocabulary =>
  vocabularyOf(lexicon, { ...PLAIN_WORDS, dictionaries: [dictionary] }, DICTIONARIES[dictionary]);

function readBoard(file: string | undefined): { grid: Grid } | Fault {
  if (file === undefined) return { fault: 'Which board? A file, or --board - for the empty one.' };
  if (file === '-') return { grid: EMPTY_GRID };
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { fault: unreadable(file, error) };
  }
  // Some editors begin a file with a mark of the byte order, which nobody sees.
  const grid = parseBoard(
    text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split(/\r?\n/),
  );
  return grid ? { grid } : { fault: `${file} is not a board: 15 lines of 15, each a letter, * or a dot.` };
}

const nameOf = (square: Square): string => makeStart(square, 'across');

function sayNotation(fault: NotationFault): string {
  switch (fault.code) {
    case 'not-a-play':
      return `${fault.text} is not a play: write it as 8E FEND (across), E8 FEND (down) or 8E (FEND)S.`;
    case 'off-board':
      return 'The play runs off the board.';
    case 'not-as-written':
      return `On ${nameOf(fault.square)} the board is not as written (${fault.written}): tiles already there stand in parentheses or as dots.`;
  }
}

function sayGeometry(fault: GeometryFault): string {
  switch (fault.code) {
    case 'no-tiles':
      return 'No tile is laid.';
    case 'too-many-tiles':
      return `A play has at most ${TRAY} tiles.`;
    case 'first-needs-two':
      return 'The first play has at least two tiles.';
    case 'not-through-centre':
      return 'The first play covers 8H.';
    case 'off-board':
    case 'occupied':
    case 'twice':
      return `No tile can be laid on ${nameOf(fault.square)}.`;
    case 'not-in-line':
      return 'The tiles do not lie in one line.';
    case 'gap':
      return 'There is a gap between the tiles.';
    case 'not-adjacent':
      return 'No tile touches one on the board.';
  }
}

const COMMANDS: CommandTable = { score: scoreCommand, plays: playsCommand, gcg: gcgCommand };

const HELP = `wordhoard wildwords QUESTION …

${listCommands(COMMANDS)}

All but the last take --json; each tells more with --help. Exit codes: 0 yes, 1 no, 2 bad usage.

Examples
  wordhoard wildwords score --board - --play "8E FEND"
  wordhoard wildwords plays --board - --tray 'RETINA*' --top 3`;

/** Gives the exit code. */
export const command: Command = {
  summary: 'score, plays, gcg: questions about a board of WildWords',
  run: (args) => dispatch(COMMANDS, args, HELP),
};
