import type { Magpies } from '@wordhoard/magpies';
import { type RefusalWording, refusalWording } from '../../../table-kit/refusals.ts';

/** A refusal in words. A new code of the game doesn't compile before it has a sentence here. */
export const inWords: RefusalWording<Magpies['refusal']> = refusalWording<Magpies['refusal']>({
  'not-held': () => 'That gem isn’t in your hand.',
  'already-shaken': () => 'You can shake the nest once, and only while there are gems to draw.',
  'too-many-gems': () => 'The game can’t start from this position.',
});
