import {
  forSeat,
  type Judge,
  type JudgeAsk,
  type JudgedMove,
  type Judgement,
  judgementOf,
  type Slices,
} from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { SKILLS, type WordWorxSkill } from '../bot/skills.ts';
import { Hopes, mindOf, type TurnContext } from '../bot/turn-context.ts';
import { type CardId, faceOf } from '../cards.ts';
import { arranging } from '../search/best.ts';
import { differentFaces, trying } from '../search/turn.ts';
import type { WordWorx } from '../types.ts';
import { judgeBuild } from './build.ts';
import { discardText, lockText, pickText } from './notes.ts';
import { judgeTheft } from './steal.ts';
import { atRisk, PROMISE } from './value.ts';

const WHOLE: WordWorxSkill = SKILLS[5];
const COMMON: WordWorxSkill = { ...WHOLE, vocabulary: COMMON_TIER };

/**
 * Worth is in points of the round, more than if nothing were done: what can be built, and three tenths of what the cards
 * promise, as the strongest bot sees it.
 */
export const judge: Judge<WordWorx> = function* (ask) {
  const { seen, move } = ask;
  if (!seen.question || !seen.view.mine) return;
  const mind = mindOf(WHOLE, ask);
  if ('free' in move) return yield* judgeLock(ask, mind, move.free.word);
  const { step } = seen.question;
  const { answer } = move;
  if (step.type === 'pick' && 'card' in answer) yield* judgePick(ask, mind, step.nth, answer.card);
  if (step.type === 'steal' && 'steal' in answer) yield* judgeTheft(ask, mind, mindOf(COMMON, ask), answer.steal);
  if (step.type === 'build' && 'seal' in answer) yield* judgeBuild(ask, mind, mindOf(COMMON, ask), answer, step.last);
  if (step.type === 'discard' && 'cards' in answer) yield* judgeDiscard(ask, mind, step.count, answer.cards);
};

const openCards = ({ holding }: TurnContext): CardId[] => [
  ...holding.words.flatMap(({ cards }) => cards),
  ...holding.hand,
];

/** [WX-5] Each card by the best that could be built with it now, and by what it promises. */
function* judgePick(
  { seen }: JudgeAsk<WordWorx>,
  mind: TurnContext,
  nth: 1 | 2,
  card: CardId | null,
): Generator<Judgement<WordWorx> | null, void> {
  const { view, holding, judge: words, vocabulary, skill } = mind;
  const to = seen.question!.id;
  const hopes = new Hopes(mind);
  const different = differentFaces(view.line);
  const search = trying(holding, different, skill.budget / different.length, vocabulary, words);
  function* points(hand: readonly CardId[]): Slices<number> {
    return (yield* arranging({ ...holding, hand }, words, search)).points;
  }
  const [now, hoped] = [yield* points(holding.hand), hopes.of(openCards(mind))];
  // A card that is not laid counts against its holder at the end; while there is a pile it can still be discarded.
  const least = view.pile > 0 ? 0 : -1;
  function* gainOf(taken: CardId): Slices<number> {
    const built = yield* points([...holding.hand, taken]);
    return Math.max(least, built - now) + PROMISE * (hopes.of([...openCards(mind), taken]) - hoped);
  }
  function* choiceOf(taken: CardId | null): Slices<JudgedMove<WordWorx>> {
    const gain = taken === null ? 0 : yield* gainOf(taken);
    return { move: { to, answer: { card: taken } }, worth: gain, points: null, text: pickText(taken), word: null };
  }
  const yours = yield* choiceOf(card);
  const found: JudgedMove<WordWorx>[] = nth === 2 ? [yield* choiceOf(null)] : [];
  const told = (): Judgement<WordWorx> => judgementOf({ yours, found });
  yield told();
  for (const other of different) {
    if (card === null || faceOf(other) !== faceOf(card)) found.push(yield* choiceOf(other));
    yield told();
  }
}

/** [WX-9] What the cards that stay promise. */
function* judgeDiscard(
  { seen }: JudgeAsk<WordWorx>,
  mind: TurnContext,
  count: number,
  cards: readonly CardId[],
): Generator<Judgement<WordWorx>> {
  const to = seen.question!.id;
  const hopes = new Hopes(mind);
  const choiceOf = (gone: readonly CardId[]): JudgedMove<WordWorx> => ({
    move: { to, answer: { cards: [...gone] } },
    worth: PROMISE * hopes.of(openCards(mind).filter((card) => !gone.includes(card))),
    points: null,
    text: discardText(gone),
    word: null,
  });
  const faces = (gone: readonly CardId[]): string => gone.map(faceOf).sort().join(' ');
  const yours = choiceOf(cards);
  const found = new Map<string, JudgedMove<WordWorx>>();
  yield judgementOf({ yours, found: [] });
  for (const gone of handfuls(mind.holding.hand, count))
    if (!found.has(faces(gone)) && faces(gone) !== faces(cards)) found.set(faces(gone), choiceOf(gone));
  yield judgementOf({ yours, found: [...found.values()] });
}

/** Every choice of so many; a hand over five has seven cards at most, so these are few. */
function handfuls(cards: readonly CardId[], count: number): CardId[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => handfuls(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

/** [WX-8] The manifest card saves what thieves would take, on average. */
function* judgeLock(
  { seen, seat }: JudgeAsk<WordWorx>,
  mind: TurnContext,
  word: number | null,
): Generator<Judgement<WordWorx>> {
  const { words, lock } = forSeat(seen.view.players, seat);
  const runs = words.map(({ cards }) => cards);
  const open = atRisk(mind, runs, null);
  const choiceOf = (id: number | null): JudgedMove<WordWorx> => {
    const at = words.findIndex((other) => other.id === id);
    return {
      move: { free: { type: 'lock', word: id } },
      worth: at < 0 ? 0 : open - atRisk(mind, runs, at),
      points: null,
      text: lockText(words[at]?.cards ?? null),
      word: null,
    };
  };
  const others = [null, ...words.map(({ id }) => id)].filter((id) => id !== lock && id !== word);
  yield judgementOf({ yours: choiceOf(word), found: others.map(choiceOf) });
}
