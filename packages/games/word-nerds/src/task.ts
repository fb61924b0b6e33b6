import {
  askOthers,
  bestAnswers,
  type Chance,
  MAX_BEST_MOVES,
  type RatedAnswer,
  type Seat,
  type TaskNotes,
} from '@wordhoard/kernel';
import { COMMON_TIER, isAccepted, type Lexicon } from '@wordhoard/lexicon';
import { activeWords } from './battle.ts';
import { bestWords } from './best-words.ts';
import { componentsOf } from './components.ts';
import { defaults } from './defaults.ts';
import { formatWordPlay } from './judge/format-move.ts';
import { formatCards, type Position } from './position.ts';
import type { View, WordCard, WordNerds, WordPlay } from './types.ts';
import { checkTrump, previewWord } from './word-play.ts';
import { findSpelling, textOf, wordValue } from './words.ts';

/** Letters in hand and in the community pool: enough for several words, but not too many to survey. */
const HAND_SIZE = 7;
const OPPONENT_HAND_SIZE = 4;
const POOL_SIZE = 4;
/** There must be at least this many trumps, so that the task is not to find a single hidden word. */
const MIN_TRUMPS = 5;
const TURN = 5;

/** Deals two hands and a pool, before a Word Declaration. */
function dealPosition(chance: Chance): Position {
  const { letters: deck } = componentsOf(defaults);
  const box = chance.shuffle(deck.ids);
  const player = (letters: string): Position['players'][number] => ({ letters, actions: [], spent: [], score: 0 });
  const cards = (count: number): string => formatCards(deck, box.splice(0, count)).replaceAll('+', '');
  return {
    turn: TURN,
    first: 0,
    players: [player(cards(HAND_SIZE)), player(cards(OPPONENT_HAND_SIZE))],
    pool: cards(POOL_SIZE),
    discards: '',
    market: null,
    next: 'declaration',
  };
}

/** [WN-12] */
const rateWord = (view: View, seat: Seat, play: WordPlay): RatedAnswer<WordNerds> => ({
  answer: { type: 'trump', ...play },
  points: wordValue(componentsOf(view.config), previewWord(view, seat, play).word),
  words: [textOf(componentsOf(view.config), play.cards)],
  text: formatWordPlay(view, play),
});

const isWord = (env: Lexicon, { config }: View, cards: readonly WordCard[]): boolean =>
  isAccepted(env, config.words, textOf(componentsOf(config), cards));

/** [WN-14] Trump this word with this hand. */
export const task: TaskNotes<WordNerds> = {
  table: (chance) => ({ config: defaults, players: 2, position: dealPosition(chance) }),
  level: 1,
  depth: [0, 0],
  maxEntries: 8,
  toTask(seen, seat, env) {
    const { question, view } = seen;
    if (question?.step.type !== 'respond' || view.words.length !== 1 || view.turn !== TURN || !view.hand) return null;
    const { scoring } = activeWords(view.words);
    const word = scoring === null ? undefined : view.words[scoring];
    if (!word || !isWord(env, view, word.cards) || word.owner === seat || view.hand.letters.length < HAND_SIZE)
      return null;
    const components = componentsOf(view.config);
    const { searchText } = components.letters;
    const above = wordValue(components, word);
    const trumps = bestWords(env, components, {
      hand: searchText(view.hand.letters),
      pool: searchText(view.pool),
      top: MIN_TRUMPS,
      above,
      tier: COMMON_TIER,
      accepts: (it) => env.has(it),
    });
    // [WN-15] A word to beat, not to doubt: it is in the dictionary, so a challenge would only lose.
    return trumps.length < MIN_TRUMPS
      ? null
      : { ...seen, view: { ...view, words: [{ ...word, proven: true }] }, free: [] };
  },
  observationAfter(seen, seat, answer) {
    const { view, question } = seen;
    if (!question || !('type' in answer) || answer.type !== 'trump' || !view.hand) return seen;
    const { word, attacked } = previewWord(view, seat, answer);
    const words = view.words.map((standing, at) => (attacked && at === word.attacks ? attacked : standing));
    const used = answer.cards.map(({ card }) => card);
    const letters = view.hand.letters.filter((card) => !used.includes(card));
    const pool = view.pool.filter((card) => !used.includes(card));
    const hand = { ...view.hand, letters };
    return {
      ...seen,
      view: { ...view, pool, hand, words: [...words, word] },
      question: askOthers(question, seat, view.players.length, { type: 'respond' }),
    };
  },
  rate({ view }, seat, answer, env) {
    if (!('type' in answer) || answer.type !== 'trump')
      return { answer, points: 0, words: [], text: 'pass', notWords: [] };
    const { cards, actions } = answer;
    const notWords = isWord(env, view, cards) ? [] : [textOf(componentsOf(view.config), cards)];
    return { ...rateWord(view, seat, { cards, actions }), notWords };
  },
  solve({ view }, seat, env, vocabulary) {
    if (!view.hand) return [];
    const { letters } = view.hand;
    const components = componentsOf(view.config);
    const found = bestWords(env, components, {
      hand: components.letters.searchText(letters),
      pool: components.letters.searchText(view.pool),
      top: MAX_BEST_MOVES,
      ...(vocabulary === 'common' && { tier: COMMON_TIER }),
      accepts: (word) => isAccepted(env, view.config.words, word),
    });
    const plays = found.flatMap(({ word }): WordPlay[] => {
      const cards = findSpelling(components, word, letters, view.pool);
      return cards ? [{ cards, actions: [] }] : [];
    });
    const legal = plays.filter((play) => !checkTrump(view, seat, play));
    return bestAnswers(
      legal.map((play) => rateWord(view, seat, play)),
      MAX_BEST_MOVES,
    );
  },
  isDraft: () => false,
  seconds: null,
  minGain: 3,
};
