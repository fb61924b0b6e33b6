import { type Bot, type Chance, forSeat, type Seat } from '@wordhoard/kernel';
import { checkArrangement, lockPlaces, type Workbench, workbenchOf } from '../arrangement.ts';
import { type CardId, textOf } from '../cards.ts';
import type { Judge } from '../config.ts';
import { worths } from '../scoring.ts';
import { remakes } from '../spelling.ts';
import { checkTheft, type Theft } from '../theft.ts';
import type { View, WordWorx } from '../types.ts';

/** Legal and thoughtless: lays, grows, splits, steals and locks whatever it stumbles on. Drives the contract suite. */
export const randomBot: Bot<WordWorx> = function* ({ seen: { question, view, free }, seat, chance, env }) {
  if (!question) return;
  const me = forSeat(view.players, seat);
  if (free.includes('lock') && chance.below(6) === 0) {
    const places = [null, ...me.words.map(({ id }) => id)].filter((word) => word !== me.lock);
    return yield { move: { free: { type: 'lock', word: chance.pick(places) } } };
  }
  if (!question.asked.includes(seat) || question.mine?.done) return;
  const { id: to, step } = question;
  const judge = { env, config: view.config };
  switch (step.type) {
    case 'pick': {
      const card = step.nth === 2 && chance.below(3) === 0 ? null : chance.pick(view.line);
      return yield { move: { to, answer: { card } } };
    }
    case 'steal':
      return yield { move: { to, answer: { steal: anyTheft(view, seat, judge, chance) } } };
    case 'build': {
      const bench = workbenchOf(view, seat);
      const words = anyArrangement(bench, judge, chance);
      const own = worths(view.mine!.manifest, null);
      const seal = words.flatMap((cards, i) => (own.has(textOf(cards)) && chance.below(2) ? [i] : []));
      const draft = chance.below(4) === 0 ? { draft: true as const } : {};
      return yield { move: { to, answer: { words, lock: anyLock(bench, words, chance), seal, ...draft } } };
    }
    case 'discard':
      return yield { move: { to, answer: { cards: chance.shuffle(view.mine!.hand).slice(0, step.count) } } };
  }
};

const TRIES = 12;

const anyLock = (bench: Workbench, words: readonly (readonly CardId[])[], chance: Chance): number | null =>
  chance.pick([null, ...lockPlaces(bench, words)]);

/** Takes some words apart, mixes in some cards of the hand, and sees what they make. */
function anyArrangement(bench: Workbench, judge: Judge, chance: Chance): CardId[][] {
  let best = bench.words.map(({ cards }) => [...cards]);
  for (let i = 0; i < TRIES; i++) best = mixed(bench, best, judge, chance) ?? best;
  return best;
}

/**
 * Some of these words taken apart and rebuilt with some of the hand and the stolen card; null if nothing came of it.
 */
function mixed(bench: Workbench, words: CardId[][], judge: Judge, chance: Chance): CardId[][] | null {
  const broken = words.filter((cards) => chance.below(4) === 0 && cards.length < 5);
  const hand = bench.hand.filter((card) => !words.flat().includes(card));
  const stolen = bench.stolen === undefined ? [] : [bench.stolen];
  const cards = chance.shuffle([...broken.flat(), ...stolen, ...chance.shuffle(hand).slice(0, chance.below(4))]);
  const half = chance.below(3) === 0 ? Math.floor(cards.length / 2) : 0;
  const made = [cards.slice(0, half), cards.slice(half)]
    .filter((part) => part.length > 0)
    .map((part) => remakes(part, judge));
  if (made.some((options) => options.length === 0)) return null;
  const all = [...words.filter((word) => !broken.includes(word)), ...made.map((options) => chance.pick(options))];
  return checkArrangement(bench, all, judge) ? null : all;
}

function anyTheft(view: View, seat: Seat, judge: Judge, chance: Chance): Theft<CardId[][]> | null {
  const prey = view.players.flatMap(({ words }, owner) => (owner === seat ? [] : words));
  for (let i = 0; i < 2 * TRIES && prey.length > 0; i++) {
    const { id, cards } = chance.pick(prey);
    const card = chance.pick(cards);
    const bench = { ...workbenchOf(view, seat), stolen: card };
    const rests = remakes(
      cards.filter((other) => other !== card),
      judge,
    );
    const lying = bench.words.map((word) => [...word.cards]);
    const words = rests.length === 0 ? null : mixed(bench, lying, judge, chance);
    if (!words) continue;
    const theft = { word: id, card, rest: chance.pick(rests), words, lock: anyLock(bench, words, chance) };
    if (!checkTheft(view, seat, theft, judge)) return theft;
  }
  return null;
}
