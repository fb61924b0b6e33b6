import { readFileSync } from 'node:fs';
import { bindGame, type GameId, loadGame } from '@wordhoard/catalog';
import {
  type AnyGame,
  type AnyGamePackage,
  type AnyMatch,
  type AnyObservation,
  chanceFrom,
  entryAt,
  legalMoves,
  limitsFor,
  type Move,
  type Seat,
  type Shape,
  seedFrom,
} from '@wordhoard/kernel';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';

/** Two players make listed moves by chance, always the same. */
const PLAYERS = 2;
const MOST = 30;
const MOVES = 400;

/** A question that a seat was asked in a match, its answer, and what the seat was shown before and after. */
export interface Exchange {
  readonly seat: Seat;
  readonly before: AnyObservation;
  readonly move: Move<Shape>;
  readonly after: AnyObservation;
  readonly events: readonly Shape['event'][];
}

const lexicon: Lexicon = openLexicon(readFileSync(new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));

/** The exchanges of a match, in order. */
export async function* exchangesOf(id: GameId): AsyncGenerator<Exchange> {
  const pack = await loadGame(id);
  if (!pack) throw new Error(`there is no game ${id}`);
  const game = bindGame(pack, lexicon);
  const chance = chanceFrom(seedFrom(`an example of ${id}`));
  let match = start(pack, game, seedFrom(id));
  const last = new Map<Seat, AnyObservation>();
  for (let i = 0; i < MOVES && !match.over; i++) {
    const { seat, before, moves } = awaited(pack, game, match);
    // The first is the default answer, which is seldom a good example.
    const move = moves.length > 1 ? entryAt(moves, 1 + chance.below(moves.length - 1)) : entryAt(moves, 0);
    const outcome = game.play(match, seat, move, match.at + 1000);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    const update = game.updateFor(last.get(seat) ?? before, outcome.match, outcome.events, seat);
    match = outcome.match;
    if (!update) continue;
    last.set(seat, update.seen);
    yield { seat, before, move, after: update.seen, events: update.events };
  }
}

function start(pack: AnyGamePackage, game: AnyGame, seed: string): AnyMatch {
  const limits = limitsFor(pack.rules, 'relaxed');
  const setup = { config: pack.defaults, players: PLAYERS, seed, limits, bank: null, position: null };
  const started = game.start(setup);
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  return started.match;
}

/** The first seat that has to answer, and its legal answers. */
function awaited(
  pack: AnyGamePackage,
  game: AnyGame,
  match: AnyMatch,
): { seat: Seat; before: AnyObservation; moves: readonly Move<Shape>[] } {
  for (const seat of match.seats) {
    const before = game.observe(match, seat);
    const listed = legalMoves(game, pack.listMoves, { seen: before, seat, env: lexicon, most: MOST });
    const moves = listed.moves.filter((move) => 'to' in move);
    if (moves.length > 0) return { seat, before, moves };
  }
  throw new Error(`${game.id}: nobody can answer`);
}
