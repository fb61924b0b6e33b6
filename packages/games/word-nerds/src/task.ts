import { askOthers, type Chance, type TaskNotes } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { activeWords } from './battle.ts';
import { bestWords } from './best-words.ts';
import { lettersOf } from './bot/bot-context.ts';
import { LETTER_CARDS } from './cards.ts';
import { defaults } from './defaults.ts';
import { formatCards, type Position } from './position.ts';
import type { WordNerds } from './types.ts';
import { previewWord } from './word-play.ts';
import { wordValue } from './words.ts';

/** Letters in hand and in the community pool: enough for several words, but not too many to survey. */
const HAND_SIZE = 7;
const OPPONENT_HAND_SIZE = 4;
const POOL_SIZE = 4;
/** There must be at least this many trumps, so that the task is not to find a single hidden word. */
const MIN_TRUMPS = 5;
const TURN = 5;

/** Deals two hands and a pool, before a Word Declaration. */
function dealPosition(chance: Chance): Position {
  const box = chance.shuffle(LETTER_CARDS.map(({ id }) => id));
  const player = (letters: string): Position['players'][number] => ({ letters, actions: [], spent: [], score: 0 });
  const cards = (count: number): string => formatCards(box.splice(0, count)).replaceAll('+', '');
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

/** [WN-14] Trump a word with a given hand. */
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
    if (!word || word.owner === seat || view.hand.letters.length < HAND_SIZE) return null;
    const letters = { hand: lettersOf(view.hand.letters), pool: lettersOf(view.pool) };
    const above = wordValue(word);
    const trumps = bestWords(env, {
      ...letters,
      top: MIN_TRUMPS,
      above,
      tier: COMMON_TIER,
      accepts: (it) => env.has(it),
    });
    return trumps.length < MIN_TRUMPS ? null : { ...seen, free: [] };
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
  isDraft: () => false,
  seconds: null,
  minGain: 3,
};
