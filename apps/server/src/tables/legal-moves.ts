import { legalMoves, type Seat } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { LegalMovesInfo, ServerRefusal } from '@wordhoard/protocol';
import { hasOtherPeople, refuse } from '@wordhoard/table';
import type { TableContext } from './table-context.ts';

export interface MovesRequest {
  readonly seat: Seat;
  readonly most: number;
  /** The dictionary. */
  readonly env: Lexicon;
}

/**
 * The legal moves of a guest's seat. Only where no other person plays: a list of words that can be spelt would help a
 * player against people.
 */
export async function legalMovesAt(
  { running, state, services }: TableContext,
  who: string,
  { seat, most, env }: MovesRequest,
): Promise<LegalMovesInfo | ServerRefusal> {
  const { places, status, options } = state;
  if (!running || status === 'waiting') return refuse('not-started');
  const place = places[seat];
  if (!place) return refuse('no-such-seat');
  if (place.who !== who) return refuse('not-seated');
  if (hasOtherPeople(state, who)) return refuse('people-play');
  const ready = await services.findGame(options.game);
  const seen = running.observe(seat);
  const list = ready?.pack.listMoves;
  const { moves, more } = legalMoves(running.game, list, { seen, seat, env, most });
  return { seat, question: seen.question?.id ?? null, moves, more };
}
