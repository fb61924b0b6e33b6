import { readFileSync } from 'node:fs';
import { entryAt } from '@wordhoard/kernel';
import { DICTIONARIES, type Dictionary, type Lexicon } from '@wordhoard/lexicon';
import {
  EMPTY_GRID,
  type FoundPlay,
  formatBoard,
  formatPlay,
  formatStart,
  type GeometryFault,
  type Grid,
  geometryFault,
  type KnownWords,
  PLAIN_WORDS,
  type PlayNotationFault,
  PRINTED,
  parseBoard,
  parsePlay,
  placementsOf,
  type Square,
  scorePlay,
  vocabularyOf,
  withTiles,
} from '@wordhoard/wildwords';
import { type Command, type CommandTable, dispatch, EXIT, listCommands } from '../command.ts';
import { describeUnreadable } from '../terminal.ts';
import { type Answer, createWordsCommand, type Fault, readDictionary } from '../words/words-command.ts';
import { gcgCommand } from './wildwords/gcg.ts';

const BOARD_HELP = `FILE has 15 lines of 15 characters: . for an empty square, a letter, or * for an asterisk or a flipped tile. Use - for
an empty board.`;

const scoreCommand: Command = createWordsCommand({
  summary: 'score a play',
  help: `wordhoard wildwords score --board FILE --play "8E FEND" [--apply] [--dictionary wide|everyday] [--json]

Scores a play word by word. For a word with asterisks, shows the best known word that fits. Write a play as its first
square and its tiles: 8E runs across, E8 runs down; put tiles that are already there in parentheses, or write them as
dots. A tile on a TURN-TO-WILD square becomes an asterisk. With --apply, prints the board after the play instead.
${BOARD_HELP}

Exit code 1 if the tiles can't go there. Words are not checked: a play stands unless someone challenges it.

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
    if (written === undefined || words.length > 0)
      return { fault: 'Name a play in quotes, for example --play "8E FEND".' };
    const notation = parsePlay(written);
    if ('code' in notation) return { fault: describeNotationFault(notation) };
    const placements = placementsOf(grid.grid, notation);
    if ('code' in placements) return { fault: describeNotationFault(placements) };
    const wrong = geometryFault(PRINTED, grid.grid, placements);
    if (wrong) return { text: describeGeometryFault(wrong), json: { refusal: wrong }, exit: EXIT.no };
    const scored = describe(grid.grid, { placements, score: 0 }, knownWords(lexicon, dictionary));
    const after = formatBoard(withTiles(PRINTED, grid.grid, placements));
    const json = apply ? { ...scored, board: after } : scored;
    return { text: apply ? after.join('\n') : describePlay(scored), json, exit: EXIT.yes };
  },
});

const playsCommand: Command = createWordsCommand({
  summary: 'list the plays that score most',
  help: `wordhoard wildwords plays --board FILE --tray 'RETINA*' [--top 10 | --all] [--dictionary wide|everyday] [--json]

Lists the plays that score most, one per line, with the best known word that fits each pattern; with --all, lists every
play, best first, and their number. A play counts if the dictionary has a word for every pattern it makes.
${BOARD_HELP}

Exit code 1 if there is no play.

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
    if (words.length > 0 || !/^[A-Z*]+$/.test(tray) || tray.length > PRINTED.traySize)
      return {
        fault: `--tray must be 1 to ${PRINTED.traySize} letters or asterisks, in quotes, for example --tray 'RETINA*'.`,
      };
    const top = Number(given.top ?? '10');
    if (!Number.isInteger(top) || top < 1 || top > 1000)
      return { fault: `--top must be a whole number from 1 to 1000, not '${given.top}'.` };
    if (given.all && given.top !== undefined) return { fault: 'Use either --top or --all, not both.' };
    const known = knownWords(lexicon, dictionary);
    return given.all ? findAll(grid.grid, tray, known) : findBest(grid.grid, tray, top, known);
  },
});

function findBest(grid: Grid, tray: string, top: number, known: KnownWords): Answer {
  const plays = known
    .finderFor(PRINTED)
    .best(grid, tray, top)
    .map((play) => describe(grid, play, known));
  const width = Math.max(0, ...plays.map(({ play }) => play.length));
  const lines = plays.map(({ play, score, words }) => {
    const read = words.map(({ pattern, word }) => (pattern.includes('*') ? `${pattern} ${word}` : pattern)).join(', ');
    return `${String(score).padStart(4)}  ${play.padEnd(width)}  ${read}`;
  });
  const exit = plays.length > 0 ? EXIT.yes : EXIT.no;
  return { text: lines.join('\n'), json: { tray, plays }, exit };
}

