import { forSeat, type Seat } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { ANY_LETTER, SLOTS } from '../cards.ts';
import { SQUARES } from '../grid.ts';
import type { TurnStep } from '../moves.ts';
import { judgeOf } from '../round.ts';
import { applyStep } from '../turn.ts';
import { beginTurn, type TurnSoFar } from '../turn-so-far.ts';
import type { View } from '../types.ts';
import { claimable } from '../words.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/**
 * Slow and plain, for tests to compare with: every turn there is, step by step in every order, by the rules alone. For
 * small vocabularies and sheets with hardly a square left. What looks alike is followed once.
 */
export function everyTurn(view: View, seat: Seat, lexicon: Lexicon): TurnSoFar[] {
  const judge = judgeOf(view, lexicon);
  const found: TurnSoFar[] = [];
  const known = new Set<string>();
  const visit = (turn: TurnSoFar): void => {
    const { sheet, open, earned } = turn;
    const taken = earned.flatMap(({ step }) => (step.type === 'write' ? [step.letter, step.price] : []));
    const key = JSON.stringify([sheet.letters, sheet.circled, sheet.words, sheet.gained, sheet.crowns, open, taken]);
    if (known.has(key)) return;
    known.add(key);
    if (open.letters === 0) found.push(turn);
    for (const step of stepsFrom(turn, view)) {
      const next = applyStep(turn, view.offer, step, judge);
      if (!('code' in next)) visit(next);
    }
  };
  const stepsFrom = ({ sheet, fresh, open }: TurnSoFar, { offer }: View): TurnStep[] => {
    const squares = Array.from({ length: SQUARES }, (_, at) => at);
    const vacant = squares.filter((at) => sheet.letters[at] === null);
    const prices = Array.from({ length: SLOTS }, (_, price) => price);
    const sources = prices.flatMap((price) => Array.from(offer[price] ?? '', (letter) => ({ letter, price })));
    const any = LETTERS.map((letter) => ({ letter, price: ANY_LETTER }));
    return [
      ...claimable(sheet, fresh, judge).map(({ from, to }): TurnStep => ({ type: 'claim', from, to })),
      ...(open.letters === 0
        ? []
        : vacant.flatMap((at) => [...sources, ...any].map((one): TurnStep => ({ type: 'write', at, ...one })))),
      ...(open.goblets === 0
        ? []
        : vacant.flatMap((at) => LETTERS.map((letter): TurnStep => ({ type: 'goblet', letter, at })))),
      ...(open.swords === 0
        ? []
        : squares.filter((at) => !sheet.circled[at]).map((at): TurnStep => ({ type: 'sword', at }))),
    ];
  };
  visit(beginTurn(forSeat(view.sheets, seat)));
  return found;
}
