/** Moves in writing. */
import { actionOf } from '../actions.ts';
import type { PlayedAction } from '../aims.ts';
import { type LetterId, letterOf } from '../cards.ts';
import type { Declaration, Purchase, Reply, View, WordPlay } from '../types.ts';
import { textOf } from '../words.ts';

/** Letters as they are printed: 'Q E ?'. */
export const makeLetters = (cards: readonly LetterId[]): string => cards.map(letterOf).join(' ').toUpperCase();

/** 'PATHS'; a letter for which a WILD stands is small: 'PaTHS'. */
export const makeWord = (cards: WordPlay['cards']): string =>
  cards.map(({ card, as }) => as ?? letterOf(card).toUpperCase()).join('');

/** '+2 WORD VALUE on PATHS'. */
export function cardText(view: View, { card, target }: PlayedAction): string {
  const { word, seat, give, take, letters, tokens } = target;
  const laid = word === undefined ? undefined : view.words[word];
  const parts = [
    word === undefined ? '' : ` on ${laid ? makeWord(laid.cards) : 'it'}`,
    seat === undefined ? '' : ` at player ${seat + 1}`,
    give === undefined ? '' : `, giving ${makeLetters([give])}`,
    take === undefined ? '' : `, ${makeLetters([take])}`,
    letters === undefined ? '' : `, ${makeLetters(letters)}`,
    tokens === undefined ? '' : `, ${tokens.join(' ')}`,
  ];
  return `${actionOf(card).name}${parts.join('')}`;
}

/** 'PATHS with +2 WORD VALUE on it'; which cards of the hand it takes makes another text. */
export function layingText(view: View, { cards, actions }: WordPlay): string {
  const own = cards.map(({ card }) => card).filter((card) => view.hand?.letters.includes(card));
  const from = own.length === cards.length ? '' : ` (${makeLetters(own)} from hand)`;
  return `${makeWord(cards)}${from}${actions.map((played) => ` with ${cardText(view, played)}`).join('')}`;
}

export function replyText(view: View, answer: Declaration | Reply): string {
  if (answer.type === 'pass') return 'pass';
  if (answer.type === 'challenge') return `challenge ${textOf(view.words[answer.word]!.cards).toUpperCase()}`;
  return layingText(view, answer);
}

export function purchaseText(answer: Purchase): string {
  if (answer.type === 'pass') return 'pass';
  if (answer.type === 'action') return `an action card for ${answer.token}`;
  return `replace ${makeLetters(answer.cards)} for ${answer.tokens.join(' ')}`;
}