/** Lists all plays without the words that fit: there may be tens of thousands. */
function findAll(grid: Grid, tray: string, known: KnownWords): Answer {
  const plays = Array.from(known.finderFor(PRINTED).all(grid, tray), (play) => describe(grid, play, null));
  plays.sort((a, b) => b.score - a.score || (a.play < b.play ? -1 : 1));
  const lines = plays.map(({ play, score }) => `${String(score).padStart(4)}  ${play}`);
  const count = plays.length;
  return {
    text: [...lines, `${count} ${count === 1 ? 'play' : 'plays'}`].join('\n'),
    json: { tray, count, plays },
    exit: count > 0 ? EXIT.yes : EXIT.no,
  };
}

interface DescribedPlay {
  readonly play: string;
  readonly score: number;
  readonly words: readonly { pattern: string; score: number; square: string; word?: string | null }[];
  readonly bomb: boolean;
  /** LOSE-20 squares covered. */
  readonly lost: number;
}

/** Scores a play and writes it in notation; with `known`, adds the word that fits each pattern, or null. */
function describe(grid: Grid, { placements }: FoundPlay, known: KnownWords | null): DescribedPlay {
  const { score, words, bomb, lost } = scorePlay(PRINTED, grid, placements);
  return {
    play: formatPlay(PRINTED, grid, placements),
    score,
    words: words.map(({ pattern, score: points, squares, direction }) => {
      const made = { pattern, score: points, square: formatStart(entryAt(squares, 0), direction) };
      return known ? { ...made, word: known.bestReading(pattern) ?? null } : made;
    }),
    bomb,
    lost,
  };
}

function describePlay({ play, score, words, bomb, lost }: DescribedPlay): string {
  const lines = words.map(({ pattern, score: points, word }) => {
    const read = word === null ? ', no word fits' : pattern.includes('*') ? `, for example ${word}` : '';
    return `  ${String(points).padStart(4)}  ${pattern}${read}`;
  });
  if (lost > 0) lines.push(`  ${String(-PRINTED.losePoints * lost).padStart(4)}  LOSE-20`);
  if (bomb) lines.push(`  ${String(PRINTED.bombPoints).padStart(4)}  the bomb`);
  return [`${play} scores ${score}`, ...lines].join('\n');
}

const knownWords = (lexicon: Lexicon, dictionary: Dictionary): KnownWords =>
  vocabularyOf(lexicon, { ...PLAIN_WORDS, dictionaries: [dictionary] }, DICTIONARIES[dictionary]);

function readBoard(file: string | undefined): { grid: Grid } | Fault {
  if (file === undefined) return { fault: 'Name a board: --board FILE, or --board - for an empty one.' };
  if (file === '-') return { grid: EMPTY_GRID };
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { fault: describeUnreadable(file, error) };
  }
  // Some editors begin a file with an invisible byte order mark.
  const grid = parseBoard(
    text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split(/\r?\n/),
  );
  return grid
    ? { grid }
    : { fault: `${file} is not a board: it must have 15 lines of 15 characters, each a letter, * or a dot.` };
}

const nameOf = (square: Square): string => formatStart(square, 'across');

function describeNotationFault(fault: PlayNotationFault): string {
  switch (fault.code) {
    case 'not-a-play':
      return `'${fault.text}' is not a play. Write 8E FEND (across), E8 FEND (down) or 8E (FEND)S.`;
    case 'off-board':
      return 'The play runs off the board.';
    case 'not-as-written':
      return `The play has ${fault.written} on ${nameOf(fault.square)}, but the board does not match. Put tiles that are already there in parentheses, or write them as dots.`;
  }
}

function describeGeometryFault(fault: GeometryFault): string {
  switch (fault.code) {
    case 'no-tiles':
      return 'The play places no tile.';
    case 'too-many-tiles':
      return `A play places at most ${PRINTED.traySize} tiles.`;
    case 'first-needs-two':
      return 'The first play places at least two tiles.';
    case 'not-through-centre':
      return 'The first play must cover 8H.';
    case 'off-board':
    case 'occupied':
    case 'twice':
      return `No tile can go on ${nameOf(fault.square)}.`;
    case 'not-in-line':
      return 'The tiles are not in one row or column.';
    case 'gap':
      return 'There is a gap between the tiles.';
    case 'not-adjacent':
      return 'No tile touches a tile on the board.';
  }
}

const COMMANDS: CommandTable = { score: scoreCommand, plays: playsCommand, gcg: gcgCommand };

const HELP = `wordhoard wildwords COMMAND …

${listCommands(COMMANDS)}

Every command takes --help; score and plays take --json. Exit codes: 0 yes, 1 no, 2 bad usage.

Examples
  wordhoard wildwords score --board - --play "8E FEND"
  wordhoard wildwords plays --board - --tray 'RETINA*' --top 3`;

/** Returns the exit code. */
export const command: Command = {
  summary: 'WildWords: score, plays, gcg',
  run: (args) => dispatch(COMMANDS, args, HELP),
};
