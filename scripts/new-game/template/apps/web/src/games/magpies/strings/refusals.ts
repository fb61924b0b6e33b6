import type { Magpies } from '@wordhoard/magpies';
import type { AnyRefusal } from '@wordhoard/protocol';
import { refusalText } from '#strings/refusals.ts';

/** A refusal in words: the game's own if it is one of them, otherwise the shared one. */
export function refusalOf(refusal: AnyRefusal): string {
  // An unknown code isn't looked up: it is the server's or the kernel's.
  const own = refusal as Magpies['refusal'];
  switch (own.code) {
    case 'not-held':
      return 'You don’t hold that gem.';
    case 'already-shaken':
      return 'You can shake the nest only once, and only while there are gems to draw.';
    case 'too-many-gems':
      return 'The game can’t start from this position.';
    default:
      return refusalText(refusal);
  }
}
