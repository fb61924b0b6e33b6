import { columnOf, rowOf, SIZE, SQUARES, type Square } from './grid.ts';
import type { TurnStep } from './moves.ts';
import type { Sheet } from './sheet.ts';

/** Text that can't be parsed. */
export interface StepNotationFault {
  readonly code: 'bad-square' | 'bad-run' | 'bad-grid' | 'bad-step';
  readonly text: string;
}

/** 'r5c1': row 5 from the top, column 1 from the left. Parsing ignores case, here and in whole turns. */
export const formatSquare = (square: Square): string => `r${rowOf(square) + 1}c${columnOf(square) + 1}`;

export function parseSquare(text: string): Square | StepNotationFault {
  const found = /^r([1-8])c([1-8])$/i.exec(text);
  if (!found) return { code: 'bad-square', text };
  return (Number(found[1]) - 1) * SIZE + Number(found[2]) - 1;
}

export interface SquareRun {
  readonly from: Square;
  readonly to: Square;
}

/** 'r5c1-r5c4', in reading direction. */
export const formatRun = ({ from, to }: SquareRun): string => `${formatSquare(from)}-${formatSquare(to)}`;

export function parseRun(text: string): SquareRun | StepNotationFault {
  const [from, to, ...more] = text.split('-').map(parseSquare);
  return typeof from === 'number' && typeof to === 'number' && more.length === 0
    ? { from, to }
    : { code: 'bad-run', text };
}

/**
 * Eight rows of eight: 'a' is a written letter, 'A' written and circled, '.' vacant, '*' vacant and circled.
 */
export function formatGrid({ letters, circled }: Pick<Sheet, 'letters' | 'circled'>): string[] {
  const marks = letters.map((letter, square) => {
    if (letter === null) return circled[square] ? '*' : '.';
    return circled[square] ? letter.toUpperCase() : letter;
  });
  return Array.from({ length: SIZE }, (_, row) => marks.slice(row * SIZE, (row + 1) * SIZE).join(''));
}

export function parseGrid(rows: readonly string[]): Pick<Sheet, 'letters' | 'circled'> | StepNotationFault {
  const marks = rows.join('');
  const wrong = rows.find((row) => !/^[a-zA-Z.*]{8}$/.test(row));
  if (wrong !== undefined || marks.length !== SQUARES) return { code: 'bad-grid', text: wrong ?? rows.join('/') };
  return {
    letters: Array.from(marks, (mark) => (mark === '.' || mark === '*' ? null : mark.toLowerCase())),
    circled: Array.from(marks, (mark) => mark === '*' || /[A-Z]/.test(mark)),
  };
}

/**
 * A step of a turn: 'write U r5c2 1' (for 1 coin; as printed, from the second card), 'claim r5c1-r5c4',
 * 'goblet E r3c3', 'sword r1c1'.
 */
export function formatStep(step: TurnStep): string {
  switch (step.type) {
    case 'write':
      return `write ${step.letter.toUpperCase()} ${formatSquare(step.at)} ${step.price}`;
    case 'claim':
      return `claim ${formatRun(step)}`;
    case 'goblet':
      return `goblet ${step.letter.toUpperCase()} ${formatSquare(step.at)}`;
    case 'sword':
      return `sword ${formatSquare(step.at)}`;
  }
}

const STEP_PATTERN =
  /^(?:(?<write>write) (?<letter>[a-z]) (?<at>\S+) (?<price>\d)|claim (?<run>\S+)|goblet (?<gift>[a-z]) (?<on>\S+)|sword (?<circle>\S+))$/i;

export function parseStep(text: string): TurnStep | StepNotationFault {
  const { write, letter, at, price, run, gift, on, circle } = STEP_PATTERN.exec(text)?.groups ?? {};
  if (run !== undefined) {
    const ends = parseRun(run);
    return 'code' in ends ? ends : { type: 'claim', ...ends };
  }
  const written = at ?? on ?? circle;
  if (written === undefined) return { code: 'bad-step', text };
  const square = parseSquare(written);
  if (typeof square !== 'number') return square;
  if (write) return { type: 'write', letter: letter!.toLowerCase(), at: square, price: Number(price) };
  return gift === undefined
    ? { type: 'sword', at: square }
    : { type: 'goblet', letter: gift.toLowerCase(), at: square };
}
