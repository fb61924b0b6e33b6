import { type JudgeAsk, type JudgedMove, type Judgement, judgementOf, type Slices } from '@wordhoard/kernel';
import { lockPlaces } from '../arrangement.ts';
import { Hopes, type TurnContext } from '../bot/turn-context.ts';
import { type CardId, faceOf, textOf } from '../cards.ts';
import { worths } from '../scoring.ts';
import { type Arrangement, arranging, arrangingWith } from '../search/best.ts';
import { type Loot, lootFor } from '../search/thefts.ts';
import { differentFaces, trying } from '../search/turn.ts';
import { preyOf, type Theft } from '../theft.ts';
import type { WordWorx } from '../types.ts';
import { newestWord, theftText } from './notes.ts';
import { PROMISE } from './value.ts';
import { worldsFor, worthTo } from './worlds.ts';

/** Number of guesses at the others' manifests. */
const WORLDS = 32;

/**
 * [WX-6] A theft is worth what can be built then, more than without it; and what its victim loses, which helps against
 * one of so many. What a word means to its victim is not known: manifests that agree with their words are tried.
 */
export function* judgeTheft(
  ask: JudgeAsk<WordWorx>,
  mind: TurnContext,
  common: TurnContext,
  steal: Theft<CardId[][]> | null,
): Generator<Judgement<WordWorx> | null, void> {
  const { seen, seat, chance } = ask;
  const { view, question } = seen;
  const { holding, judge } = mind;
  const to = question!.id;
  const worlds = worldsFor(view, seat, chance, WORLDS);
  const loot = lootFor(view, seat, judge);
  const faces = differentFaces(loot.map(({ card }) => card));
  const budget = (2 * mind.skill.budget) / (faces.length + 1);
  const search = trying(holding, faces, budget, mind.vocabulary, judge);
  yield null;
  const still = (yield* arranging(holding, judge, search)).points;
  const hopes = new Hopes(mind);
  const cards = [...holding.words.flatMap((word) => word.cards), ...holding.hand];
  const own = worths(holding.manifest, holding.indicator);

  const harm = (theft: Theft): number => {
    const { owner, word } = preyOf(view, seat, theft.word)!;
    return (worthTo(worlds, owner, word.cards) - worthTo(worlds, owner, theft.rest)) / (view.players.length - 1);
  };
  const choiceOf = (theft: Theft<CardId[][]>, points: number): JudgedMove<WordWorx> => ({
    move: { to, answer: { steal: theft } },
    worth: points - still + harm(theft) + PROMISE * (hopes.of([...cards, theft.card]) - hopes.of(cards)),
    points: null,
    text: theftText(preyOf(view, seat, theft.word)!.word, theft),
    word: newestWord(theft.words, holding.words, (word) => own.get(word)?.points ?? 0),
  });
  const none: JudgedMove<WordWorx> = {
    move: { to, answer: { steal: null } },
    worth: 0,
    points: null,
    text: 'no theft',
    word: null,
  };
  const yours = steal ? choiceOf(steal, yield* pointsAfter(mind, steal)) : none;
  const found = [none];
  let everyday = steal ? null : none;
  const told = (): Judgement<WordWorx> =>
    judgementOf({ yours, found: distinct(found, yours), common: everyday, worlds: WORLDS });
  yield told();
  /** Every word that can lose this face, the rest left so that it helps its owner least. */
  const enter = (face: CardId, after: Arrangement | undefined, by: TurnContext): void => {
    if (!after) return;
    for (const one of loot.filter(({ card }) => faceOf(card) === faceOf(face))) {
      const theft = theftOf(one, after, face, (rest) => worthTo(worlds, one.owner, rest), by);
      if (!theft) continue;
      const choice = choiceOf(theft, after.points);
      found.push(choice);
      if (by === common && choice.worth > (everyday?.worth ?? Number.NEGATIVE_INFINITY)) everyday = choice;
    }
  };
  for (const by of [mind, common])
    for (const face of faces) {
      const options = by === mind ? search : { budget, vocabulary: common.vocabulary };
      enter(face, yield* arrangingWith(holding, face, judge, options), by);
      yield told();
    }

  function theftOf(
    { word, card, rests }: Loot,
    { words }: Arrangement,
    like: CardId,
    use: (rest: readonly CardId[]) => number,
    { vocabulary }: TurnContext,
  ): Theft<CardId[][]> | undefined {
    const known = rests.filter((rest) => vocabulary.knows(textOf(rest)));
    if (known.length === 0) return undefined;
    const rest = known.reduce((least, other) => (use(other) < use(least) ? other : least));
    const mine = words.map((run) => run.map((one) => (one === like ? card : one)));
    return { word: word.id, card, rest: [...rest], words: mine, lock: lockPlaces(holding, mine)[0] ?? null };
  }
}

/** Points that can still be built after a theft. */
function* pointsAfter({ holding, judge, vocabulary, skill }: TurnContext, { words }: Theft): Slices<number> {
  const laid = words.flat();
  const hand = holding.hand.filter((card) => !laid.includes(card));
  const open = words.map((cards, id) => ({ id, cards }));
  const after = { ...holding, words: open, hand, lock: null };
  return (yield* arranging(after, judge, { budget: skill.budget, vocabulary })).points;
}

/** Thefts of the same card of the same word, each in its best form; and only once what was done. */
function distinct(found: readonly JudgedMove<WordWorx>[], yours: JudgedMove<WordWorx>): JudgedMove<WordWorx>[] {
  const best = new Map<string, JudgedMove<WordWorx>>();
  for (const choice of found)
    if (choice.worth > (best.get(choice.text)?.worth ?? Number.NEGATIVE_INFINITY)) best.set(choice.text, choice);
  return [...best.values()].filter(({ text, worth }) => text !== yours.text || worth > yours.worth);
}
