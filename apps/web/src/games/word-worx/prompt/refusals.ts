import type { AnyRefusal } from '@wordhoard/protocol';
import type { CardDeck, CardId, Refusal } from '@wordhoard/word-worx';
import { type RefusalWording, refusalWording } from '../../../table-kit/refusals.ts';
import type { TypedFault } from '../hand/draft.ts';
import type { NoRest } from '../hand/theft-plan.ts';

/** The typed words can't be laid, so nothing is sent. */
interface NotLaid {
  readonly code: 'not-laid';
  readonly why: TypedFault;
}

/** Reasons against a move: the game's, the page's own before asking, or the server's. */
export type Why = AnyRefusal | OwnRefusal;
type OwnRefusal = Refusal | TypedFault | NoRest | NotLaid;

const upper = (text: string): string => text.toUpperCase();
/** The rules also name cards that the deck lacks. */
const face = ({ findFace }: CardDeck, card: CardId): string => upper(findFace(card) ?? card);

/** A refusal in words, with its reason or remedy. */
export const inWords: RefusalWording<OwnRefusal, [deck: CardDeck]> = refusalWording<OwnRefusal, [deck: CardDeck]>({
  'not-on-line': ({ card }, deck) => `${face(deck, card)} is no longer on the line. Take another card.`,
  'must-pick': () => 'You must take at least one card from the line.',
  'wrong-number': ({ wanted, given }) => `You chose ${given} to discard. Choose ${wanted}.`,
  'already-there': () => 'The lock is already there. Choose another word.',
  'not-on-manifest': ({ word }) => `${upper(word)} isn’t on your manifest. You can only lock manifest words for good.`,
  'not-yours': ({ card }, deck) => `${face(deck, card)} isn’t yours. Use cards from your hand or your own words.`,
  'used-twice': ({ card }, deck) => `You’ve used ${face(deck, card)} twice. Use each card once.`,
  'left-out': ({ card }, deck) => `${face(deck, card)} is on the table, so it must stay in one of your words.`,
  'not-welded': ({ card }, deck) => `Use the stolen ${face(deck, card)} in one of your words.`,
  'lock-elsewhere': () =>
    'While you rearrange, the lock stays with its word or comes off. Move it before or afterwards.',
  'too-short': ({ word, minimum }) => `${upper(word)} is too short. New words need at least ${minimum} letters.`,
  'not-a-word': ({ word }) => `${upper(word)} isn’t in the dictionary.`,
  locked: () => 'That word is locked. Steal from another, or steal nothing.',
  'not-in-word': ({ card }, deck) => `${face(deck, card)} isn’t in that word. Choose another card.`,
  'wrong-rest': () => 'That isn’t what’s left of the word. Choose one of the words offered.',
  'no-cards': ({ word }) => `You don’t have the cards for ${upper(word)}.`,
  'no-rest': ({ word, card }, deck) =>
    `Without ${face(deck, card)}, the rest of ${upper(word)} makes no word. Choose another card.`,
  'not-laid': ({ why }, deck) => `Your words can’t be laid yet. ${inWords(why, deck)}`,
});
