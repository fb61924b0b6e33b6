/** Moving cards about: decks, hands, discards. Every move is told to those who may know it. */
import { forSeat, type Seat } from '@wordhoard/kernel';
import type { ActionId } from './actions.ts';
import type { LetterId } from './cards.ts';
import type { DeckName, Event, NerdMoment, State } from './types.ts';

export const everyone = (state: { readonly players: readonly unknown[] }): Seat[] =>
  state.players.map((_, seat) => seat);

/** Clockwise from the holder of the First Player card. */
export function fromFirst({ first, players }: Pick<State, 'first' | 'players'>): Seat[] {
  return players.map((_, i) => (first + i) % players.length);
}

export function take<T>(from: T[], item: T): T {
  const at = from.indexOf(item);
  if (at < 0) throw new Error(`${item} is not there`);
  from.splice(at, 1);
  return item;
}

/** [WN-5] An empty deck is re-made from its discards; then as many as there are. */
function fromDeck(m: NerdMoment, name: DeckName, n: number): string[] {
  const { state } = m;
  const [deck, discards] = name === 'letters' ? [state.deck, state.discards] : [state.actionDeck, state.actionDiscards];
  const drawn = deck.secret.splice(0, n);
  if (drawn.length < n && discards.length > 0) {
    deck.secret = m.chance(name).shuffle(discards.splice(0));
    m.tell({ type: 'reshuffled', deck: name });
    drawn.push(...deck.secret.splice(0, n - drawn.length));
  }
  return drawn;
}

export const turnUp = (m: NerdMoment, n: number): LetterId[] => fromDeck(m, 'letters', n);

function drawFrom(m: NerdMoment, name: DeckName, seat: Seat, n: number): string[] {
  const cards = fromDeck(m, name, n);
  if (cards.length > 0) {
    m.tell({ type: 'drew', seat, deck: name, cards }, { only: [seat] });
    m.tell({ type: 'others-drew', seat, deck: name, count: cards.length }, { except: [seat] });
  }
  return cards;
}

export function drawLetters(m: NerdMoment, seat: Seat, n: number): void {
  forSeat(m.state.players, seat).letters.secret.push(...drawFrom(m, 'letters', seat, n));
}

export function drawAction(m: NerdMoment, seat: Seat): void {
  const cards: ActionId[] = drawFrom(m, 'actions', seat, 1);
  forSeat(m.state.players, seat).actions.secret.push(...cards);
}

/**
 * Six players draw two each [WN-19] and, if no player can buy anything, seven letters are turned up: all before a
 * question.
 */
const MOST_DRAWN_AT_ONCE = 19;

/**
 * Discards lie open, unless the deck runs out at once and they go into the new one unseen. So near the deck's end the
 * others are told only how many, and see on the pile which.
 */
export function discardLetters(m: NerdMoment, seat: Seat, cards: readonly LetterId[]): void {
  if (cards.length === 0) return;
  for (const card of cards) m.state.discards.push(take(forSeat(m.state.players, seat).letters.secret, card));
  const discarded: Event = { type: 'discarded', seat, cards: [...cards], count: cards.length };
  if (m.state.deck.secret.length >= MOST_DRAWN_AT_ONCE) return m.tell(discarded);
  m.tell(discarded, { only: [seat] });
  m.tell({ ...discarded, cards: [] }, { except: [seat] });
}

/** From hand to hand, seen by those two alone. */
export function passLetter(m: NerdMoment, from: Seat, to: Seat, card: LetterId): void {
  forSeat(m.state.players, to).letters.secret.push(take(forSeat(m.state.players, from).letters.secret, card));
  m.tell({ type: 'moved', from, to, card }, { only: [from, to] });
  m.tell({ type: 'moved', from, to, card: null }, { except: [from, to] });
}

export function toPool(m: NerdMoment, card: LetterId): void {
  m.state.pool.push(card);
  m.tell({ type: 'joined-pool', card });
}

/** Is there anything left to draw? Sees no more than the audience does. */
export const drawable = ({
  deck,
  discards,
}: {
  readonly deck: number;
  readonly discards: readonly unknown[];
}): number => deck + discards.length;
