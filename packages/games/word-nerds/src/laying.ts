/** [WN-14] A word with the action cards laid together with it: how it would lie there, and whether it may. */
import type { Schema, Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { ACTION_IDS, type ActionId, actionId, actionOf } from './actions.ts';
import { type ActionTarget, misfit, type PlayedAction, target, targets } from './aims.ts';
import { front, lay } from './battle.ts';
import { usedCards } from './schemas.ts';
import type { Refusal, TableWord, View, WordPlay } from './types.ts';
import { checkSpelling, valueOfWord } from './words.ts';

const played: Schema<PlayedAction[]> = v.pipe(
  v.array(v.strictObject({ card: actionId, target })),
  v.maxLength(ACTION_IDS.length),
);
/** For the schemas of a declaration and of a trump. Most words are laid without a card, and need not say so. */
export const layingParts: { cards: typeof usedCards; actions: Schema<PlayedAction[]> } = {
  cards: usedCards,
  actions: v.optional(played, []),
};

/** A word about to be laid; it is only looked at. */
export type PlannedWord = { readonly [K in keyof WordPlay]: Readonly<WordPlay[K]> };

/** The words on the table with this one among them, as yet without its action cards; and its place. */
function laidBare(
  words: readonly TableWord[],
  seat: Seat,
  cards: PlannedWord['cards'],
): { words: TableWord[]; at: number } {
  const copies = words.map((word) => ({ ...word, doubled: [...word.doubled] }));
  return { words: copies, at: lay(copies, seat, cards) };
}

/** The word being laid, or the one it attacks: what a card laid with it may be aimed at. */
const inReach = (words: readonly TableWord[], at: number, { word }: ActionTarget): boolean =>
  word !== undefined && (word === at || word === words[at]!.attacks);

/** Lays the cards one after another; gives the first that may not be. */
function layActions(
  view: View,
  seat: Seat,
  { cards, actions }: PlannedWord,
): Refusal | { words: TableWord[]; at: number } {
  const { words, at } = laidBare(view.words, seat, cards);
  for (const [i, { card, target: aimed }] of actions.entries()) {
    const twice = actions.findIndex((one) => one.card === card) < i;
    if (twice || !view.hand?.actions.includes(card)) return { code: 'not-there', card };
    const { aim, withWord } = actionOf(card);
    if (!withWord) return { code: 'not-with-word', card };
    const field = misfit(aim, { view: { ...view, words }, seat }, aimed);
    if (field) return { code: 'bad-target', field };
    if (!inReach(words, at, aimed)) return { code: 'bad-target', field: 'word' };
    withWord(words[aimed.word!]!, aimed);
  }
  return { words, at };
}

/** [WN-10] [WN-14] Can this be laid by this viewer? */
export function checkLaying(view: View, seat: Seat, laying: PlannedWord): Refusal | undefined {
  const not = checkSpelling(view, laying.cards);
  if (not) return not;
  const laid = layActions(view, seat, laying);
  return 'code' in laid ? laid : undefined;
}

/** [WN-14] And may it trump now? Its action cards count before "strictly higher" is asked. */
export function checkTrump(view: View, seat: Seat, laying: PlannedWord): Refusal | undefined {
  const { scoring, trumping } = front(view.words);
  if (scoring === null || trumping !== null) return { code: 'battle-on' };
  if (view.words[scoring]!.owner === seat) return { code: 'own-word' };
  const not = checkSpelling(view, laying.cards);
  if (not) return not;
  const laid = layActions(view, seat, laying);
  if ('code' in laid) return laid;
  const value = valueOfWord(laid.words[laid.at]!);
  const needed = valueOfWord(laid.words[scoring]!) + 1;
  return value < needed ? { code: 'not-higher', value, needed } : undefined;
}

/** Of these action cards those that can be laid with these letters, together. */
export function fitting(view: View, seat: Seat, { cards, actions }: PlannedWord): PlayedAction[] {
  const fit: PlayedAction[] = [];
  for (const one of actions) if (!('code' in layActions(view, seat, { cards, actions: [...fit, one] }))) fit.push(one);
  return fit;
}

/** The new word and the one it attacks (null for a declaration) as they would lie; cards that don't fit do nothing. */
export function asLaid(view: View, seat: Seat, planned: PlannedWord): { word: TableWord; attacked: TableWord | null } {
  const { cards } = planned;
  const laid = layActions(view, seat, { cards, actions: fitting(view, seat, planned) });
  const { words, at } = 'code' in laid ? laidBare(view.words, seat, cards) : laid;
  const word = words[at]!;
  return { word, attacked: word.attacks === null ? null : words[word.attacks]! };
}

/** Possible targets of a card laid with these letters; empty if it can't be laid with them. */
export function targetsWithWord(view: View, seat: Seat, cards: PlannedWord['cards'], card: ActionId): ActionTarget[] {
  const { aim, withWord } = actionOf(card);
  const { words, at } = laidBare(view.words, seat, cards);
  if (!withWord || cards.length === 0) return [];
  return targets(aim, { view: { ...view, words }, seat }).filter((one) => inReach(words, at, one));
}
