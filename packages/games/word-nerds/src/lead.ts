/** A word's lead over the one it attacks, and the action cards laid with it that make the difference [WN-14]. */
import type { Seat } from '@wordhoard/kernel';
import type { PlayedAction } from './aims.ts';
import { asLaid, checkLaying, type PlannedWord, targetsWithWord } from './laying.ts';
import type { View } from './types.ts';
import { valueOfWord } from './words.ts';

/** A word that attacks none is ahead by all it is worth. */
export function leadOf(view: View, seat: Seat, planned: PlannedWord): number {
  const { word, attacked } = asLaid(view, seat, planned);
  return valueOfWord(word) - (attacked ? valueOfWord(attacked) : 0);
}

interface Step {
  readonly actions: PlayedAction[];
  readonly lead: number;
}

/** Every way to lay one card more that is of use, the most useful first. */
function further(view: View, seat: Seat, cards: PlannedWord['cards'], { actions, lead }: Step): Step[] {
  return (view.hand?.actions ?? [])
    .filter((card) => !actions.some((one) => one.card === card))
    .flatMap((card) => targetsWithWord(view, seat, cards, card).map((target) => [...actions, { card, target }]))
    .filter((more) => checkLaying(view, seat, { cards, actions: more }) === undefined)
    .map((more) => ({ actions: more, lead: leadOf(view, seat, { cards, actions: more }) }))
    .filter((step) => step.lead > lead)
    .sort((a, b) => b.lead - a.lead);
}

const start = (view: View, seat: Seat, cards: PlannedWord['cards']): Step => ({
  actions: [],
  lead: leadOf(view, seat, { cards, actions: [] }),
});

/** Every card that helps, each where it helps most. */
export function withAllThatHelp(view: View, seat: Seat, cards: PlannedWord['cards']): PlayedAction[] {
  let now = start(view, seat, cards);
  for (;;) {
    const [best] = further(view, seat, cards, now);
    if (!best) return now.actions;
    now = best;
  }
}

/** Few cards, and of the last the smallest that does, to be ahead by so much; undefined when all of them are not enough. */
export function toReach(view: View, seat: Seat, cards: PlannedWord['cards'], lead: number): PlayedAction[] | undefined {
  let now = start(view, seat, cards);
  while (now.lead < lead) {
    const steps = further(view, seat, cards, now);
    const next = steps.findLast((step) => step.lead >= lead) ?? steps[0];
    if (!next) return undefined;
    now = next;
  }
  return now.actions;
}
