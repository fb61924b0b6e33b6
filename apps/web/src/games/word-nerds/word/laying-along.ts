import type { Seat } from '@wordhoard/kernel';
import {
  type ActionId,
  type ActionTarget,
  fittingActions,
  type LetterId,
  type PlayedAction,
  targetsWithWord,
  type View,
  type WordCard,
} from '@wordhoard/word-nerds';

/**
 * An action card set aside to be laid with the word being spelt. The word has no place on the table yet, and the one it
 * will have changes with every word that others lay: so it is called 'own' until it is laid.
 */
export interface Along {
  readonly card: ActionId;
  readonly on: 'own' | number;
  readonly take?: LetterId;
}

const ownPlace = ({ words }: View): number => words.length;

const aimed = (view: View, { on, take }: Along): ActionTarget => ({
  word: on === 'own' ? ownPlace(view) : on,
  ...(take === undefined ? {} : { take }),
});

/** Set aside for this target. */
export const setAside = (view: View, card: ActionId, { word, take }: ActionTarget): Along => ({
  card,
  on: word === undefined || word === ownPlace(view) ? 'own' : word,
  ...(take === undefined ? {} : { take }),
});

/** Another card, another target for the same card, or (null) the card back. */
export const changed = (view: View, now: readonly Along[], card: ActionId, target: ActionTarget | null): Along[] => [
  ...now.filter((one) => one.card !== card),
  ...(target === null ? [] : [setAside(view, card, target)]),
];

/** Cards that can be laid with this word now: they and their targets are still there. */
export const layable = (view: View, seat: Seat, cards: readonly WordCard[], along: readonly Along[]): PlayedAction[] =>
  cards.length === 0
    ? []
    : fittingActions(view, seat, {
        cards,
        actions: along.map((one) => ({ card: one.card, target: aimed(view, one) })),
      });

/** A card that may go with this word, and what it could be meant for. */
export interface ActionOffer {
  readonly card: ActionId;
  readonly targets: readonly ActionTarget[];
}

/** Cards with the fewest choices first: boxes to tick side by side, then the lists. */
export const offers = (view: View, seat: Seat, cards: readonly WordCard[]): ActionOffer[] =>
  (view.hand?.actions ?? [])
    .map((card) => ({ card, targets: targetsWithWord(view, seat, cards, card) }))
    .filter(({ targets }) => targets.length > 0)
    .sort((a, b) => a.targets.length - b.targets.length);
