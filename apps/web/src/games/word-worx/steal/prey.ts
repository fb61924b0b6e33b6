import { forSeat, type Seat } from '@wordhoard/kernel';
import { type CardId, type OpenWord, textOf } from '@wordhoard/word-worx';
import { dragTile } from '../../../table-kit/drag-and-drop.ts';
import { type Drop, draftOf, dropCard } from '../bench/draft.ts';
import { dropAt } from '../bench/dropping.ts';
import type { Touch } from '../floor/weld.tsx';
import type { TurnSituation } from '../table/doing.ts';
import { lootAt, planFor } from './plan.ts';

/** The others' cards, while the player may steal: tapped, or dragged to their place among the player's own. */
export function preyOf({ situation: { view }, turn, loot }: TurnSituation): (owner: Seat, word: OpenWord) => Touch {
  return (owner, word) => {
    const take = (card: CardId, to: Drop | null): void => {
      if (forSeat(view.players, owner).lock === word.id) return turn.refuse({ code: 'locked', word: word.id });
      const found = loot && lootAt(loot, word, card);
      const draft = draftOf(turn.bench);
      if (found) turn.steal(planFor(found), to === null ? draft : dropCard(draft, found.card, to));
      else if (loot) turn.refuse({ code: 'no-rest', word: textOf(word.cards), card });
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
