import type { Lexicon } from '@wordhoard/lexicon';
import {
  bestArrangement,
  bonusSet,
  type CardId,
  DECK,
  Dealer,
  type Face,
  game,
  type Holding,
  INDICATORS,
  isWord,
  type Judge,
  MANIFESTS,
  makeFaces,
  makeRun,
  type NotationFault,
  parseFaces,
  parseRun,
  progressOf,
  type ScoreLine,
  scoreRound,
  textOf,
} from '@wordhoard/word-worx';
import { type Command, type CommandTable, dispatch, EXIT, listCommands } from '../command.ts';
import { type Fault, question } from '../words/question.ts';

const scoreCommand: Command = question({
  summary: 'what does a round count?',
  help: `wordhoard word-worx score --manifest 1 [--bonus 3] [--left 2] [--once] WORD… [--json]

What the words before a player count: every copy of a word of the manifest its 5, 10, 15 or 25 points, twice that if its
set has the bonus; any other word 2; and every card left in hand takes one off. With --once, as a table may choose, each
entry of the manifest pays one copy. Exit 1 if one of them is no word.

Examples
  wordhoard word-worx score --manifest 24 --bonus 3 HASTE
  wordhoard word-worx score --manifest 1 --bonus 3 --left 2 EMU TRASHY ON --json`,
  options: { manifest: 'string', bonus: 'string', left: 'string', once: 'boolean' },
  answer(words, { manifest: sheet, bonus, left: cards = '0', once = false }, lexicon) {
    const chosen = readSecrets(sheet, bonus);
    if ('fault' in chosen) return chosen;
    const left = /^\d+$/.test(cards) ? Number(cards) : DECK.length + 1;
    if (left > DECK.length) return { fault: `--left is a number of cards, 0 to ${DECK.length}.` };
    const odd = words.find((word) => !/^[a-z]+$/.test(word));
    if (odd !== undefined) return { fault: `${odd} is not made of letters a to z alone.` };
    const { lines, points } = scoreRound(words, left, chosen.manifest, chosen.indicator, { once });
    const judge = judgeBy(lexicon);
    const notWords = words.filter((word) => !isWord(judge, word));
    const told = [
      ...lines.map((line) => sayLine(line)),
      ...(left > 0 ? [sayNumber(-left, `${left} left in hand`)] : []),
    ];
    const doubt = notWords.map((word) => `${word.toUpperCase()} is not in the dictionary, and could not be laid.`);
    return {
      text: [...told, sayNumber(points, 'in all'), ...doubt].join('\n'),
      json: { manifest: Number(sheet), bonus: readBonus(bonus), lines, left, points, notWords },
      exit: notWords.length === 0 ? EXIT.yes : EXIT.no,
    };
  },
});

const buildCommand: Command = question({
  summary: 'how are a hand and a table best built?',
  help: `wordhoard word-worx build --hand "A ST E" [--table "WORD …"] --manifest 1 [--bonus 3] [--json]

The best way to lay the cards of a hand and to re-arrange the open words of a table, and which words of the manifest
are then one card away. A card has one letter or two: "A ST E" is three cards. A word of the table stands in single
letters; write ST-A-R where it holds a card of two.

Examples
  wordhoard word-worx build --hand "S E N" --table "HAT ON" --manifest 24 --bonus 3
  wordhoard word-worx build --hand "A ST E" --table "H-IN-T" --manifest 5 --json`,
  options: { hand: 'string', table: 'string', manifest: 'string', bonus: 'string' },
  answer(extra, { hand, table = '', manifest: sheet, bonus }, lexicon) {
    if (extra.length > 0) return { fault: `What is ${extra[0]} for? A table is written in quotes: --table "HAT ON"` };
    if (hand === undefined) return { fault: 'Which hand? For instance --hand "A ST E"' };
    const chosen = readSecrets(sheet, bonus);
    if ('fault' in chosen) return chosen;
    const judge = judgeBy(lexicon);
    const before = readCards(hand, table, judge);
    if ('fault' in before) return before;
    const holding: Holding = { ...before, ...chosen, lock: null, sealed: [] };
    const { words, points, complete } = bestArrangement(holding, judge);
    const left = before.hand.filter((card) => !words.some((cards) => cards.includes(card)));
    const { lines } = scoreRound(words.map(textOf), left.length, chosen.manifest, chosen.indicator, judge.config);
    const after = { ...holding, hand: left, words: words.map((cards, id) => ({ id, cards })) };
    const near = progressOf(after, judge).filter(({ state }) => state === 'one-away');
    const told = lines.map((line, i) => sayLine(line, makeRun(words[i]!)));
    if (left.length > 0) told.push(sayNumber(-left.length, `left in hand: ${makeFaces(left).toUpperCase()}`));
    const wanted = near.map((it) => `${it.word.toUpperCase()} with ${it.wants.join(' or ').toUpperCase()}`);
    return {
      text: [
        ...told,
        sayNumber(points, 'in all'),
        ...(near.length > 0 ? [`One card away: ${wanted.join(', ')}`] : []),
        ...(complete ? [] : ['With so many cards not everything was tried: there may be better.']),
      ].join('\n'),
      json: {
        words: lines.map((line, i) => ({ ...line, cards: makeFaces(words[i]!).split(' ') })),
        left: left.length === 0 ? [] : makeFaces(left).split(' '),
        points,
        complete,
        oneAway: near.map(({ word, set, points: worth, wants }) => ({ word, set, points: worth, wants })),
      },
      exit: words.length > 0 ? EXIT.yes : EXIT.no,
    };
  },
});

