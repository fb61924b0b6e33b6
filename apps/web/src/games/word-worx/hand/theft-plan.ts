import { forSeat, type Seat } from '@wordhoard/kernel';
import {
  type CardId,
  type OpenWord,
  type StealableCard,
  type Theft,
  textOf,
  type Workbench,
} from '@wordhoard/word-worx';
import { dragTile } from '../../../table-kit/tiles/drag-and-drop.ts';
import type { Touch } from '../floor/weld.tsx';
import type { TurnSituation } from '../prompt/turn-controls.ts';
import { dropAt } from './arranging.ts';
import { type BuildDraft, type Drop, draftOf, dropCard, lockAt } from './draft.ts';

/** Nothing can be made of what would be left. */
export interface NoRest {
  readonly code: 'no-rest';
  readonly word: string;
  readonly card: CardId;
}

/** [WX-6] The planned theft. The player's own words afterwards are a draft like any other. */
export interface TheftPlan {
  readonly loot: StealableCard;
  /** Which of the rests. */
  readonly rest: number;
}

export const planFor = (loot: StealableCard): TheftPlan => ({ loot, rest: 0 });

/** The building material, including the card about to be stolen. */
export const benchFor = (bench: Workbench, plan: TheftPlan | null): Workbench =>
  plan ? { ...bench, stolen: plan.loot.card } : bench;

/** The theft by tapping this card; equal cards of a word are one. */
export function lootAt(loot: readonly StealableCard[], word: OpenWord, card: CardId): StealableCard | undefined {
  const same = textOf([card]);
  return loot.find((it) => it.word.id === word.id && textOf([it.card]) === same);
}

export const theftOf = ({ loot, rest }: TheftPlan, draft: BuildDraft, bench: Workbench): Theft => ({
  word: loot.word.id,
  card: loot.card,
  rest: loot.rests[rest]!,
  words: draft.words,
  lock: lockAt(bench, draft),
});

/** The player's words with the stolen card, and those that change besides. Empty until it is in one of them. */
export function changedBy({ loot }: TheftPlan, { words }: BuildDraft, bench: Workbench): (readonly CardId[])[] {
  const into = words.find((run) => run.includes(loot.card));
  if (!into) return [];
  const lay = new Set(bench.words.map(({ cards }) => cards.join()));
  return [into, ...words.filter((run) => run !== into && !lay.has(run.join()))];
}

/**
 * Words of the thief's own manifest that the word with the stolen card could become; other words are for the thief to
 * find. `made`: all that its cards make.
 */
export const offersOf = (
  made: readonly (readonly CardId[])[],
  into: readonly CardId[],
  manifest: ReadonlySet<string>,
): (readonly CardId[])[] => (manifest.has(textOf(into)) ? [] : made.filter((run) => manifest.has(textOf(run))));

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
