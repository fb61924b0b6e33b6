import { wordsmith } from '#strings/wordsmith.ts';
import type { Names } from '../../shell/table/names.ts';
import type { Moment } from './sight.ts';
import type { TurnInHand } from './use-turn.ts';

/** The sentence beside the sheet: what is happening, and what the player can do. The time left is shown next to it. */
export function promptOf(
  { scene, me, waiting }: Moment,
  at: Pick<TurnInHand, 'turn' | 'hand' | 'offered'>,
  names: Names,
): string {
  const { prompt } = wordsmith;
  if (scene === 'confirmed')
    return prompt.confirmed(
      names,
      waiting.filter((seat) => seat !== me),
    );
  if (scene === 'watch') return prompt.watch(names, waiting);
  const { hand, offered, turn } = at;
  const { letters, goblets, swords } = turn.open;
  if (hand?.is === 'sword') return prompt.sword;
  if (hand) {
    if (hand.letter === null) return prompt.chooseLetter;
    return hand.is === 'goblet' ? prompt.heldGoblet(hand.letter) : prompt.held(hand.letter, hand.price);
  }
  const gains = offered.filter((it) => it.gains);
  if (gains.length > 0)
    return prompt.claim(
      gains.map(({ claim }) => claim.word),
      letters,
    );
  if (goblets > 0 || swords > 0) return prompt.use(goblets, swords);
  if (letters === 0) return prompt.done(turn.earned.at(-1) ?? null);
  return letters === 1 ? prompt.more : prompt.begin;
}
