import { componentsOf, spotsWords, type Wordsmith } from '@wordhoard/wordsmith';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import type { TurnDraft } from '../hand/use-draft.ts';
import { wordsmith } from '../strings/play.ts';

/** The sentence beside the sheet: what is happening, and what the player can do. The time left is shown next to it. */
export function promptOf(
  { view, mine, me, waiting }: Situation<Wordsmith>,
  draft: Pick<TurnDraft, 'turn' | 'hand' | 'offered' | 'isLeaving'>,
  names: Names,
): string {
  const { prompt } = wordsmith;
  if (me === null) return prompt.watch(names, waiting);
  if (!mine)
    return prompt.confirmed(
      names,
      waiting.filter((seat) => seat !== me),
    );
  const { hand, offered, turn } = draft;
  const { letters, goblets, swords } = turn.remaining;
  if (hand?.is === 'sword') return prompt.sword;
  if (hand?.is === 'claim') return prompt.claimFrom(turn.sheet.letters[hand.from] ?? '');
  if (hand) {
    if (hand.letter === null) return prompt.chooseLetter;
    return hand.is === 'goblet' ? prompt.heldGoblet(hand.letter) : prompt.held(hand.letter, hand.price);
  }
  const words = offered.flatMap(({ gains, claim }) => (gains ? [claim.word] : []));
  if (draft.isLeaving) return prompt.leaving(words, goblets, swords);
  if (words.length > 0) return prompt.claim(words, letters);
  if (goblets > 0 || swords > 0) return prompt.use(goblets, swords);
  const components = componentsOf(view.config);
  const isSpotting = spotsWords(view.config);
  if (letters === 0) return (isSpotting ? prompt.done : prompt.doneUnspotted)(turn.rewards.at(-1) ?? null, components);
  if (letters < components.lettersPerTurn) return (isSpotting ? prompt.more : prompt.moreUnspotted)(letters);
  return prompt.begin(letters);
}
