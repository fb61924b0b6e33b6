/** A word's lead over the one it attacks, and the action cards that increase it [WN-14]. */
import type { Seat } from '@wordhoard/kernel';
import type { PlayedAction } from './action-targets.ts';
import { componentsOf } from './components.ts';
import type { View } from './types.ts';
import { checkWordPlay, type PlannedWord, previewWord, targetsWithWord } from './word-play.ts';
import { wordValue } from './words.ts';

/** The lead of a word that attacks none is its value. */
export function leadOf(view: View, seat: Seat, planned: PlannedWord): number {
  const { word, attacked } = previewWord(view, seat, planned);
  const components = componentsOf(view.config);
  return wordValue(components, word) - (attacked ? wordValue(components, attacked) : 0);
}

interface LeadStep {
  readonly actions: PlayedAction[];
  readonly lead: number;
}

/** All ways to add one more card that increases the lead, most useful first. */
function improvingSteps(view: View, seat: Seat, cards: PlannedWord['cards'], { actions, lead }: LeadStep): LeadStep[] {
  return (view.hand?.actions ?? [])
    .filter((card) => !actions.some((one) => one.card === card))
    .flatMap((card) => targetsWithWord(view, seat, cards, card).map((target) => [...actions, { card, target }]))
    .filter((more) => checkWordPlay(view, seat, { cards, actions: more }) === undefined)
    .map((more) => ({ actions: more, lead: leadOf(view, seat, { cards, actions: more }) }))
    .filter((step) => step.lead > lead)
    .sort((a, b) => b.lead - a.lead);
}

const initialStep = (view: View, seat: Seat, cards: PlannedWord['cards']): LeadStep => ({
  actions: [],
  lead: leadOf(view, seat, { cards, actions: [] }),
});

/** All cards that increase the lead, each with its best target. */
export function allHelpfulActions(view: View, seat: Seat, cards: PlannedWord['cards']): PlayedAction[] {
  let current = initialStep(view, seat, cards);
  for (;;) {
    const [best] = improvingSteps(view, seat, cards, current);
    if (!best) return current.actions;
    current = best;
  }
}

/** As few cards as possible for this lead, the last as small as possible; undefined if all are not enough. */
export function actionsToReach(
  view: View,
  seat: Seat,
  cards: PlannedWord['cards'],
  lead: number,
): PlayedAction[] | undefined {
  let current = initialStep(view, seat, cards);
  while (current.lead < lead) {
    const steps = improvingSteps(view, seat, cards, current);
    const next = steps.findLast((step) => step.lead >= lead) ?? steps[0];
    if (!next) return undefined;
    current = next;
  }
  return current.actions;
}
