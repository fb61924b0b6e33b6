import { checkChallenge, textOf } from '@wordhoard/word-nerds';
import { type Button, PASS } from '../ask/button.ts';
import type { Own } from '../ask/use-desk.ts';
import { wordNerds } from '../strings/play.ts';
import { isSpelling, onDesk } from '../word/on-desk.ts';

const { act } = wordNerds;

/** [WN-13] Pass, doubt any word that may be doubted, or trump with the word on the desk. */
export function responding(own: Own): readonly Button[] {
  const { situation, seat, desk } = own;
  const { words } = situation.view;
  const challenges = words.flatMap((laid, word): Button[] =>
    checkChallenge(words, seat, word)
      ? []
      : [
          {
            label: act.challenge(textOf(laid.cards)),
            key: 'c',
            sure: textOf(laid.cards),
            answer: { type: 'challenge', word },
          },
        ],
  );
  return [PASS, ...challenges, ...(isSpelling(situation) && desk.word.length > 0 ? [trumping(own)] : [])];
}

function trumping(own: Own): Button {
  const { laying, text, worth, whyNot } = onDesk(own);
  return {
    label: act.trump(text, worth.total),
    primary: true,
    disabled: Boolean(whyNot),
    answer: { type: 'trump', ...laying },
  };
}

/** [WN-15] */
export const joining = (): readonly Button[] => [
  { label: act.stayOut, key: 'p', answer: { join: false } },
  { label: act.join, key: 'c', primary: true, answer: { join: true } },
];
