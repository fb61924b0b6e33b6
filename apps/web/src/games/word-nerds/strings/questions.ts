import type { Names } from '../../../table-kit/phrases.ts';
import { listed } from '../../../ui/format.ts';
import type { PassedOverReason } from '../prompt/passed-over.ts';

export const questions = {
  /** An action card taken up, to be aimed and played. */
  aim: {
    cancel: 'Keep the card',
    play: (name: string): string => `Play ${name}`,
    parts: {
      word: 'Which word?',
      seat: 'Which player?',
      give: 'Which letter of yours?',
      take: 'Which letter?',
      letters: 'Which of your letters?',
    },
    tokens: (n: number): string => `Which ${n === 1 ? 'token' : `${n} tokens`}?`,
    you: 'You',
  },

  /** [WN-15] Before points are at stake. */
  challenge: {
    title: (text: string): string => `Challenge ${text.toUpperCase()}?`,
    risk: 'If it isn’t a word, it scores nothing and you get 10 points. If it is, you lose 10.',
    yes: 'Challenge',
    no: 'Don’t challenge',
  },

  /** Several people at one device. */
  together: {
    take: (name: string): string => `Hand to ${name}`,
    passFor: (name: string): string => `${name} passes`,
    nobody: 'Everyone here passes',
  },

  /** [WN-11] [WN-13] [WN-14] Why this player's word was not laid, though it was as quick as another's. */
  passedOver: ({ as, ...it }: PassedOverReason, names: Names): string => {
    const both = `You both ${as === 'word' ? 'declared' : 'trumped'}.`;
    const stays = 'your word went back to your hand, unseen.';
    if (it.because === 'challenge')
      return `${listed(it.by.map(names.of))} challenged as you trumped, and a challenge comes first; ${stays}`;
    const name = names.of(it.by);
    return it.because === 'score'
      ? `${both} ${name} has the lower score, so ${name}’s word goes first; ${stays}`
      : `${both} Your scores are tied, and the draw chose ${name}’s word; ${stays}`;
  },
} as const;
