import type { Bot, Chance, Seat } from '@wordhoard/kernel';
import { checkArrangement, workbenchOf } from '../arrangement.ts';
import { type CardId, textOf } from '../cards.ts';
import type { Judge } from '../config.ts';
import { worths } from '../scoring.ts';
import { remakes } from '../spelling.ts';
import { checkTheft, type Theft } from '../theft.ts';
import type { View, WordWorx } from '../types.ts';

/** Legal and thoughtless: lays, grows, splits, steals and locks whatever it stumbles on. Drives the contract suite. */
export const randomBot: Bot<WordWorx> = function* ({ seen: { question, view, free }, seat, chance, env }) {
  if (!question) return;
  const me = view.players[seat]!;
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
      const words = anyArrangement(view, seat, judge, chance);
      const own = worths(view.mine!.manifest, null);
      const seal = words.flatMap((cards, i) => (own.has(textOf(cards)) && chance.below(2) ? [i] : []));
      return yield { move: { to, answer: { words, seal } } };
    }
    case 'discard':
      return yield { move: { to, answer: { cards: chance.shuffle(view.mine!.hand).slice(0, step.count) } } };
  }
};

const TRIES = 12;

/** Takes some words apart, mixes in some cards of the hand, and sees what they make. */
function anyArrangement(view: View, seat: Seat, judge: Judge, chance: Chance): CardId[][] {
  const bench = workbenchOf(view, seat);
  let best = bench.words.map(({ cards }) => [...cards]);
  for (let i = 0; i < TRIES; i++) {
    const broken = best.filter((cards) => chance.below(4) === 0 && cards.length < 5);
    const hand = bench.hand.filter((card) => !best.flat().includes(card));
    const mixed = [...broken.flat(), ...chance.shuffle(hand).slice(0, chance.below(4))];
    const half = chance.below(3) === 0 ? Math.floor(mixed.length / 2) : 0;
    const made = [mixed.slice(0, half), mixed.slice(half)]
      .filter((cards) => cards.length > 0)
      .map((cards) => remakes(cards, judge));
    if (made.some((options) => options.length === 0)) continue;
    const words = [...best.filter((cards) => !broken.includes(cards)), ...made.map((options) => chance.pick(options))];
    if (!checkArrangement(bench, words, judge)) best = words;
  }
  return best;
}

function anyTheft(view: View, seat: Seat, judge: Judge, chance: Chance): Theft | null {
  const prey = view.players.flatMap(({ words }, owner) => (owner === seat ? [] : words));
  const { hand, words } = workbenchOf(view, seat);
  for (let i = 0; i < TRIES && prey.length > 0; i++) {
    const { id, cards } = chance.pick(prey);
    const card = chance.pick(cards);
    const target = chance.pick([null, ...words]);
    const rests = remakes(
      cards.filter((other) => other !== card),
      judge,
    );
    const added = chance.shuffle(hand).slice(0, chance.below(3));
    const made = remakes([card, ...(target?.cards ?? []), ...added], judge);
    if (rests.length === 0 || made.length === 0) continue;
    const onto = target?.id ?? null;
    const theft: Theft = { word: id, card, rest: chance.pick(rests), onto, made: chance.pick(made) };
    if (!checkTheft(view, seat, theft, judge)) return theft;
  }
  return null;
}
