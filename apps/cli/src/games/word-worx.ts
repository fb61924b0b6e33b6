import { entryAt } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import {
  bestArrangement,
  bonusSet,
  type CardFace,
  type CardId,
  type CardNotationFault,
  Dealer,
  formatFaces,
  formatRun,
  game,
  INDICATORS,
  isWord,
  type PlayerCards,
  PRINTED,
  parseFaces,
  parseRun,
  progressOf,
  type ScoreLine,
  scoreRound,
  type WordRules,
} from '@wordhoard/word-worx';
import { type Command, type CommandTable, dispatch, EXIT, listCommands } from '../command.ts';
import { createWordsCommand, type Fault } from '../words/words-command.ts';

const { deck, manifests } = PRINTED;

const scoreCommand: Command = createWordsCommand({
  summary: 'score the words of a round',
  help: `wordhoard word-worx score --manifest 1 [--bonus 3] [--left 2] [--once] WORD… [--json]

Scores a player's words at the end of a round. Each copy of a word on the manifest scores 5, 10, 15 or 25 points, doubled
if its set has the bonus; any other word scores 2; each card left in hand costs 1. With --once, a table option, each
entry of the manifest pays only once. Exit code 1 if one of them isn't a word.

Examples
  wordhoard word-worx score --manifest 24 --bonus 3 HASTE
  wordhoard word-worx score --manifest 1 --bonus 3 --left 2 EMU TRASHY ON --json`,
  options: { manifest: 'string', bonus: 'string', left: 'string', once: 'boolean' },
  answer(words, { manifest: sheet, bonus, left: cards = '0', once = false }, lexicon) {
    const chosen = readSecrets(sheet, bonus);
    if ('fault' in chosen) return chosen;
    const left = /^\d+$/.test(cards) ? Number(cards) : deck.ids.length + 1;
    if (left > deck.ids.length)
      return { fault: `--left must be a number of cards from 0 to ${deck.ids.length}, not '${cards}'.` };
    const odd = words.find((word) => !/^[a-z]+$/.test(word));
    if (odd !== undefined) return { fault: `'${odd}' may contain only letters from a to z.` };
    const { lines, points } = scoreRound(words, left, chosen.manifest, chosen.indicator, { once });
    const judge = createJudge(lexicon);
    const notWords = words.filter((word) => !isWord(judge, word));
    const text = [
      ...lines.map((line) => describeLine(line)),
      ...(left > 0 ? [formatPoints(-left, `${left} left in hand`)] : []),
    ];
    const doubt = notWords.map((word) => `${word.toUpperCase()} is not in the dictionary, so you can't play it.`);
    return {
      text: [...text, formatPoints(points, 'total'), ...doubt].join('\n'),
      json: { manifest: Number(sheet), bonus: readBonus(bonus), lines, left, points, notWords },
      exit: notWords.length === 0 ? EXIT.yes : EXIT.no,
    };
  },
});

const buildCommand: Command = createWordsCommand({
  summary: 'find the best words for a hand and a table',
  help: `wordhoard word-worx build --hand "A ST E" [--table "WORD …"] --manifest 1 [--bonus 3] [--json]

Finds the best way to play the cards of a hand and rearrange the open words of a table, and lists the words of the
manifest that are then one card away. A card has one letter or two: "A ST E" is three cards. In --table, write words in
single letters, or with hyphens where a card has two: ST-A-R. Exit code 1 if no word can be made.

Examples
  wordhoard word-worx build --hand "S E N" --table "HAT ON" --manifest 24 --bonus 3
  wordhoard word-worx build --hand "A ST E" --table "H-IN-T" --manifest 5 --json`,
  options: { hand: 'string', table: 'string', manifest: 'string', bonus: 'string' },
  answer(extra, { hand, table = '', manifest: sheet, bonus }, lexicon) {
    if (extra.length > 0) return { fault: `Unexpected '${extra[0]}'. Write the table in quotes: --table "HAT ON".` };
    if (hand === undefined) return { fault: 'Name a hand, for example --hand "A ST E".' };
    const chosen = readSecrets(sheet, bonus);
    if ('fault' in chosen) return chosen;
    const judge = createJudge(lexicon);
    const before = readCards(hand, table, judge);
    if ('fault' in before) return before;
    const holding: PlayerCards = { ...before, ...chosen, lock: null, sealed: [] };
    const { words, points, isOptimal } = bestArrangement(holding, judge);
    const left = before.hand.filter((card) => !words.some((cards) => cards.includes(card)));
    const { lines } = scoreRound(words.map(deck.textOf), left.length, chosen.manifest, chosen.indicator, judge.config);
    const after = { ...holding, hand: left, words: words.map((cards, id) => ({ id, cards })) };
    const near = progressOf(after, judge).filter(({ state }) => state === 'one-away');
    const text = lines.map((line, i) => describeLine(line, formatRun(deck, entryAt(words, i))));
    if (left.length > 0)
      text.push(formatPoints(-left.length, `left in hand: ${formatFaces(deck, left).toUpperCase()}`));
    const wanted = near.map((it) => `${it.word.toUpperCase()} with ${it.wants.join(' or ').toUpperCase()}`);
    return {
      text: [
        ...text,
        formatPoints(points, 'total'),
        ...(near.length > 0 ? [`One card away: ${wanted.join(', ')}`] : []),
        ...(isOptimal ? [] : ['There are too many cards to try everything; a better answer may exist.']),
      ].join('\n'),
      json: {
        words: lines.map((line, i) => ({ ...line, cards: formatFaces(deck, entryAt(words, i)).split(' ') })),
        left: left.length === 0 ? [] : formatFaces(deck, left).split(' '),
        points,
        complete: isOptimal,
        oneAway: near.map(({ word, set, points: worth, wants }) => ({ word, set, points: worth, wants })),
      },
      exit: words.length > 0 ? EXIT.yes : EXIT.no,
    };
  },
});

