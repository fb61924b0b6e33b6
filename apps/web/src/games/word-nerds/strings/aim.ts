import type { Seat } from '@wordhoard/kernel';
import type { Names } from '../../../table-kit/phrases.ts';

/** An action card taken up, to be aimed and played. */
export const aiming = {
  cancel: 'Keep the card',
  play: (name: string): string => `Play ${name}`,
  parts: {
    word: 'Which word?',
    seat: 'Which player?',
    give: 'Which letter of yours?',
    take: 'Which letter?',
    letters: 'Which of your letters?',
    tokens: (n: number): string => `Which ${n === 1 ? 'token' : `${n} tokens`}?`,
  },
  ofWhom: (names: Names, owner: Seat, text: string): string =>
    `${owner === names.me ? 'Your' : `${names.of(owner)}’s`} ${text.toUpperCase()}`,
  you: 'You',
} as const;
