import { type Bot, type BotInput, forSeat, type Seat, type Thought } from '@wordhoard/kernel';
import { lockPlaces } from '../arrangement.ts';
import type { CardId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import type { WordRules } from '../config.ts';
import { searchLastBuild } from '../search/last-build.ts';
import { safeArrangement } from '../search/safe-arrangement.ts';
import { findStealableCards } from '../search/thefts.ts';
import type { View, WordWorx } from '../types.ts';
import { bot } from './bot.ts';
import { SKILLS } from './skills.ts';
import { makeTurnContext, type TurnContext } from './turn-context.ts';

const level5 = bot(5);

/**
 * Where the champion starts from: level 5, but it keeps its open words safe from thieves, locks none of them for good,
 * and makes the words that pay in its last build [WX-10]. Until then it can rearrange all cards, and no player learns
 * what it collects.
 */
export const championBase: Bot<WordWorx> = function* (input) {
  const { question, view, free } = input.seen;
  if (!question || !view.mine) return;
  // Without a last build, words have to be made in every turn.
  if (!componentsOf(view.config).lastBuild) return yield* level5(input);
  const { id: to, step } = question;
  if (!question.asked.includes(input.seat) || question.mine?.done) {
    const word = free.includes('lock')
      ? mostExposedWord(view, input.seat, { env: input.env, config: view.config })
      : null;
    if (word !== null && word !== forSeat(view.players, input.seat).lock)
      yield { move: { free: { type: 'lock', word } }, wait: 700 };
    return;
  }
  for (const thought of level5(input)) {
    yield thought;
    if (!('answer' in thought.move)) continue;
    const { answer } = thought.move;
    const improve = (better: typeof answer): Thought<WordWorx> => ({ ...thought, move: { to, answer: better } });
    if (step.type === 'build' && 'seal' in answer)
      for (const words of buildsOf(input, step.last)) yield improve({ ...words, seal: [] });
    if (step.type === 'steal' && 'steal' in answer && answer.steal) {
      const words = safeWordsOf(makeTurnContext(SKILLS[5], input), answer.steal.card);
      if (words) yield improve({ steal: { ...answer.steal, ...words } });
    }
  }
};

interface ArrangedCards {
  readonly words: CardId[][];
  readonly lock: number | null;
}

/** Words to build, better and better ones. */
function* buildsOf(input: BotInput<WordWorx>, last: boolean): Generator<ArrangedCards> {
  const context = makeTurnContext(SKILLS[5], input);
  const { playerCards, wordRules, vocabulary } = context;
  if (!last) {
    const safe = safeWordsOf(context);
    if (safe) yield safe;
    return;
  }
  for (const found of searchLastBuild(playerCards, wordRules, vocabulary))
    if (found) yield arranged(context, found.words);
}

/** Words that can't be robbed, as far as that is possible; with a stolen card if there is one. */
export function safeWordsOf(context: TurnContext, stolen?: CardId): ArrangedCards | undefined {
  const { playerCards, wordRules, vocabulary } = context;
  const safe = safeArrangement({ ...playerCards, stolen }, wordRules, vocabulary);
  return safe && arranged(context, safe.words);
}

const arranged = ({ playerCards }: TurnContext, words: readonly (readonly CardId[])[]): ArrangedCards => ({
  words: words.map((cards) => [...cards]),
  lock: lockPlaces(playerCards, words)[0] ?? null,
});

/** [WX-8] The word from which thieves could take the most different cards; null if they can take none. */
export function mostExposedWord({ players }: View, seat: Seat, wordRules: WordRules): number | null {
  const own = players.map((player, other) => (other === seat ? { ...player, lock: null } : { words: [], lock: null }));
  const counts = new Map<number, number>();
  for (const { word } of findStealableCards({ players: own }, (seat + 1) % players.length, wordRules))
    counts.set(word.id, (counts.get(word.id) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
