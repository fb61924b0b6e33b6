/** Moves cards between decks, hands and discards, and tells those who may know it. */
import { forSeat, type Seat } from '@wordhoard/kernel';
import type { ActionId } from './actions.ts';
import type { LetterId } from './cards.ts';
import type { DeckName, Event, WordNerdsContext } from './types.ts';

export const allSeats = (state: { readonly players: readonly unknown[] }): Seat[] =>
  state.players.map((_, seat) => seat);

/** All seats, clockwise from the holder of the First Player card. */
export function seatsFromFirst({
  first,
  players,
}: {
  readonly first: Seat;
  readonly players: readonly unknown[];
}): Seat[] {
  return players.map((_, i) => (first + i) % players.length);
}

export function removeItem<T>(from: T[], item: T): T {
  const at = from.indexOf(item);
  if (at < 0) throw new Error(`${item} is not there`);
  from.splice(at, 1);
  return item;
}

/** [WN-5] Takes up to `n` cards. An empty deck is made again from its discards. */
function takeFromDeck(m: WordNerdsContext, name: DeckName, n: number): string[] {
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

export const turnUpLetters = (m: WordNerdsContext, n: number): LetterId[] => takeFromDeck(m, 'letters', n);

function drawFrom(m: WordNerdsContext, name: DeckName, seat: Seat, n: number): string[] {
  const cards = takeFromDeck(m, name, n);
  if (cards.length > 0) {
    m.tell({ type: 'drew', seat, deck: name, cards }, { only: [seat] });
    m.tell({ type: 'others-drew', seat, deck: name, count: cards.length }, { except: [seat] });
  }
  return cards;
}

export function drawLetters(m: WordNerdsContext, seat: Seat, n: number): void {
  forSeat(m.state.players, seat).letters.secret.push(...drawFrom(m, 'letters', seat, n));
}

export function drawAction(m: WordNerdsContext, seat: Seat): void {
  const cards: ActionId[] = drawFrom(m, 'actions', seat, 1);
  forSeat(m.state.players, seat).actions.secret.push(...cards);
}

/**
 * Letters that may be drawn before the next question: two by each of six players [WN-19] and, if no player can buy
 * anything, seven for the auction.
 */
const MAX_DRAWN_AT_ONCE = 19;

/**
 * Discards are public, unless the deck runs out at once and they go into the new deck unseen. So when the deck is nearly
 * empty, the others are told only how many cards are discarded; they see the cards if they stay on the pile.
 */
export function discardLetters(m: WordNerdsContext, seat: Seat, cards: readonly LetterId[]): void {
  if (cards.length === 0) return;
  for (const card of cards) m.state.discards.push(removeItem(forSeat(m.state.players, seat).letters.secret, card));
  const discarded: Event = { type: 'discarded', seat, cards: [...cards], count: cards.length };
  if (m.state.deck.secret.length >= MAX_DRAWN_AT_ONCE) return m.tell(discarded);
  m.tell(discarded, { only: [seat] });
  m.tell({ ...discarded, cards: [] }, { except: [seat] });
}

/** Moves a letter between two hands. Only those two players see which. */
export function moveLetter(m: WordNerdsContext, from: Seat, to: Seat, card: LetterId): void {
  forSeat(m.state.players, to).letters.secret.push(removeItem(forSeat(m.state.players, from).letters.secret, card));
  m.tell({ type: 'moved', from, to, card }, { only: [from, to] });
  m.tell({ type: 'moved', from, to, card: null }, { except: [from, to] });
}

export function addToPool(m: WordNerdsContext, card: LetterId): void {
  m.state.pool.push(card);
  m.tell({ type: 'joined-pool', card });
}

/** How many letters can still be drawn, which is public. */
export const countDrawable = ({
  deck,
  discards,
}: {
  readonly deck: number;
  readonly discards: readonly unknown[];
}): number => deck + discards.length;
