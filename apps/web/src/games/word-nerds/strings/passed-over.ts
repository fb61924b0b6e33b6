import type { Names } from '../../../table-kit/phrases.ts';
import { listed } from '../../../ui/format.ts';
import type { PassedOver } from '../word/passed-over.ts';

/** [WN-11] [WN-13] [WN-14] Of two who were as quick as each other: why this player's word was not laid. */
export function passedOverInWords({ as, ...it }: PassedOver, names: Names): string {
  const both = `You both ${as === 'word' ? 'declared' : 'trumped'}.`;
  const stays = 'your word went back to your hand, unseen.';
  if (it.because === 'challenge')
    return `${listed(it.by.map(names.of))} challenged as you trumped, and a challenge comes first; ${stays}`;
  const name = names.of(it.by);
  return it.because === 'score'
    ? `${both} ${name} has the lower score, so ${name}’s word goes first; ${stays}`
    : `${both} Your scores are tied, and the draw chose ${name}’s word; ${stays}`;
}
