import type { AnyGamePackage, Bot, GamePackage, Level } from '@wordhoard/kernel';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { BOT_WAIT_MS, type HighCard, highCard } from '@wordhoard/table/testing';
import type { Experiment } from '../experiment.ts';
import { type LabGame, makeLabGame } from '../lab-game.ts';

/** Lays any card; the fifth level looks for its best first, and from the third on they wave before the last. */
const bot = (level: Level): Bot<HighCard> =>
  function* ({ seen: { view, question }, seat, chance }) {
    if (!question?.asked.includes(seat) || question.mine?.done || !view.mine) return;
    if (level >= 3 && view.mine.length === 1 && view.waved === 0) return yield { move: { free: { type: 'wave' } } };
    const cards = level === 5 ? view.mine.toSorted((a, b) => Number(b.slice(1)) - Number(a.slice(1))) : view.mine;
    const card = level === 5 ? cards[0]! : chance.pick(cards);
    yield { move: { to: question.id, answer: { card, sure: true } }, wait: BOT_WAIT_MS + chance.below(1000) };
  };

const pack: GamePackage<HighCard> = {
  rules: highCard,
  defaults: { rounds: 4 },
  limitNotes: { lay: 'Time to lay a card.' },
  bot,
  // A lab never asks it.
  *judge() {},
  lab: {
    turns: ['laid'],
    scores: ({ scores }) => scores,
    *tally(event) {
      if (event.type !== 'laid') return;
      for (const { seat, card } of event.cards)
        yield { kind: 'card', name: Number(card.slice(1)) < 20 ? 'low' : 'high', seat };
      yield { kind: 'round', name: 'round', seat: null };
    },
    isForced: ({ view }) => view.mine?.length === 1,
    actions: { high: { matches: (move) => 'answer' in move && Number(move.answer.card.slice(1)) >= 20 } },
  },
};
// A game's own types meet those who treat all games alike, as where the catalog loads one.
export const highCardPack: AnyGamePackage = pack as unknown as AnyGamePackage;

export const labGameWith = (changed: Partial<AnyGamePackage> = {}): LabGame =>
  makeLabGame({ ...highCardPack, ...changed }, lexiconOf(['cat']));

export const experimentWith = (changed: Partial<Experiment> = {}): Experiment => ({
  game: 'high-card',
  rules: 1,
  words: labGameWith().words.id,
  seats: [2, 3],
  bots: ['1', '5'],
  options: { rounds: 4 },
  pace: 'live',
  seed: 'any',
  games: 6,
  ...changed,
});
