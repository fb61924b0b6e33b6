import {
  forSeat,
  type Judge,
  type JudgedMove,
  type JudgeInput,
  type Judgement,
  judgementOf,
  type Slices,
} from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { SKILLS, type WordWorxSkill } from '../bot/skills.ts';
import { makeTurnContext, Prospects, type TurnContext } from '../bot/turn-context.ts';
import type { CardId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import { arrangeInSlices } from '../search/best-arrangement.ts';
import { shareCovers } from '../search/best-turn.ts';
import { differentFaces } from '../search/faces.ts';
import type { WordWorx } from '../types.ts';
import { judgeBuild } from './build.ts';
import { expectedTheftLoss, PROSPECT_WEIGHT } from './build-value.ts';
import { formatDiscard, formatLock, formatPick } from './format-move.ts';
import { judgeTheft } from './steal.ts';

const STRONGEST: WordWorxSkill = SKILLS[5];
const STRONGEST_COMMON: WordWorxSkill = { ...STRONGEST, vocabulary: COMMON_TIER };

/**
 * Values a move by the points it gains in this round compared with doing nothing, as the strongest bot sees it: points
 * that can be built, plus a weighted share of the cards' prospects.
 */
export const judge: Judge<WordWorx> = function* (ask) {
  const { seen, move } = ask;
  if (!seen.question || !seen.view.mine) return;
  const context = makeTurnContext(STRONGEST, ask);
  if ('free' in move) return yield* judgeLock(ask, context, move.free.word);
  const { step } = seen.question;
  const { answer } = move;
  switch (step.type) {
    case 'pick':
      return yield* 'card' in answer ? judgePick(ask, context, step.nth, answer.card) : [];
    case 'steal':
      if ('steal' in answer) yield* judgeTheft(ask, context, makeTurnContext(STRONGEST_COMMON, ask), answer.steal);
      return;
    case 'build':
      if ('seal' in answer) yield* judgeBuild(ask, context, makeTurnContext(STRONGEST_COMMON, ask), answer, step.last);
      return;
    case 'discard':
      return yield* 'cards' in answer ? judgeDiscard(ask, context, step.count, answer.cards) : [];
    default:
      step satisfies never; // a new question doesn't compile without a case
  }
};

const openCards = ({ playerCards }: TurnContext): CardId[] => [
  ...playerCards.words.flatMap(({ cards }) => cards),
  ...playerCards.hand,
];

/** [WX-5] Values each card by the best build with it now and by its prospects. */
function* judgePick(
  { seen }: JudgeInput<WordWorx>,
  context: TurnContext,
  nth: number,
  card: CardId | null,
): Generator<Judgement<WordWorx> | null, void> {
  const { view, playerCards, wordRules: words, vocabulary, skill } = context;
  const to = seen.question!.id;
  const { config } = view;
  const { deck, handCost } = componentsOf(config);
  const prospects = new Prospects(context);
  const different = differentFaces(deck, view.line);
  const search = shareCovers(playerCards, different, skill.budget / different.length, vocabulary, words);
  function* pointsWith(hand: readonly CardId[]): Slices<number> {
    return (yield* arrangeInSlices({ ...playerCards, hand }, words, search)).points;
  }
  const [pointsNow, prospectsNow] = [yield* pointsWith(playerCards.hand), prospects.ofCards(openCards(context))];
  // A card left in hand costs points at the end; while there is a pile it can still be discarded.
  const worstGain = view.pile > 0 ? 0 : -handCost;
  function* gainOf(taken: CardId): Slices<number> {
    const built = yield* pointsWith([...playerCards.hand, taken]);
    return (
      Math.max(worstGain, built - pointsNow) +
      PROSPECT_WEIGHT * (prospects.ofCards([...openCards(context), taken]) - prospectsNow)
    );
  }
  function* choiceOf(taken: CardId | null): Slices<JudgedMove<WordWorx>> {
    const gain = taken === null ? 0 : yield* gainOf(taken);
    return {
      move: { to, answer: { card: taken } },
      worth: gain,
      points: null,
      text: formatPick(config, taken, nth),
      word: null,
    };
  }
  const yours = yield* choiceOf(card);
  const found: JudgedMove<WordWorx>[] = nth > 1 ? [yield* choiceOf(null)] : [];
  const makeJudgement = (): Judgement<WordWorx> => judgementOf({ yours, found });
  yield makeJudgement();
  for (const other of different) {
    if (card === null || deck.faceOf(other) !== deck.faceOf(card)) found.push(yield* choiceOf(other));
    yield makeJudgement();
  }
}

/** [WX-9] Values a discard by the prospects of the cards that stay. */
function* judgeDiscard(
  { seen }: JudgeInput<WordWorx>,
  context: TurnContext,
  count: number,
  cards: readonly CardId[],
): Generator<Judgement<WordWorx>> {
  const to = seen.question!.id;
  const { config } = seen.view;
  const { faceOf } = componentsOf(config).deck;
  const prospects = new Prospects(context);
  const choiceOf = (discarded: readonly CardId[]): JudgedMove<WordWorx> => ({
    move: { to, answer: { cards: [...discarded] } },
    worth: PROSPECT_WEIGHT * prospects.ofCards(openCards(context).filter((card) => !discarded.includes(card))),
    points: null,
    text: formatDiscard(config, discarded),
    word: null,
  });
  const facesOf = (discarded: readonly CardId[]): string => discarded.map(faceOf).sort().join(' ');
  const yours = choiceOf(cards);
  const found = new Map<string, JudgedMove<WordWorx>>();
  yield judgementOf({ yours, found: [] });
  for (const discarded of combinations(context.playerCards.hand, count))
    if (!found.has(facesOf(discarded)) && facesOf(discarded) !== facesOf(cards))
      found.set(facesOf(discarded), choiceOf(discarded));
  yield judgementOf({ yours, found: [...found.values()] });
}

/** All choices of this many cards. There are few, because such a hand has at most a few cards too many. */
function combinations(cards: readonly CardId[], count: number): CardId[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => combinations(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

/** [WX-8] Values a lock by the points that thieves would take on average. */
function* judgeLock(
  { seen, seat }: JudgeInput<WordWorx>,
  context: TurnContext,
  word: number | null,
): Generator<Judgement<WordWorx>> {
  const { words, lock } = forSeat(seen.view.players, seat);
  const runs = words.map(({ cards }) => cards);
  const lossUnlocked = expectedTheftLoss(context, runs, null);
  const choiceOf = (id: number | null): JudgedMove<WordWorx> => {
    const at = words.findIndex((other) => other.id === id);
    return {
      move: { free: { type: 'lock', word: id } },
      worth: at < 0 ? 0 : lossUnlocked - expectedTheftLoss(context, runs, at),
      points: null,
      text: formatLock(seen.view.config, words[at]?.cards ?? null),
      word: null,
    };
  };
  const others = [null, ...words.map(({ id }) => id)].filter((id) => id !== lock && id !== word);
  yield judgementOf({ yours: choiceOf(word), found: others.map(choiceOf) });
}
