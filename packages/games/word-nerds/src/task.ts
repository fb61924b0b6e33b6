import { askOthers, type Chance, type TaskNotes } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { front } from './battle.ts';
import { bestWords } from './best-words.ts';
import { lettersOf } from './bot/bot-context.ts';
import { LETTER_CARDS } from './cards.ts';
import { defaults } from './defaults.ts';
import { asLaid } from './laying.ts';
import { makeCards, type Position } from './position.ts';
import type { WordNerds } from './types.ts';
import { valueOfWord } from './words.ts';

/** In hand, and in the community pool: enough for several words, and few enough to look at. */
const HAND = 7;
const THEIR_HAND = 4;
const POOL = 4;
/** Different words that would trump: not just one that must be stumbled upon. */
const TRUMPS = 5;
const TURN = 5;

/** Two hands and a pool out of one box: a Word Declaration is next. */
function dealt(chance: Chance): Position {
  const box = chance.shuffle(LETTER_CARDS.map(({ id }) => id));
  const player = (letters: string): Position['players'][number] => ({ letters, actions: [], spent: [], score: 0 });
  const cards = (count: number): string => makeCards(box.splice(0, count)).replaceAll('+', '');
  return {
    turn: TURN,
    first: 0,
    players: [player(cards(HAND)), player(cards(THEIR_HAND))],
    pool: cards(POOL),
    discards: '',
    market: null,
    next: 'declaration',
  };
}

/** [WN-14] Trump this word with this hand. */
export const task: TaskNotes<WordNerds> = {
  table: (chance) => ({ config: defaults, players: 2, position: dealt(chance) }),
  level: 1,
  depth: [0, 0],
  maxEntries: 8,
  toTask(seen, seat, env) {
    const { question, view } = seen;
    if (question?.step.type !== 'respond' || view.words.length !== 1 || view.turn !== TURN || !view.hand) return null;
    const { scoring } = front(view.words);
    const word = scoring === null ? undefined : view.words[scoring];
    if (!word || word.owner === seat || view.hand.letters.length < HAND) return null;
    const letters = { hand: lettersOf(view.hand.letters), pool: lettersOf(view.pool) };
    const above = valueOfWord(word);
    const trumps = bestWords(env, { ...letters, top: TRUMPS, above, tier: COMMON_TIER, accepts: (it) => env.has(it) });
    return trumps.length < TRUMPS ? null : { ...seen, free: [] };
  },
  observationAfter(seen, seat, answer) {
    const { view, question } = seen;
    if (!question || !('type' in answer) || answer.type !== 'trump' || !view.hand) return seen;
    const { word, attacked } = asLaid(view, seat, answer);
    const words = view.words.map((lying, at) => (attacked && at === word.attacks ? attacked : lying));
    const gone = answer.cards.map(({ card }) => card);
    const letters = view.hand.letters.filter((card) => !gone.includes(card));
    const pool = view.pool.filter((card) => !gone.includes(card));
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
