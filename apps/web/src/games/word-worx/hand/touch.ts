import { forSeat, type Seat } from '@wordhoard/kernel';
import { type CardId, componentsOf, type OpenWord } from '@wordhoard/word-worx';
import { type DropTarget, dragTile } from '../../../table-kit/tiles/drag-and-drop.ts';
import type { Touch } from '../floor/weld.tsx';
import type { RearrangeControls, TurnSituation } from '../prompt/turn-controls.ts';
import { type Drop, draftOf, dropCard, putIn, tapCard, tapEnd, toggleSeal } from './draft.ts';
import { planFor, stealableAt } from './theft-plan.ts';
import type { TurnEditor } from './use-draft.ts';

/** A tap does this, and a card that is dragged goes where it is let go. */
const touchWith = ({ draft, build }: TurnEditor, onCard: Touch['onCard']): Touch => ({
  onCard,
  onGrab: (event, card) =>
    dragTile(event, dropAt, (to) => {
      if (to !== null) build(dropCard(draft, card, to));
    }),
});

/** [WX-7] Rearranging the player's own words, while building and while stealing. */
export function rearrangeControls(
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

/** The others' cards, while the player may steal: tapped, or dragged to their place among the player's own. */
export function touchOpponents({
  situation: { view },
  turn,
  stealable,
}: TurnSituation): (owner: Seat, word: OpenWord) => Touch {
  const { deck } = componentsOf(view.config);
  return (owner, word) => {
    const take = (card: CardId, to: Drop | null): void => {
      if (forSeat(view.players, owner).lock === word.id) return turn.refuse({ code: 'locked', word: word.id });
      const found = stealable && stealableAt(deck, stealable, word, card);
      const draft = draftOf(turn.bench);
      if (found) turn.steal(planFor(found), to === null ? draft : dropCard(draft, found.card, to));
      else if (stealable) turn.refuse({ code: 'no-rest', word: deck.textOf(word.cards), card });
    };
    return {
      onCard: (card) => take(card, null),
      onGrab: (event, card) =>
        dragTile(event, dropAt, (to) => {
          if (to !== null) take(card, to);
        }),
    };
  };
}

/** The drop target under a point. The bench marks its words and cards for this. */
export function dropAt(x: number, y: number): DropTarget<Drop> | null {
  const under = document.elementFromPoint(x, y);
  const card = under?.closest<HTMLElement>('[data-beside]');
  if (card) {
    const { left, width } = card.getBoundingClientRect();
    return { where: { beside: idOf(card, 'beside'), after: x > left + width / 2 }, lit: card };
  }
  const word = under?.closest<HTMLElement>('[data-last]');
  if (word) return { where: { beside: idOf(word, 'last'), after: true }, lit: word };
  const hand = under?.closest<HTMLElement>('.hand');
  if (hand) return { where: 'hand', lit: hand };
  const bench = under?.closest<HTMLElement>('.mine');
  return bench ? { where: 'new', lit: bench.querySelector<HTMLElement>('.slot.fresh') } : null;
}

const idOf = (element: HTMLElement, name: 'beside' | 'last'): CardId => element.dataset[name]!;
