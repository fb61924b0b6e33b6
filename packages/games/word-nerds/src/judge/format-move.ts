/** Writes moves as text. */

import { entryAt } from '@wordhoard/kernel';
import type { PlayedAction } from '../action-targets.ts';
import { actionsOf } from '../actions.ts';
import type { LetterId } from '../cards.ts';
import { type Components, componentsOf } from '../components.ts';
import type { Declaration, Purchase, Reply, View, WordPlay } from '../types.ts';
import { textOf } from '../words.ts';

/** Letters as printed: 'Q E ?'. */
export const formatLetters = ({ letters }: Components, cards: readonly LetterId[]): string =>
  cards.map(letters.letterOf).join(' ').toUpperCase();

/** 'PATHS'; a WILD's letter is in lower case: 'PaTHS'. */
export const formatWord = ({ letters }: Components, cards: WordPlay['cards']): string =>
  cards.map(({ card, as }) => as ?? letters.letterOf(card).toUpperCase()).join('');

/** '+2 WORD VALUE on PATHS'. */
export function formatCard(view: View, { card, target }: PlayedAction): string {
  const { word, seat, give, take, letters, tokens } = target;
  const components = componentsOf(view.config);
  const laid = word === undefined ? undefined : view.words[word];
  const parts = [
    word === undefined ? '' : ` on ${laid ? formatWord(components, laid.cards) : 'it'}`,
    seat === undefined ? '' : ` at player ${seat + 1}`,
    give === undefined ? '' : `, giving ${formatLetters(components, [give])}`,
    take === undefined ? '' : `, ${formatLetters(components, [take])}`,
    letters === undefined ? '' : `, ${formatLetters(components, letters)}`,
    tokens === undefined ? '' : `, ${tokens.join(' ')}`,
  ];
  return `${actionsOf(view.config).card(card).name}${parts.join('')}`;
}

/** 'PATHS with +2 WORD VALUE on it'; names the cards from the hand if the pool is used too. */
export function formatWordPlay(view: View, { cards, actions }: WordPlay): string {
  const components = componentsOf(view.config);
  const own = cards.map(({ card }) => card).filter((card) => view.hand?.letters.includes(card));
  const from = own.length === cards.length ? '' : ` (${formatLetters(components, own)} from hand)`;
  return `${formatWord(components, cards)}${from}${actions.map((played) => ` with ${formatCard(view, played)}`).join('')}`;
}

export function formatReply(view: View, answer: Declaration | Reply): string {
  if (answer.type === 'pass') return 'pass';
  if (answer.type === 'challenge')
    return `challenge ${textOf(componentsOf(view.config), entryAt(view.words, answer.word).cards).toUpperCase()}`;
  return formatWordPlay(view, answer);
}

export function formatPurchase(components: Components, answer: Purchase): string {
  if (answer.type === 'pass') return 'pass';
  if (answer.type === 'action') return `an action card for ${answer.token}`;
  return `replace ${formatLetters(components, answer.cards)} for ${answer.tokens.join(' ')}`;
}
