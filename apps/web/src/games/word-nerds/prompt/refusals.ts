import type { ActionDeck, Refusal } from '@wordhoard/word-nerds';
import { type RefusalWording, refusalWording } from '../../../table-kit/refusals.ts';

/** A refusal in words, with its reason or remedy; some also stand on an action card that can't be played. */
export const inWords: RefusalWording<Refusal, [deck: ActionDeck]> = refusalWording<Refusal, [deck: ActionDeck]>({
  'token-spent': ({ token }) =>
    token === 0 ? 'Token 0 buys nothing. Choose another.' : `You can’t use token ${token} now. Choose another.`,
  'not-there': () => 'That’s gone. Choose another.',
  'too-short': () => 'Words need four letters or more.',
  'no-hand-card': () => 'Use at least one letter from your hand.',
  'wild-unnamed': () => 'Choose a letter for the WILD.',
  'not-wild': () => 'Only a WILD can stand for another letter.',
  'not-higher': ({ value, needed }) => `Your word is worth ${value}, but a trump needs ${needed}.`,
  'own-word': () => 'That’s your own word. Choose another.',
  'battle-on': () => 'Wait for this battle to end, then trump.',
  'not-challengeable': () => 'That word can’t be challenged any more.',
  'wrong-count': ({ owed }) => `Choose exactly ${owed}.`,
  'not-now': ({ card }, deck) => {
    const { when, applyToWord } = deck.card(card);
    // [WN-14] FULL CREDIT alone is played on words and never laid with one.
    return when === 'word' && !applyToWord ? 'Only on a word on the table.' : NOT_NOW[when];
  },
  'not-with-word': () => 'You can’t play that card with your word.',
  'no-target': ({ needs }) => NO_TARGET[needs],
  'no-effect': () => 'It would do nothing now.',
  'bad-target': () => 'You can’t play it on that. Choose another.',
  'nothing-to-draw': () => 'There’s nothing left to draw.',
  'stop-not-now': () => 'You can’t vote now. Try again later.',
  'already-said': () => 'You’ve already voted that way.',
});

const NOT_NOW = {
  auction: 'Only after the bids are revealed.',
  word: 'Only with your word, or on a word on the table.',
  outside: 'Not during the word declaration.',
  any: 'Not at this moment.',
} as const;

const NO_TARGET = {
  word: 'There’s no word to play it on.',
  seat: 'There’s no player to play it on.',
  give: 'You have no letter to give.',
  take: 'There’s no letter to take.',
  letters: 'You have no letters.',
  tokens: 'You have no spent tokens.',
} as const;
