import { type Bot, type Chance, forSeat, type Seat } from '@wordhoard/kernel';
import { checkArrangement, lockPlaces, type Workbench, workbenchOf } from '../arrangement.ts';
import type { CardId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import type { WordRules } from '../config.ts';
import { pointsByWord } from '../scoring.ts';
import { findAnagrams } from '../spelling.ts';
import { checkTheft, type Theft } from '../theft.ts';
import type { View, WordWorx } from '../types.ts';

/** Makes random legal moves for the contract suite: lays, extends, splits, steals and locks words. */
export const randomBot: Bot<WordWorx> = function* ({ seen: { question, view, free }, seat, chance, env }) {
  if (!question) return;
  const player = forSeat(view.players, seat);
  if (free.includes('lock') && chance.below(6) === 0) {
    const places = [null, ...player.words.map(({ id }) => id)].filter((word) => word !== player.lock);
    return yield { move: { free: { type: 'lock', word: chance.pick(places) } } };
  }
  if (!question.asked.includes(seat) || question.mine?.done) return;
  const { id: to, step } = question;
  const wordRules = { env, config: view.config };
  switch (step.type) {
    case 'pick': {
      const card = step.nth > 1 && chance.below(3) === 0 ? null : chance.pick(view.line);
      return yield { move: { to, answer: { card } } };
    }
    case 'steal':
      return yield { move: { to, answer: { steal: randomTheft(view, seat, wordRules, chance) } } };
    case 'build': {
      const bench = workbenchOf(view, seat);
      const words = randomArrangement(bench, wordRules, chance);
      const { textOf } = componentsOf(view.config).deck;
      const own = pointsByWord(view.config, view.mine!.manifest, null);
      const seal = words.flatMap((cards, i) => (own.has(textOf(cards)) && chance.below(2) ? [i] : []));
      const draft = chance.below(4) === 0 ? { draft: true as const } : {};
      return yield { move: { to, answer: { words, lock: randomLock(bench, words, chance), seal, ...draft } } };
    }
    case 'discard':
      return yield { move: { to, answer: { cards: chance.shuffle(view.mine!.hand).slice(0, step.count) } } };
    default:
      step satisfies never; // a new question doesn't compile without a case
  }
};

const MAX_TRIES = 12;

const randomLock = (bench: Workbench, words: readonly (readonly CardId[])[], chance: Chance): number | null =>
  chance.pick([null, ...lockPlaces(bench, words)]);

/** Rebuilds some words with cards of the hand, several times. */
function randomArrangement(bench: Workbench, wordRules: WordRules, chance: Chance): CardId[][] {
  let best = bench.words.map(({ cards }) => [...cards]);
  for (let i = 0; i < MAX_TRIES; i++) best = rebuildAtRandom(bench, best, wordRules, chance) ?? best;
  return best;
}

/**
 * Takes some of these words apart and rebuilds them with cards of the hand and the stolen card; null if that fails.
 */
function rebuildAtRandom(bench: Workbench, words: CardId[][], wordRules: WordRules, chance: Chance): CardId[][] | null {
  const broken = words.filter((cards) => chance.below(4) === 0 && cards.length < 5);
  const hand = bench.hand.filter((card) => !words.flat().includes(card));
  const stolen = bench.stolen === undefined ? [] : [bench.stolen];
  const cards = chance.shuffle([...broken.flat(), ...stolen, ...chance.shuffle(hand).slice(0, chance.below(4))]);
  const half = chance.below(3) === 0 ? Math.floor(cards.length / 2) : 0;
  const anagrams = [cards.slice(0, half), cards.slice(half)]
    .filter((part) => part.length > 0)
    .map((part) => findAnagrams(part, wordRules));
  if (anagrams.some((options) => options.length === 0)) return null;
  const all = [...words.filter((word) => !broken.includes(word)), ...anagrams.map((options) => chance.pick(options))];
  return checkArrangement(bench, all, wordRules) ? null : all;
}

function randomTheft(view: View, seat: Seat, wordRules: WordRules, chance: Chance): Theft<CardId[][]> | null {
  const stealableWords = view.players.flatMap(({ words }, owner) => (owner === seat ? [] : words));
  for (let i = 0; i < 2 * MAX_TRIES && stealableWords.length > 0; i++) {
    const { id, cards } = chance.pick(stealableWords);
    const card = chance.pick(cards);
    const bench = { ...workbenchOf(view, seat), stolen: card };
    const rests = findAnagrams(
      cards.filter((other) => other !== card),
      wordRules,
    );
    const current = bench.words.map((word) => [...word.cards]);
    const words = rests.length === 0 ? null : rebuildAtRandom(bench, current, wordRules, chance);
    if (!words) continue;
    const theft = { word: id, card, rest: chance.pick(rests), words, lock: randomLock(bench, words, chance) };
    if (!checkTheft(view, seat, theft, wordRules)) return theft;
  }
  return null;
}
