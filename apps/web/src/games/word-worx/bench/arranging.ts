import { dragTile } from '../../../tiles/drag.ts';
import type { Touch } from '../floor/weld.tsx';
import type { Arranging, Playing } from '../table/doing.ts';
import type { Turn } from '../table/use-turn.ts';
import { dropCard, putIn, tapCard, tapEnd, toggleSeal } from './draft.ts';
import { dropAt } from './dropping.ts';

/** A tap does this, and a card that is dragged goes where it is let go. */
const touchWith = ({ draft, build }: Turn, onCard: Touch['onCard']): Touch => ({
  onCard,
  onGrab: (event, card) =>
    dragTile(event, dropAt, (to) => {
      if (to !== null) build(dropCard(draft, card, to));
    }),
});

/** [WX-7] One's own words taken apart and put together, while building and while stealing. */
export function arrangingOf(
  { turn, verdict }: Pick<Playing, 'turn' | 'verdict'>,
  sealing: readonly number[] | null,
  send: () => void,
): Arranging {
  const { draft, build } = turn;
  return {
    draft,
    sealing,
    wrong: verdict?.wrong ?? [],
    touch: touchWith(turn, (card) => build(tapCard(draft, card))),
    onAim: (word) => build(tapEnd(draft, word)),
    onSeal: (word) => build(toggleSeal(draft, word)),
    onDraft: build,
    onEnter: send,
  };
}

/** The cards of the hand meanwhile: into the words. */
export const touchHeld = (turn: Turn): Touch => touchWith(turn, (card) => turn.build(putIn(turn.draft, card)));
