import { forSeat, type Seat } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { SQUARES } from '../grid.ts';
import type { TurnStep } from '../moves.ts';
import { wordRulesOf } from '../round.ts';
import { applyStep } from '../turn.ts';
import { beginTurn, type TurnSoFar } from '../turn-so-far.ts';
import type { View } from '../types.ts';
import { findClaims } from '../words.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/**
 * The slow, obvious search for tests to compare with: every legal turn, with its steps in every order. Only for small
 * vocabularies and nearly full sheets. Skips states it has visited.
 */
export function findEveryTurn(view: View, seat: Seat, lexicon: Lexicon): TurnSoFar[] {
  const judge = wordRulesOf(view, lexicon);
  const found: TurnSoFar[] = [];
  const visited = new Set<string>();
  const visit = (turn: TurnSoFar): void => {
    const { sheet, remaining, rewards } = turn;
    const taken = rewards.flatMap(({ step }) => (step.type === 'write' ? [step.letter, step.price] : []));
    const key = JSON.stringify([
      sheet.letters,
      sheet.circled,
      sheet.words,
      sheet.gained,
      sheet.crowns,
      remaining,
      taken,
    ]);
    if (visited.has(key)) return;
    visited.add(key);
    if (remaining.letters === 0) found.push(turn);
    for (const step of stepsFrom(turn, view)) {
      const next = applyStep(turn, view.offer, step, judge);
      if (!('code' in next)) visit(next);
    }
  };
  const stepsFrom = ({ sheet, newSquares, remaining }: TurnSoFar, { offer }: View): TurnStep[] => {
    const squares = Array.from({ length: SQUARES }, (_, at) => at);
    const vacant = squares.filter((at) => sheet.letters[at] === null);
    const { cardPrices, anyLetterPrice } = judge.components;
    const sources = cardPrices.flatMap((price, slot) => Array.from(offer[slot] ?? '', (letter) => ({ letter, price })));
    const any = LETTERS.map((letter) => ({ letter, price: anyLetterPrice }));
    return [
      ...findClaims(sheet, newSquares, judge).map(({ from, to }): TurnStep => ({ type: 'claim', from, to })),
      ...(remaining.letters === 0
        ? []
        : vacant.flatMap((at) => [...sources, ...any].map((one): TurnStep => ({ type: 'write', at, ...one })))),
      ...(remaining.goblets === 0
        ? []
        : vacant.flatMap((at) => LETTERS.map((letter): TurnStep => ({ type: 'goblet', letter, at })))),
      ...(remaining.swords === 0
        ? []
        : squares.filter((at) => !sheet.circled[at]).map((at): TurnStep => ({ type: 'sword', at }))),
    ];
  };
  visit(beginTurn(forSeat(view.sheets, seat), judge.components));
  return found;
}
