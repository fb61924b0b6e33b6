import type { Unless } from '@wordhoard/word-nerds';

/** For what auto-pass still asks; goes on after "It still asks you if". */
export const reasons: Readonly<Record<Unless, string>> = {
  'my-card': 'you hold a useful card for that moment',
  'my-word': 'your word is attacked or struck',
  'might-trump': 'your letters might trump',
  'might-challenge': 'there is a new word to challenge',
  'might-buy': 'you can buy something',
};
