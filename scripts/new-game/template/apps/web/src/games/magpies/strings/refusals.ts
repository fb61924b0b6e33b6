import type { Magpies } from '@wordhoard/magpies';
import type { AnyRefusal } from '@wordhoard/protocol';
import { refusalText } from '#strings/refusals.ts';

/** A refusal in words: the game's own if it is one of them, otherwise the shared one. */
export function refusalOf(refusal: AnyRefusal): string {
  // An unknown code isn't looked up: it is the server's or the kernel's.
  const own = refusal as Magpies['refusal'];
  switch (own.code) {
    case 'not-held':
      return 'That gem is not in your hand.';
    case 'already-shaken':
      return 'The nest can be shaken once, and only while there are gems to draw.';
    case 'too-many-gems':
      return 'The game cannot start from this position.';
    default:
      return refusalText(refusal);
  }
}
