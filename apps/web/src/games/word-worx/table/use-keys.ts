import { useGameKeys } from '../../../table-kit/use-game-keys.ts';
import type { TurnControls } from './doing.ts';

/** Digits take cards; a letter, while words are arranged, goes to the line where they are typed. */
export function useKeys({ digits, arranging }: TurnControls): void {
  useGameKeys((key) => {
    // The letter itself is then written where the focus has gone.
    if (arranging && /^[a-z]$/.test(key)) document.querySelector<HTMLElement>('.typed textarea')?.focus();
    return digits[key];
  });
}
