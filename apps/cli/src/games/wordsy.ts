import { DICTIONARIES } from '@wordhoard/lexicon';
import { type Board, type BoardRefusal, bestWords, boardOf, makeBoard, parseBoard, scoreWord } from '@wordhoard/wordsy';
import { type Command, type CommandTable, dispatch, EXIT, listCommands } from '../command.ts';
import { type Fault, question, readDictionary } from '../words/question.ts';

const scoreCommand: Command = question({
  summary: 'what does a word score on a board?',
  help: `wordhoard wordsy score --board "QG NS ML GD" WORD [--handicap] [--json]

The word's points, and which cards of the board it scores. The board is written column by column: the first two cards
are worth 5, then 4, 3 and 2; rare letters add 1 or 2. With --handicap the best four cards score in full and every
other one 1. A word that is not in the dictionary is scored all the same, for it stands unless it is challenged.

Examples
  wordhoard wordsy score --board "QG NS ML GD" MISQUOTING
  wordhoard wordsy score --board "QG NS ML GD" MISQUOTING --handicap --json`,
  options: { board: 'string', handicap: 'boolean' },
  answer([word, ...more], { board: written, handicap = false }, lexicon) {
    const board = readBoard(written);
    if ('fault' in board) return board;
    if (word === undefined || more.length > 0) return { fault: 'Which word? One at a time.' };
    if (!/^[a-z]+$/.test(word)) return { fault: `${word} is not made of letters a to z alone.` };
    const { points, cards } = scoreWord(board, word, handicap);
    const valid = lexicon.has(word);
    const scored = cards.map(({ place, points: worth, full }) => {
      const { letter, column, rare } = board[place]!;
      return { letter: letter.toUpperCase(), column, rare, points: worth, full };
    });
    const lines = scored.map(({ letter, column, rare, points: worth, full }) => {
      const why = `column ${column}${rare > 0 ? `, rare +${rare}` : ''}${full ? '' : ', brought down by the handicap'}`;
      return `  ${letter}  ${String(worth).padStart(2)}  ${why}`;
    });
    const head = `${word.toUpperCase()} scores ${points}${valid ? '' : ', but is not in the dictionary'}`;
    return {
      text: [head, ...lines].join('\n'),
      json: { word, board: makeBoard(board), handicap, points, cards: scored, valid },
      exit: EXIT.yes,
    };
  },
});

const bestCommand: Command = question({
  summary: 'which words score most on a board?',
  help: `wordhoard wordsy best --board "QG NS ML GD" [--top 5] [--handicap] [--dictionary wide|everyday] [--json]

The words that score most, one a line; of equals the best known first. Offensive words are left out. Exit 1 if there
are none.

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
    if (!Number.isInteger(top) || top < 1 || top > 1000) return { fault: '--top is a whole number from 1 to 1000.' };
    if (words.length > 0)
      return { fault: `What is ${words[0]} for? A board is written in quotes: --board "QG NS ML GD"` };
    const found = bestWords(lexicon, board, { top, handicap, maxTier: DICTIONARIES[dictionary] });
    return {
      text: found.map(({ word, points }) => `${String(points).padStart(2)}  ${word}`).join('\n'),
      json: { board: makeBoard(board), handicap, dictionary, words: found },
      exit: found.length > 0 ? EXIT.yes : EXIT.no,
    };
  },
});

function readBoard(written: string | undefined): Board | Fault {
  if (written === undefined) return { fault: 'Which board? For instance --board "QG NS ML GD"' };
  const read = parseBoard(written);
  return 'code' in read ? { fault: sayRefusal(read) } : boardOf(read.cards);
}

function sayRefusal(refusal: BoardRefusal): string {
  switch (refusal.code) {
    case 'not-eight-letters':
      return `A board has eight letters; this one has ${refusal.found}.`;
    case 'no-such-card':
      return `There is no card ${refusal.letter.toUpperCase()}: the deck has consonants only.`;
    case 'more-than-two':
      return `${refusal.letter.toUpperCase()} breaks a Rule of Two: no more than two of a letter, and two rare cards.`;
  }
}

const COMMANDS: CommandTable = { score: scoreCommand, best: bestCommand };

const HELP = `wordhoard wordsy QUESTION …

${listCommands(COMMANDS)}

Each takes --json, and tells more with --help. Exit codes: 0 yes, 1 no, 2 bad usage.

Examples
  wordhoard wordsy score --board "QG NS ML GD" MISQUOTING
  wordhoard wordsy best --board "QG NS ML GD" --top 3`;

/** Gives the exit code. */
export const command: Command = {
  summary: 'score, best: questions about a board of Wordsy',
  run: (args) => dispatch(COMMANDS, args, HELP),
};