const createJudge = (env: Lexicon): WordRules => ({ env, config: game.defaults });

const formatPoints = (points: number, what: string): string => `${String(points).padStart(4)}  ${what}`;

/** Shows a word and its points, with its cards if one of them has two letters. */
function describeLine({ word, points, why, set, doubled }: ScoreLine, written: string = word): string {
  const cards = written === word ? '' : ` (${written.toUpperCase()})`;
  const reason = {
    manifest: `set ${set}${doubled ? ', doubled' : ''}`,
    again: 'counted already',
    other: 'not on the manifest',
  };
  return formatPoints(points, `${word.toUpperCase()}${cards}  ${reason[why]}`);
}

const readBonus = (bonus: string | undefined): number | null => (bonus === undefined ? null : Number(bonus));

function readSecrets(
  sheet: string | undefined,
  bonus: string | undefined,
): Pick<PlayerCards, 'manifest' | 'indicator'> | Fault {
  const manifest = manifests.ids.find((id) => id === `M${sheet}`);
  if (!manifest)
    return {
      fault: `--manifest must be a number from 1 to ${manifests.ids.length}${sheet === undefined ? '' : `, not '${sheet}'`}.`,
    };
  const indicator = INDICATORS.find((id) => String(bonusSet(id)) === bonus);
  if (bonus !== undefined && !indicator)
    return { fault: `--bonus must be the number of a set, 1 to 6, not '${bonus}'.` };
  return { manifest, indicator: indicator ?? null };
}

/** Takes the cards of a hand and a table from one deck. */
function readCards(hand: string, table: string, judge: WordRules): Pick<PlayerCards, 'hand' | 'words'> | Fault {
  const dealer = new Dealer(deck);
  const deal = (faces: readonly CardFace[] | CardNotationFault): CardId[] | Fault => {
    if ('code' in faces) return { fault: `There is no card ${faces.face.toUpperCase()}.` };
    return dealer.take(faces) ?? { fault: `The deck has too few cards left for ${faces.join(' ').toUpperCase()}.` };
  };
  const held = deal(parseFaces(deck, hand));
  if ('fault' in held) return held;
  const words: { id: number; cards: CardId[] }[] = [];
  for (const [id, word] of table.split(/\s+/).filter(Boolean).entries()) {
    const cards = deal(parseRun(deck, word));
    if ('fault' in cards) return cards;
    if (deck.textOf(cards).length < 2 || !isWord(judge, deck.textOf(cards)))
      return { fault: `${word.toUpperCase()} is not a word, so it can't be on the table.` };
    words.push({ id, cards });
  }
  return { hand: held, words };
}

const COMMANDS: CommandTable = { score: scoreCommand, build: buildCommand };

const HELP = `wordhoard word-worx COMMAND …

${listCommands(COMMANDS)}

Every command takes --json and --help. Exit codes: 0 yes, 1 no, 2 bad usage.

Examples
  wordhoard word-worx score --manifest 1 --bonus 3 --left 2 EMU TRASHY ON
  wordhoard word-worx build --hand "S E N" --table "HAT ON" --manifest 24 --bonus 3`;

/** Returns the exit code. */
export const command: Command = {
  summary: 'Word Worx: score, build',
  run: (args) => dispatch(COMMANDS, args, HELP),
};
