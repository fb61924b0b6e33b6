import type { Seat } from '@wordhoard/kernel';
import { type CardId, type Loot, type OpenWord, textOf, type View, type Workbench } from '@wordhoard/word-worx';
import { dragTile } from '../../tiles/drag.ts';
import { dropCard, putIn, takeOut } from './building.ts';
import { dropAt } from './dropping.ts';
import type { Scene } from './scene.ts';
import { lootAt, planFor, planOnto, withCard } from './stealing.ts';
import type { Turn } from './use-turn.ts';
import type { Touch } from './weld.tsx';

const tapOnly = (onCard: Touch['onCard']): Touch => ({ onCard, onGrab: () => undefined });

/** While building: a tap does this, and a card that is dragged goes where it is let go. */
const buildWith = ({ draft, build }: Turn, onCard: Touch['onCard']): Touch => ({
  onCard,
  onGrab: (event, card) =>
    dragTile(event, dropAt, (to) => {
      if (to !== null) build(dropCard(draft, card, to));
    }),
});

/** The cards in one's own words, while building. */
export const touchLaid = (turn: Turn): Touch => buildWith(turn, (card) => turn.build(takeOut(turn.draft, card)));

/** The cards of the hand; null while nothing can be done with them. */
export function touchHeld(turn: Turn, scene: Scene): Touch | null {
  if (scene.is === 'over' || !scene.mine) return null;
  const { draft, plan } = turn;
  if (scene.is === 'build') return buildWith(turn, (card) => turn.build(putIn(draft, card)));
  if (scene.is === 'steal' && plan) return tapOnly((card) => turn.steal(withCard(plan, card)));
  return scene.is === 'discard' ? tapOnly(turn.choose) : null;
}

/** The cards of others, while one may steal: touched, or dragged onto a word of one's own. */
export function touchPrey(
  turn: Turn,
  { players }: View,
  bench: Workbench,
  loot: readonly Loot[] | null | undefined,
): (owner: Seat, word: OpenWord) => Touch {
  return (owner, word) => {
    const take = (card: CardId, onto: number | null | undefined): void => {
      if (players[owner]!.lock === word.id) return turn.refuse({ code: 'locked', word: word.id });
      const found = loot && lootAt(loot, word, card);
      if (found) turn.steal(onto === undefined ? planFor(found) : planOnto(planFor(found), onto));
      else if (loot) turn.refuse({ code: 'no-rest', word: textOf(word.cards), card });
    };
    return {
      onCard: (card) => take(card, undefined),
      onGrab: (event, card) =>
        dragTile(event, dropAt, (to) => {
          if (to === null) return;
          const onto = typeof to === 'object' && bench.words.find(({ cards }) => cards.includes(to.beside));
          take(card, onto ? onto.id : null);
        }),
    };
  };
}
