import { type Bot, type Chance, entryAt, forSeat } from '@wordhoard/kernel';
import type { LetterOffer } from '../cards.ts';
import type { Components } from '../components.ts';
import { SIZE, type Square } from '../grid.ts';
import type { TurnStep } from '../moves.ts';
import { defaultTurn, wordRulesOf } from '../round.ts';
import type { Sheet } from '../sheet.ts';
import { applyStep } from '../turn.ts';
import { beginTurn, type TurnSoFar } from '../turn-so-far.ts';
import type { Wordsmith } from '../types.ts';
import { findClaims } from '../words.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Makes random legal moves, but prefers to write next to letters and to claim words. */
export const randomBot: Bot<Wordsmith> = function* ({ seen: { question, view }, seat, chance, env }) {
  if (question?.step.type !== 'turn' || !question.asked.includes(seat) || question.mine?.done) return;
  const sheet = forSeat(view.sheets, seat);
  const judge = wordRulesOf(view, env);
  const { components } = judge;
  if (chance.below(20) === 0)
    return yield { move: { to: question.id, answer: defaultTurn(sheet, view.offer, components) } };
  const steps: TurnStep[] = [];
  for (let turn = beginTurn(sheet, components); ; ) {
    const step = randomStep(turn, view.offer, chance, findClaims(turn.sheet, turn.newSquares, judge), components);
    if (!step) break;
    const next = applyStep(turn, view.offer, step, judge);
    if ('code' in next) continue; // for example a letter already taken: tries another step
    steps.push(step);
    turn = next;
  }
  yield { move: { to: question.id, answer: { steps } } };
};

/** The same, but sometimes drafts part of a turn before it confirms one. For the contract suite. */
export const draftingBot: Bot<Wordsmith> = function* (ask) {
  const { question } = ask.seen;
  for (const { move } of randomBot(ask)) {
    if (!question || question.mine || !('to' in move) || ask.chance.below(3) > 0) yield { move };
    else {
      const steps = move.answer.steps.slice(0, ask.chance.below(move.answer.steps.length + 1));
      yield { move: { to: question.id, answer: { steps, draft: true } } };
    }
  }
};

/** Undefined when the turn is done. */
function randomStep(
  { sheet, remaining }: TurnSoFar,
  offer: LetterOffer,
  chance: Chance,
  claims: readonly { from: Square; to: Square }[],
  components: Components,
): TurnStep | undefined {
  if (claims.length > 0 && chance.below(6) > 0) {
    const { from, to } = chance.pick(claims);
    return { type: 'claim', from, to };
  }
  const uncircled = squaresWhere(sheet, (square) => !sheet.circled[square]);
  if (remaining.swords > 0 && uncircled.length > 0 && chance.below(4) > 0)
    return { type: 'sword', at: chance.pick(uncircled) };
  if (remaining.goblets > 0 && chance.below(4) > 0)
    return { type: 'goblet', letter: chance.pick(LETTERS), at: vacantSquare(sheet, chance) };
  if (remaining.letters === 0) return undefined;
  const { letters, price } = chance.pick(sourcesOf(offer, components));
  const letter = chance.pick(letters);
  return { type: 'write', letter, at: vacantSquare(sheet, chance), price };
}

/** The cards, the first more often than the others, and the alphabet. */
function sourcesOf(
  offer: LetterOffer,
  { cardPrices, anyLetterPrice }: Components,
): readonly { readonly letters: readonly string[]; readonly price: number }[] {
  const cards = cardPrices.flatMap((price, slot) => {
    const card = { letters: [...entryAt(offer, slot)], price };
    return Array.from({ length: Math.max(1, 4 >> slot) }, () => card);
  });
  return [...cards, { letters: LETTERS, price: anyLetterPrice }];
}

function vacantSquare(sheet: Sheet, chance: Chance): Square {
  const vacant = squaresWhere(sheet, (square) => sheet.letters[square] === null);
  const nextToLetter = vacant.filter((square) => (square % SIZE > 0 ? sheet.letters[square - 1] : null) !== null);
  if (nextToLetter.length === 0 || chance.below(8) === 0) return chance.pick(vacant);
  // Mostly the first, so that rows grow long enough for words.
  return chance.below(4) === 0 ? chance.pick(nextToLetter) : nextToLetter[0]!;
}

const squaresWhere = (sheet: Sheet, test: (square: Square) => boolean): Square[] =>
  sheet.letters.flatMap((_, square) => (test(square) ? [square] : []));
