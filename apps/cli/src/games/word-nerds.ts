import { DICTIONARIES } from '@wordhoard/lexicon';
import { bestWords, componentsOf, defaults, lengthBonus } from '@wordhoard/word-nerds';
import { type Command, type CommandTable, dispatch, EXIT, listCommands } from '../command.ts';
import { createWordsCommand, type Fault, readDictionary } from '../words/words-command.ts';

/** The printed game has one value for each letter. */
const COMPONENTS = componentsOf(defaults);
const MIN_LETTERS = 4;
/** More than any word, or any hand and pool together, has. */
const MAX_LETTERS = 40;
const TOO_MANY: Fault = { fault: `Use at most ${MAX_LETTERS} letters.` };

const scoreCommand: Command = createWordsCommand({
  summary: 'show the value of a word',
  help: `wordhoard word-nerds score WORD [--json]

Shows the value of a word: its letters plus the bonus for its length. A letter in parentheses is a WILD, worth nothing:
W(R)ECK. Words that are not in the dictionary count too: a word stands unless someone challenges it.

Examples
  wordhoard word-nerds score PATHS
  wordhoard word-nerds score "w(r)eck" --json`,
  options: {},
  answer([written, ...more], _, lexicon) {
    if (!written || more.length > 0) return { fault: 'Name exactly one word.' };
    const read = readWord(written);
    if ('fault' in read) return read;
    const { word, cards } = read;
    const letters = cards.reduce((sum, { value }) => sum + value, 0);
    const bonus = lengthBonus(word.length);
    const valid = lexicon.has(word);
    const sum = cards
      .map(({ letter, wild, value }) => `${letter.toUpperCase()}${wild ? '?' : ''} ${value}`)
      .join(' + ');
    const head = `${word.toUpperCase()} is worth ${letters + bonus}${valid ? '' : ', but is not in the dictionary'}`;
    return {
      text: `${head}\n  letters  ${letters}  = ${sum}\n  length   ${bonus}  for ${word.length} letters`,
      json: { word, value: letters + bonus, letters, bonus, cards, valid },
      exit: EXIT.yes,
    };
  },
});

const bestCommand: Command = createWordsCommand({
  summary: 'list the best words for a hand and the pool',
  help: `wordhoard word-nerds best --hand LETTERS --pool LETTERS [--top 5] [--dictionary wide|everyday] [--json]

Lists the most valuable words, one per line, that use at least one card from the hand. A ? is a WILD, worth nothing.
Offensive words are left out. Exit code 1 if there are no words.

Examples
  wordhoard word-nerds best --hand PATHS --pool EC
  wordhoard word-nerds best --hand "QUI?TZ" --pool "ER?" --top 20 --dictionary everyday --json`,
  options: { hand: 'string', pool: 'string', top: 'string', dictionary: 'string' },
  answer(words, { hand: inHand, pool: inPool = '', top: wanted = '5', dictionary: named }, lexicon) {
    // A word takes at least one card from the hand, so an empty hand spells nothing.
    if (!inHand) return { fault: 'Name a hand, for example --hand PATHS.' };
    if (words.length > 0) return { fault: `Unexpected '${words[0]}'. Write letters without spaces: --hand PATHS.` };
    const [hand, pool] = [inHand.toLowerCase(), inPool.toLowerCase()];
    for (const letters of [hand, pool])
      if (!/^[a-z?]*$/.test(letters)) return { fault: `'${letters}' may contain only letters from a to z and ?.` };
    if (hand.length + pool.length > MAX_LETTERS) return TOO_MANY;
    const dictionary = readDictionary(named);
    if (typeof dictionary === 'object') return dictionary;
    const top = Number(wanted);
    if (!Number.isInteger(top) || top < 1 || top > 1000)
      return { fault: `--top must be a whole number from 1 to 1000, not '${wanted}'.` };
    const found = bestWords(lexicon, COMPONENTS, { hand, pool, top, tier: DICTIONARIES[dictionary] });
    return {
      text: found.map(({ word, value }) => `${String(value).padStart(2)}  ${word}`).join('\n'),
      json: { hand, pool, dictionary, words: found },
      exit: found.length > 0 ? EXIT.yes : EXIT.no,
    };
  },
});

interface ScoredCard {
  readonly letter: string;
  readonly wild: boolean;
  readonly value: number;
}

function readWord(written: string): { word: string; cards: ScoredCard[] } | Fault {
  const parts = written.match(/\([a-z]\)|[a-z]/g) ?? [];
  if (parts.join('') !== written)
    return { fault: `'${written}' may contain only letters from a to z, with WILDs in parentheses.` };
  if (parts.length < MIN_LETTERS)
    return { fault: `A word needs at least ${MIN_LETTERS} letters; '${written}' has ${parts.length}.` };
  if (parts.length > MAX_LETTERS) return TOO_MANY;
  const cards = parts.map((part) => {
    const wild = part.startsWith('(');
    const letter = wild ? part[1]! : part;
    return { letter, wild, value: wild ? 0 : (COMPONENTS.letters.valuesOf(letter)[0] ?? 0) };
  });
  return { word: cards.map(({ letter }) => letter).join(''), cards };
}

const COMMANDS: CommandTable = { score: scoreCommand, best: bestCommand };

const HELP = `wordhoard word-nerds COMMAND …

${listCommands(COMMANDS)}

Every command takes --json and --help. Exit codes: 0 yes, 1 no, 2 bad usage.

Examples
  wordhoard word-nerds score PATHS
  wordhoard word-nerds best --hand PATHS --pool EC --top 3`;

/** Returns the exit code. */
export const command: Command = {
  summary: 'Word Nerds: score, best',
  run: (args) => dispatch(COMMANDS, args, HELP),
};