const judgeBy = (env: Lexicon): Judge => ({ env, config: game.defaults });

const sayNumber = (points: number, what: string): string => `${String(points).padStart(4)}  ${what}`;

/** A word with its cards, where they are not all single letters. */
function sayLine({ word, points, why, set, doubled }: ScoreLine, written: string = word): string {
  const cards = written === word ? '' : ` (${written.toUpperCase()})`;
  const reason = {
    manifest: `set ${set}${doubled ? ', doubled' : ''}`,
    again: 'counted already',
    other: 'not on the manifest',
  };
  return sayNumber(points, `${word.toUpperCase()}${cards}  ${reason[why]}`);
}

const readBonus = (bonus: string | undefined): number | null => (bonus === undefined ? null : Number(bonus));

function readSecrets(
  sheet: string | undefined,
  bonus: string | undefined,
): Pick<Holding, 'manifest' | 'indicator'> | Fault {
  const manifest = MANIFESTS.find((id) => id === `M${sheet}`);
  if (!manifest) return { fault: `Which manifest? --manifest is a number from 1 to ${MANIFESTS.length}.` };
  const indicator = INDICATORS.find((id) => String(bonusSet(id)) === bonus);
  if (bonus !== undefined && !indicator) return { fault: '--bonus is the number of a set, 1 to 6.' };
  return { manifest, indicator: indicator ?? null };
}

/** The cards of a hand and of a table, out of one deck. */
function readCards(hand: string, table: string, judge: Judge): Pick<Holding, 'hand' | 'words'> | Fault {
  const dealer = new Dealer();
  const deal = (faces: readonly Face[] | NotationFault): CardId[] | Fault => {
    if ('code' in faces) return { fault: `There is no card ${faces.face.toUpperCase()}.` };
    return (
      dealer.take(faces) ?? { fault: `The deck has not so many cards as ${faces.join(' ').toUpperCase()} would need.` }
    );
  };
  const held = deal(parseFaces(hand));
  if ('fault' in held) return held;
  const words: { id: number; cards: CardId[] }[] = [];
  for (const [id, word] of table.split(/\s+/).filter(Boolean).entries()) {
    const cards = deal(parseRun(word));
    if ('fault' in cards) return cards;
    if (textOf(cards).length < 2 || !isWord(judge, textOf(cards)))
      return { fault: `${word.toUpperCase()} is not a word, so it cannot lie there.` };
    words.push({ id, cards });
  }
  return { hand: held, words };
}

const COMMANDS: CommandTable = { score: scoreCommand, build: buildCommand };

const HELP = `wordhoard word-worx QUESTION …

${listCommands(COMMANDS)}

Each takes --json, and tells more with --help. Exit codes: 0 yes, 1 no, 2 bad usage.

Examples
  wordhoard word-worx score --manifest 1 --bonus 3 --left 2 EMU TRASHY ON
  wordhoard word-worx build --hand "S E N" --table "HAT ON" --manifest 24 --bonus 3`;

/** Gives the exit code. */
export const command: Command = {
  summary: 'score, build: questions about the words of a round of Word Worx',
  run: (args) => dispatch(COMMANDS, args, HELP),
};
