import { type CardDeck, componentsOf, type WordWorx, type Workbench } from '@wordhoard/word-worx';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import type { Verdict } from '../hand/dictionary.worker.ts';
import { type BuildDraft, liftedOf, sealsOf } from '../hand/draft.ts';
import { changedBy, type TheftPlan } from '../hand/theft-plan.ts';
import type { TurnEditor } from '../hand/use-draft.ts';
import { wordWorx } from '../strings/play.ts';
import { inWords } from './refusals.ts';

/** The sentence over the hand: what is happening, and what the player can do. The time left is shown beside it. */
export function promptOf({ step, mine, view }: Situation<WordWorx>, names: Names): string {
  const { prompt } = wordWorx;
  const { handSize, handCost } = componentsOf(view.config);
  switch (step?.type) {
    case 'pick':
      if (!mine) return prompt.pickWait(names, step.seat);
      return step.nth === 1 ? prompt.pickFirst : prompt.pickMore(step.nth);
    case 'steal':
      return mine ? prompt.steal : prompt.stealWait(names, step.seat);
    case 'build':
      if (mine) return step.last ? prompt.last(handCost) : prompt.build;
      return step.last ? prompt.lastWait(names, step.seat) : prompt.buildWait(names, step.seat);
    case 'discard':
      return mine ? prompt.discard(handSize, step.count) : prompt.discardWait(names, step.seat);
    case undefined:
      return '';
  }
}

/** The planned theft, as far as it is settled. */
export function plannedOf(
  { faceOf, textOf }: CardDeck,
  plan: TheftPlan,
  draft: BuildDraft,
  names: Names,
  bench: Workbench,
): string {
  const { owner, word, card, rests } = plan.target;
  const made = changedBy(plan, draft, bench).map(textOf);
  const from = textOf(word.cards);
  if (made.length === 0) return wordWorx.prompt.stealFrom(names, owner, from, faceOf(card));
  const rest = textOf(rests[plan.rest]!);
  return wordWorx.prompt.theft(names, owner, { word: from, card: faceOf(card), rest, made });
}

/** Under what is being built: where a lifted card can go, why it cannot stand, what it counts, or how to build. */
export function verdictOf(
  deck: CardDeck,
  verdict: Verdict | null | undefined,
  { draft, refusal }: Pick<TurnEditor, 'draft' | 'refusal'>,
  points: number,
): string {
  const { build, lock } = wordWorx;
  const lifted = liftedOf(draft);
  if (lifted !== null) return build.lifted(deck.faceOf(lifted));
  if (verdict === null) return build.unsure;
  if (verdict?.why) return inWords(verdict.why, deck);
  if (!verdict || refusal || draft.words.length === 0) return build.hint;
  const sealed = sealsOf(draft).map((at) => deck.textOf(draft.words[at]!));
  return [build.fine(points), ...(sealed.length === 0 ? [] : [lock.willSeal(sealed)])].join(' ');
}
