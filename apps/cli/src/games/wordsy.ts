import { entryAt } from '@wordhoard/kernel';
import { DICTIONARIES } from '@wordhoard/lexicon';
import {
  type Board,
  type BoardRefusal,
  bestWords,
  boardOf,
  componentsOf,
  formatBoard,
  parseBoard,
  scoreWord,
} from '@wordhoard/wordsy';
import { type Command, type CommandTable, dispatch, EXIT, listCommands } from '../command.ts';
import { createWordsCommand, type Fault, readDictionary } from '../words/words-command.ts';

/** The commands are about the printed game. */
const printed = componentsOf({});

const scoreCommand: Command = createWordsCommand({
  summary: 'score a word on a board',
  help: `wordhoard wordsy score --board "QG NS ML GD" WORD [--handicap] [--json]

Shows a word's points, and which cards of the board score. Write the board column by column: the first two cards are
worth 5, then 4, 3 and 2; rare letters add 1 or 2. With --handicap, the best four cards score in full and every other card
scores 1. Words that are not in the dictionary score too: a word stands unless someone challenges it.

Examples
  wordhoard wordsy score --board "QG NS ML GD" MISQUOTING
  wordhoard wordsy score --board "QG NS ML GD" MISQUOTING --handicap --json`,
  options: { board: 'string', handicap: 'boolean' },
  answer([word, ...more], { board: written, handicap = false }, lexicon) {
    const board = readBoard(written);
    if ('fault' in board) return board;
    if (word === undefined || more.length > 0) return { fault: 'Name exactly one word.' };
    if (!/^[a-z]+$/.test(word)) return { fault: `'${word}' may contain only letters from a to z.` };
    const { points, cards } = scoreWord(board, word, handicap ? printed.handicap : null);
    const valid = lexicon.has(word);
    const scored = cards.map(({ place, points: worth, full }) => {
      const { letter, column, rare } = entryAt(board, place);
      return { letter: letter.toUpperCase(), column, rare, points: worth, full };
    });
    const lines = scored.map(({ letter, column, rare, points: worth, full }) => {
      const why = `column ${column}${rare > 0 ? `, rare +${rare}` : ''}${full ? '' : ', reduced by the handicap'}`;
      return `  ${letter}  ${String(worth).padStart(2)}  ${why}`;
    });
    const head = `${word.toUpperCase()} scores ${points}${valid ? '' : ', but is not in the dictionary'}`;
    return {
      text: [head, ...lines].join('\n'),
      json: { word, board: formatBoard(board), handicap, points, cards: scored, valid },
      exit: EXIT.yes,
    };
  },
});

const bestCommand: Command = createWordsCommand({
  summary: 'list the words that score most on a board',
  help: `wordhoard wordsy best --board "QG NS ML GD" [--top 5] [--handicap] [--dictionary wide|everyday] [--json]

Lists the words that score most, one per line; of equal words, the better known first. Offensive words are left out.
Exit code 1 if there are no words.

Examples
  wordhoard wordsy best --board "QG NS ML GD"
  wordhoard wordsy best --board "CB CR LP MD" --top 20 --dictionary everyday --json`,
  options: { board: 'string', top: 'string', handicap: 'boolean', dictionary: 'string' },
  answer(words, { board: written, top: wanted = '5', handicap = false, dictionary: named }, lexicon) {
    const board = readBoard(written);
    if ('fault' in board) return board;
    const dictionary = readDictionary(named);
    if (typeof dictionary === 'object') return dictionary;
    const top = Number(wanted);
    if (!Number.isInteger(top) || top < 1 || top > 1000)
      return { fault: `--top must be a whole number from 1 to 1000, not '${wanted}'.` };
    if (words.length > 0)
      return { fault: `Unexpected '${words[0]}'. Write the board in quotes: --board "QG NS ML GD".` };
    const found = bestWords(lexicon, board, {
      top,
      handicap: handicap ? printed.handicap : null,
      maxTier: DICTIONARIES[dictionary],
    });
    return {
      text: found.map(({ word, points }) => `${String(points).padStart(2)}  ${word}`).join('\n'),
      json: { board: formatBoard(board), handicap, dictionary, words: found },
      exit: found.length > 0 ? EXIT.yes : EXIT.no,
    };
  },
});

function readBoard(written: string | undefined): Board | Fault {
  if (written === undefined) return { fault: 'Name a board, for example --board "QG NS ML GD".' };
  const read = parseBoard(printed, written);
  return 'code' in read ? { fault: describeRefusal(read) } : boardOf(printed, read.cards);
}

function describeRefusal(refusal: BoardRefusal): string {
  switch (refusal.code) {
    case 'not-eight-letters':
      return `A board has eight letters; this one has ${refusal.found}.`;
    case 'no-such-card':
      return `There is no card ${refusal.letter.toUpperCase()}: the deck has consonants only.`;
    case 'more-than-two':
      return `${refusal.letter.toUpperCase()} breaks the Rule of Two: at most two of a letter, and at most two rare cards.`;
  }
}

const COMMANDS: CommandTable = { score: scoreCommand, best: bestCommand };

const HELP = `wordhoard wordsy COMMAND …

${listCommands(COMMANDS)}

Every command takes --json and --help. Exit codes: 0 yes, 1 no, 2 bad usage.

Examples
  wordhoard wordsy score --board "QG NS ML GD" MISQUOTING
  wordhoard wordsy best --board "QG NS ML GD" --top 3`;

/** Returns the exit code. */
export const command: Command = {
  summary: 'Wordsy: score, best',
  run: (args) => dispatch(COMMANDS, args, HELP),
};
