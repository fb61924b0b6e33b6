import type { Seat } from '@wordhoard/kernel';
import type { ActionTarget, ChoiceRange, TargetSpec, View } from '@wordhoard/word-nerds';

const PARTS = ['word', 'seat', 'give', 'take', 'letters', 'tokens'] as const;

/** One part of a target, and what it may be. */
export interface TargetChoice {
  readonly part: (typeof PARTS)[number];
  readonly of: ChoiceRange<string | number>;
}

/** Choices still open for a card, in order: `take` may depend on `word`. */
export function choicesOf(
  aim: TargetSpec,
  aiming: { readonly view: View; readonly seat: Seat },
  picked: ActionTarget,
): readonly TargetChoice[] {
  let chosen: ActionTarget = picked;
  return PARTS.flatMap((part): TargetChoice[] => {
    const of = part === 'letters' || part === 'tokens' ? aim[part]?.(aiming) : one(aim[part]?.(aiming, chosen));
    // The only word there is counts as chosen for what follows.
    if (part === 'word' && of?.items.length === 1) chosen = { ...chosen, word: Number(of.items[0]) };
    return of ? [{ part, of }] : [];
  });
}

const one = (of: readonly (string | number)[] | undefined): ChoiceRange<string | number> | undefined =>
  of && { items: of, min: 1, max: 1 };

/** A part of a target, whether it takes one value or several. */
export const valuesOf = (part: ActionTarget[TargetChoice['part']]): readonly (string | number)[] =>
  part === undefined ? [] : typeof part === 'object' ? part : [part];

/** Puts a value into a target, or takes it out where several may be chosen. */
export function pick(
  picked: ActionTarget,
  part: TargetChoice['part'],
  value: string | number,
  { max }: TargetChoice['of'],
): ActionTarget {
  if (part !== 'letters' && part !== 'tokens') {
    // Another word has other cards.
    const { take, ...rest } = picked;
    return { ...(part === 'word' || take === undefined ? rest : { ...rest, take }), [part]: value };
  }
  const now = valuesOf(picked[part]);
  const next = now.includes(value) ? now.filter((it) => it !== value) : [...now, value].slice(-max);
  return { ...picked, [part]: next };
}

/** The whole target once every part is chosen (what leaves no choice is chosen already); null before. */
export function completeTarget(choices: readonly TargetChoice[], picked: ActionTarget): ActionTarget | null {
  const target: Partial<
    Record<TargetChoice['part'], ActionTarget[TargetChoice['part']] | readonly (string | number)[]>
  > = {};
  for (const { part, of } of choices) {
    const several = part === 'letters' || part === 'tokens';
    const forced = of.items.length === of.min ? of.items : null;
    const taken = forced ?? valuesOf(picked[part]).filter((value) => of.items.includes(value));
    if (taken.length < of.min || taken.length > of.max) return null;
    target[part] = several ? taken : taken[0];
  }
  // Filled from the card's own aim, part by part.
  return target as ActionTarget;
}
