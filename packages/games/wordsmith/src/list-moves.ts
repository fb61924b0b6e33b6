import { entryAt, forSeat, type ListMoves } from '@wordhoard/kernel';
import { spread } from '@wordhoard/lexicon';
import { columnOf, rowOf, SIZE, SQUARES, type Square } from './grid.ts';
import type { TurnStep } from './moves.ts';
import { wordRulesOf } from './round.ts';
import type { Sheet } from './sheet.ts';
import { applyStep } from './turn.ts';
import { beginTurn } from './turn-so-far.ts';
import type { Wordsmith } from './types.ts';
import { findClaims } from './words.ts';

/**
 * Legal turns in the order of their squares: a sample, because there are millions. Each writes different letters of one
 * card on neighbouring squares, and claims every word that is there then. None uses a goblet or a sword.
 */
export const listMoves: ListMoves<Wordsmith> = function* ({ seen: { question, view }, seat, env, most }) {
  if (!question) return false;
  const sheet = forSeat(view.sheets, seat);
  const rules = wordRulesOf(view, env);
  const { cardPrices, lettersPerTurn } = rules.components;
  const runs = vacantRuns(sheet, lettersPerTurn);
  const turns = view.offer.flatMap((card, slot) =>
    runs.map((squares) => ({ card, price: entryAt(cardPrices, slot), squares })),
  );
  for (const { card, price, squares } of spread(turns, most)) {
    const steps: TurnStep[] = [];
    let turn = beginTurn(sheet, rules.components);
    for (const [i, at] of squares.entries()) {
      const write: TurnStep = { type: 'write', letter: entryAt([...card], i), at, price };
      const next = applyStep(turn, view.offer, write, rules);
      // Too dear.
      if ('code' in next) break;
      turn = next;
      steps.push(write);
    }
    for (const { from, to } of findClaims(turn.sheet, turn.newSquares, rules)) {
      const next = applyStep(turn, view.offer, { type: 'claim', from, to }, rules);
      if ('code' in next) continue;
      turn = next;
      steps.push({ type: 'claim', from, to });
    }
    yield { to: question.id, answer: { steps } };
  }
  return true;
};

/** Vacant squares side by side or one below the other, in both orders. */
function vacantRuns({ letters }: Sheet, length: number): Square[][] {
  const runs: Square[][] = [];
  for (let square = 0; square < SQUARES; square++)
    for (const [by, room] of [
      [1, SIZE - columnOf(square)],
      [SIZE, SIZE - rowOf(square)],
    ] as const) {
      const run = Array.from({ length }, (_, i) => square + i * by);
      if (length <= room && run.every((at) => letters[at] === null)) runs.push(run, run.toReversed());
    }
  // A single square is the same in every direction.
  return length === 1 ? runs.filter((_, i) => i % 4 === 0) : runs;
}
