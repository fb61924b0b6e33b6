import { bind, type Game, type MatchSetup, type Rules, type Seat } from '@wordhoard/kernel';
import * as v from 'valibot';

/** Noughts and crosses: any engine can play it, and the game itself costs almost nothing. */
export interface Noughts {
  config: object;
  state: { cells: (Seat | null)[] };
  view: { cells: readonly (Seat | null)[] };
  event: { type: 'marked'; seat: Seat; cell: number };
  refusal: { code: 'taken' };
  steps: { turn: { step: { seat: Seat }; answer: { cell: number } } };
  free: never;
  limit: never;
  position: never;
  env: null;
}

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/** True if three of a player's marks lie in a line. */
export const isWon = (cells: readonly (unknown | null)[]): boolean =>
  LINES.some(([a, b, c]) => cells[a!] !== null && cells[a!] === cells[b!] && cells[a!] === cells[c!]);

const rules: Rules<Noughts> = {
  id: 'noughts',
  version: 1,
  players: [2, 2],
  limits: {},
  config: v.strictObject({}),
  setup: () => ({ state: { cells: new Array<Seat | null>(9).fill(null) }, agenda: [{ type: 'turn', seat: 0 }] }),
  view: ({ cells }) => ({ cells }),
  steps: {
    turn: {
      asks: (_, { seat }) => [seat],
      progress: 'shown',
      answer: v.strictObject({ cell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)) }),
      check: ({ view }, { cell }) => (view.cells[cell] === null ? undefined : { code: 'taken' }),
      defaultAnswer: ({ view }) => ({ cell: view.cells.indexOf(null) }),
      close(m, { seat }, given) {
        const { cell } = given[0]!.answer;
        const { cells } = m.state;
        cells[cell] = seat;
        m.tell({ type: 'marked', seat, cell });
        if (isWon(cells)) m.end({ scores: seat === 0 ? [1, 0] : [0, 1], places: [[seat], [1 - seat]] });
        else if (cells.every((mark) => mark !== null)) m.end({ scores: [0, 0], places: [[0, 1]] });
        else m.next({ type: 'turn', seat: 1 - seat });
      },
    },
  },
};

export const noughts: Game<Noughts> = bind<Noughts>(rules, null);
export const noughtsTable: MatchSetup<Noughts> = {
  config: {},
  players: 2,
  seed: '0'.repeat(64),
  limits: {},
  bank: null,
  position: null,
};

/** Plays these cells one after another and returns the number of moves. */
export function playNoughts(cells: readonly number[]): number {
  const started = noughts.start(noughtsTable);
  if (!started.ok) throw new Error('noughts and crosses does not start');
  let { match } = started;
  let moves = 0;
  for (const cell of cells) {
    const open = match.agenda.at(-1);
    if (match.over || !open) break;
    const outcome = noughts.play(match, moves % 2, { to: open.id, answer: { cell } }, 0);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    match = outcome.match;
    moves += 1;
  }
  if (!match.over) throw new Error('the game is not over');
  return moves;
}
