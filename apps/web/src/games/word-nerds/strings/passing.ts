import type { StopReason } from '@wordhoard/word-nerds';

/** For what auto-pass still asks; goes on after "It still asks you if". */
export const reasons: Readonly<Record<StopReason, string>> = {
  'my-card': 'you hold a card that’s useful then',
  'my-word': 'your word is trumped or struck',
  'might-trump': 'your letters might make a trump',
  'might-challenge': 'there is a new word to challenge',
  'might-buy': 'you can buy something',
};
