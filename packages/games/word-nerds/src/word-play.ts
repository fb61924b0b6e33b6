/** [WN-14] A word and the action cards laid with it: whether it is legal, and the resulting words on the table. */
import { entryAt, type Schema, type Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import {
  type ActionTarget,
  findBadPart,
  listTargets,
  type PlayedAction,
  partsOf,
  targetSchema,
} from './action-targets.ts';
import { type ActionId, actionIdSchema, actionsOf, MAX_ACTIONS } from './actions.ts';
import { activeWords, addWord } from './battle.ts';
import { componentsOf } from './components.ts';
import { wordCardsSchema } from './schemas.ts';
import type { Refusal, TableWord, View, WordPlay } from './types.ts';
import { checkSpelling, wordValue } from './words.ts';

const playedActionsSchema: Schema<PlayedAction[]> = v.pipe(
  v.array(v.strictObject({ card: actionIdSchema, target: targetSchema })),
  v.maxLength(MAX_ACTIONS),
);
/** For the schemas of a declaration and of a trump. `actions` may be missing, as most words have none. */
export const wordPlayFields: { cards: typeof wordCardsSchema; actions: Schema<PlayedAction[]> } = {
  cards: wordCardsSchema,
  actions: v.optional(playedActionsSchema, []),
};

/** A word about to be laid, read-only. */
export type PlannedWord = { readonly [K in keyof WordPlay]: Readonly<WordPlay[K]> };

/** The words on the table with this one added, without its action cards; and its index. */
function withNewWord(
  words: readonly TableWord[],
  seat: Seat,
  cards: PlannedWord['cards'],
): { words: TableWord[]; at: number } {
  const copies = words.map((word) => ({ ...word, doubled: [...word.doubled] }));
  return { words: copies, at: addWord(copies, seat, cards) };
}

/** A card laid with a word may target only that word or the one it attacks. */
const isWithinReach = (words: readonly TableWord[], at: number, { word }: ActionTarget): boolean =>
  word !== undefined && (word === at || word === entryAt(words, at).attacks);

/** Applies the action cards one after another, or returns the refusal of the first that isn't allowed. */
function applyActions(
  view: View,
  seat: Seat,
  { cards, actions }: PlannedWord,
): Refusal | { words: TableWord[]; at: number } {
  const { words, at } = withNewWord(view.words, seat, cards);
  const actionCards = actionsOf(view.config);
  for (const [i, { card, target: actionTarget }] of actions.entries()) {
    const isRepeated = actions.findIndex((one) => one.card === card) < i;
    if (isRepeated || !view.hand?.actions.includes(card)) return { code: 'not-there', card };
    const { targetSpec, applyToWord } = actionCards.card(card);
    if (!applyToWord) return { code: 'not-with-word', card };
    const badPart = findBadPart(targetSpec, { view: { ...view, words }, seat }, actionTarget);
    const field = badPart ?? (isWithinReach(words, at, actionTarget) ? undefined : 'word');
    if (field) return { code: 'bad-target', card, field, needs: partsOf(targetSpec) };
    applyToWord(entryAt(words, actionTarget.word!), actionTarget);
  }
  return { words, at };
}

/** [WN-10] [WN-14] Checks whether this viewer may lay this. */
export function checkWordPlay(view: View, seat: Seat, wordPlay: PlannedWord): Refusal | undefined {
  const refusal = checkSpelling(view, wordPlay.cards);
  if (refusal) return refusal;
  const laid = applyActions(view, seat, wordPlay);
  return 'code' in laid ? laid : undefined;
}

/** [WN-14] Checks whether it may trump now. Its action cards count before the values are compared. */
export function checkTrump(view: View, seat: Seat, wordPlay: PlannedWord): Refusal | undefined {
  const { scoring, trumping } = activeWords(view.words);
  if (scoring === null || trumping !== null) return { code: 'battle-on' };
  if (entryAt(view.words, scoring).owner === seat) return { code: 'own-word' };
  const refusal = checkSpelling(view, wordPlay.cards);
  if (refusal) return refusal;
  const laid = applyActions(view, seat, wordPlay);
  if ('code' in laid) return laid;
  const components = componentsOf(view.config);
  const value = wordValue(components, entryAt(laid.words, laid.at));
  const needed = wordValue(components, entryAt(laid.words, scoring)) + 1;
  return value < needed ? { code: 'not-higher', value, needed } : undefined;
}

/** Those of the action cards that can be laid with these letters, together. */
export function fittingActions(view: View, seat: Seat, { cards, actions }: PlannedWord): PlayedAction[] {
  const fitting: PlayedAction[] = [];
  for (const one of actions)
    if (!('code' in applyActions(view, seat, { cards, actions: [...fitting, one] }))) fitting.push(one);
  return fitting;
}

/** The new word and the one it attacks (null for a declaration) after laying it. Ignores cards that don't fit. */
export function previewWord(
  view: View,
  seat: Seat,
  planned: PlannedWord,
): { word: TableWord; attacked: TableWord | null } {
  const { cards } = planned;
  const laid = applyActions(view, seat, { cards, actions: fittingActions(view, seat, planned) });
  const { words, at } = 'code' in laid ? withNewWord(view.words, seat, cards) : laid;
  const word = entryAt(words, at);
  return { word, attacked: word.attacks === null ? null : entryAt(words, word.attacks) };
}

/** The possible targets of a card laid with these letters; empty if it can't be laid with them. */
export function targetsWithWord(view: View, seat: Seat, cards: PlannedWord['cards'], card: ActionId): ActionTarget[] {
  const { targetSpec, applyToWord } = actionsOf(view.config).card(card);
  const { words, at } = withNewWord(view.words, seat, cards);
  if (!applyToWord || cards.length === 0) return [];
  return listTargets(targetSpec, { view: { ...view, words }, seat }).filter((one) => isWithinReach(words, at, one));
}
