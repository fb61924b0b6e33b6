import type { AnyJudgement, AnyObservation, JudgedMove, Move, Observation, Seat, Shape } from '@wordhoard/kernel';

/** A move, and all there is to tell it by: what its player saw, and how the players are called. */
export interface MoveAt<S extends Shape = Shape> {
  readonly seen: Observation<S>;
  readonly seat: Seat;
  readonly move: Move<S>;
  nameOf(seat: Seat): string;
}

/**
 * Says a move in the words of the game's own page, as its button would: `Let it stand`, `FEND, across from row 8, column
 * E`. No full stop: sentences are made of it.
 */
export type DescribeMove<S extends Shape = Shape> = (at: MoveAt<S>) => string;

const MOVES = import.meta.glob<{ describeMove: DescribeMove }>('../games/*/strings/moves.ts');

/** A game that describes none of its moves keeps the notation of its judge. */
export async function loadDescribeMove(game: string): Promise<DescribeMove | null> {
  const load = MOVES[`../games/${game}/strings/moves.ts`];
  return load ? (await load()).describeMove : null;
}

/** `MA*OUSE, read as MADHOUSE`: the word a move turns on, where it does not stand there letter by letter. */
export const readAs = (text: string, word: string | null): string =>
  word === null || text.toUpperCase().includes(word.toUpperCase()) ? text : `${text}, read as ${word.toUpperCase()}`;

/** A choice in words; without a description, in the notation of its judge. */
export const choiceInWords = (
  choice: JudgedMove<Shape>,
  describe: DescribeMove | null,
  at: Omit<MoveAt, 'move'>,
): JudgedMove<Shape> =>
  describe ? { ...choice, text: readAs(describe({ ...at, move: choice.move }), choice.word) } : choice;

/** The same judgement with every choice in words; of choices that read alike only the best is left. */
export function inWords(
  judgement: AnyJudgement,
  describe: DescribeMove | null,
  at: { readonly seen: AnyObservation; readonly seat: Seat; nameOf(seat: Seat): string },
): AnyJudgement {
  if (!describe) return judgement;
  const say = (choice: JudgedMove<Shape>): JudgedMove<Shape> => choiceInWords(choice, describe, at);
  const distinct = (choices: readonly JudgedMove<Shape>[]): JudgedMove<Shape>[] => {
    const said = choices.map(say);
    return said.filter(({ text }, i) => said.findIndex((other) => other.text === text) === i);
  };
  const { yours, best, common, everyday } = judgement;
  return {
    ...judgement,
    yours: say(yours),
    best: distinct(best),
    common: common && say(common),
    everyday: distinct(everyday),
  };
}
