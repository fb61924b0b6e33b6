import { type JudgedMove, type JudgeInput, type Judgement, judgementOf, type Slices } from '@wordhoard/kernel';
import { lockPlaces } from '../arrangement.ts';
import { Prospects, type TurnContext } from '../bot/turn-context.ts';
import type { CardId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import { pointsByWord } from '../scoring.ts';
import { type Arrangement, arrangeInSlices, arrangeWithInSlices } from '../search/best-arrangement.ts';
import { shareCovers } from '../search/best-turn.ts';
import { differentFaces } from '../search/faces.ts';
import { findStealableCards, type StealableCard } from '../search/thefts.ts';
import { findStealableWord, type Theft } from '../theft.ts';
import type { WordWorx } from '../types.ts';
import { PROSPECT_WEIGHT } from './build-value.ts';
import { bestNewWord, formatTheft } from './format-move.ts';
import { expectedPoints, guessManifests } from './manifest-guesses.ts';

/** How many guesses at the others' manifests are tried. */
const GUESSES = 32;

/**
 * [WX-6] Values a theft by the points it adds to the thief's build, and by the victim's loss divided by the number of
 * opponents. The victim's manifest is unknown, so the loss is an average over manifests that fit their words.
 */
export function* judgeTheft(
  ask: JudgeInput<WordWorx>,
  context: TurnContext,
  common: TurnContext,
  steal: Theft<CardId[][]> | null,
): Generator<Judgement<WordWorx> | null, void> {
  const { seen, seat, chance } = ask;
  const { view, question } = seen;
  const { playerCards, wordRules } = context;
  const { config } = view;
  const { deck } = componentsOf(config);
  const { faceOf, textOf } = deck;
  const to = question!.id;
  const guesses = guessManifests(view, seat, chance, GUESSES);
  const stealable = findStealableCards(view, seat, wordRules);
  const faces = differentFaces(
    deck,
    stealable.map(({ card }) => card),
  );
  const budget = (2 * context.skill.budget) / (faces.length + 1);
  const search = shareCovers(playerCards, faces, budget, context.vocabulary, wordRules);
  yield null;
  const pointsWithout = (yield* arrangeInSlices(playerCards, wordRules, search)).points;
  const prospects = new Prospects(context);
  const cards = [...playerCards.words.flatMap((word) => word.cards), ...playerCards.hand];
  const own = pointsByWord(config, playerCards.manifest, playerCards.indicator);

  const harmOf = (theft: Theft): number => {
    const { owner, word } = findStealableWord(view, seat, theft.word)!;
    return (
      (expectedPoints(config, guesses, owner, word.cards) - expectedPoints(config, guesses, owner, theft.rest)) /
      (view.players.length - 1)
    );
  };
  const choiceOf = (theft: Theft<CardId[][]>, points: number): JudgedMove<WordWorx> => ({
    move: { to, answer: { steal: theft } },
    worth:
      points -
      pointsWithout +
      harmOf(theft) +
      PROSPECT_WEIGHT * (prospects.ofCards([...cards, theft.card]) - prospects.ofCards(cards)),
    points: null,
    text: formatTheft(config, findStealableWord(view, seat, theft.word)!.word, theft),
    word: bestNewWord(config, theft.words, playerCards.words, (word) => own.get(word)?.points ?? 0),
  });
  const noTheft: JudgedMove<WordWorx> = {
    move: { to, answer: { steal: null } },
    worth: 0,
    points: null,
    text: 'no theft',
    word: null,
  };
  const yours = steal ? choiceOf(steal, yield* pointsAfter(context, steal)) : noTheft;
  const found = [noTheft];
  let everyday = steal ? null : noTheft;
  const makeJudgement = (): Judgement<WordWorx> =>
    judgementOf({ yours, found: bestOfEachTheft(found, yours), common: everyday, worlds: GUESSES });
  yield makeJudgement();
  /** Adds a theft for every word that can lose this face, leaving the rest that helps its owner least. */
  const addThefts = (face: CardId, after: Arrangement | undefined, searcher: TurnContext): void => {
    if (!after) return;
    for (const one of stealable.filter(({ card }) => faceOf(card) === faceOf(face))) {
      const theft = theftOf(one, after, face, (rest) => expectedPoints(config, guesses, one.owner, rest), searcher);
      if (!theft) continue;
      const choice = choiceOf(theft, after.points);
      found.push(choice);
      if (searcher === common && choice.worth > (everyday?.worth ?? Number.NEGATIVE_INFINITY)) everyday = choice;
    }
  };
  for (const searcher of [context, common])
    for (const face of faces) {
      const options = searcher === context ? search : { budget, vocabulary: common.vocabulary };
      addThefts(face, yield* arrangeWithInSlices(playerCards, face, wordRules, options), searcher);
      yield makeJudgement();
    }

  function theftOf(
    { word, card, rests }: StealableCard,
    { words }: Arrangement,
    placeholder: CardId,
    valueToOwner: (rest: readonly CardId[]) => number,
    { vocabulary }: TurnContext,
  ): Theft<CardId[][]> | undefined {
    const known = rests.filter((rest) => vocabulary.knows(textOf(rest)));
    if (known.length === 0) return undefined;
    const rest = known.reduce((least, other) => (valueToOwner(other) < valueToOwner(least) ? other : least));
    const mine = words.map((run) => run.map((one) => (one === placeholder ? card : one)));
    return { word: word.id, card, rest: [...rest], words: mine, lock: lockPlaces(playerCards, mine)[0] ?? null };
  }
}

/** Points that can still be built after a theft. */
function* pointsAfter({ playerCards, wordRules, vocabulary, skill }: TurnContext, { words }: Theft): Slices<number> {
  const laid = words.flat();
  const hand = playerCards.hand.filter((card) => !laid.includes(card));
  const open = words.map((cards, id) => ({ id, cards }));
  const after = { ...playerCards, words: open, hand, lock: null };
  return (yield* arrangeInSlices(after, wordRules, { budget: skill.budget, vocabulary })).points;
}

/** The best version of each theft, without the one that was played unless it could be better. */
function bestOfEachTheft(found: readonly JudgedMove<WordWorx>[], yours: JudgedMove<WordWorx>): JudgedMove<WordWorx>[] {
  const best = new Map<string, JudgedMove<WordWorx>>();
  for (const choice of found)
    if (choice.worth > (best.get(choice.text)?.worth ?? Number.NEGATIVE_INFINITY)) best.set(choice.text, choice);
  return [...best.values()].filter(({ text, worth }) => text !== yours.text || worth > yours.worth);
}
