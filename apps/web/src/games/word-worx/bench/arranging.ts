import { dragTile } from '../../../table-kit/drag-and-drop.ts';
import type { Touch } from '../floor/weld.tsx';
import type { RearrangeControls, TurnSituation } from '../table/doing.ts';
import type { TurnEditor } from '../table/use-turn.ts';
import { dropCard, putIn, tapCard, tapEnd, toggleSeal } from './draft.ts';
import { dropAt } from './dropping.ts';

/** A tap does this, and a card that is dragged goes where it is let go. */
const touchWith = ({ draft, build }: TurnEditor, onCard: Touch['onCard']): Touch => ({
  onCard,
  onGrab: (event, card) =>
    dragTile(event, dropAt, (to) => {
      if (to !== null) build(dropCard(draft, card, to));
    }),
});

/** [WX-7] Rearranging the player's own words, while building and while stealing. */
export function arrangingOf(
  { turn, verdict }: Pick<TurnSituation, 'turn' | 'verdict'>,
  sealing: readonly number[] | null,
  send: () => void,
): RearrangeControls {
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
export const touchHeld = (turn: TurnEditor): Touch => touchWith(turn, (card) => turn.build(putIn(turn.draft, card)));
