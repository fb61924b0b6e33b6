import type { Seat } from '@wordhoard/kernel';
import { workbenchOf } from '../arrangement.ts';
import { type CardId, faceOf, textOf } from '../cards.ts';
import type { Judge } from '../config.ts';
import { remakes } from '../spelling.ts';
import { checkTheft, type Theft } from '../theft.ts';
import type { OpenWord, View } from '../types.ts';
import type { Arrangement } from './best.ts';

/** [WX-6] A card that could be taken, and what the rest of its word can become. */
export interface Loot {
  readonly owner: Seat;
  readonly word: OpenWord;
  readonly card: CardId;
  readonly rests: readonly (readonly CardId[])[];
}

/** Which words come to mind. */
type Knows = (word: string) => boolean;
const every: Knows = () => true;

/** Every card that may be stolen by this seat; of equal cards in one word only the first. */
export function lootFor({ players }: View, seat: Seat, judge: Judge, knows: Knows = every): Loot[] {
  return players.flatMap(({ words, lock }, owner) =>
    owner === seat ? [] : words.filter(({ id }) => id !== lock).flatMap((word) => lootIn(owner, word, judge, knows)),
  );
}

function lootIn(owner: Seat, word: OpenWord, judge: Judge, knows: Knows): Loot[] {
  const { cards } = word;
  const different = cards.filter((card, i) => cards.findIndex((other) => faceOf(other) === faceOf(card)) === i);
  return different.flatMap((card) => {
    const rests = remakes(
      cards.filter((other) => other !== card),
      judge,
    ).filter((rest) => knows(textOf(rest)));
    return rests.length === 0 ? [] : [{ owner, word, card, rests }];
  });
}

/** A theft with the best that can be built after it. */
export interface TheftIdea {
  readonly loot: Loot;
  readonly after: Arrangement;
}

const MOST_FROM_HAND = 3;

/**
 * The move that begins it: where the card goes at once, and which of the rests is left. Everything on the table may be
 * moved afterwards, so any first home will do that takes no card the plan keeps in hand; undefined if there is none.
 */
export function theftFor(
  view: View,
  seat: Seat,
  { loot, after }: TheftIdea,
  judge: Judge,
  { rest = loot.rests[0]!, knows = every }: { readonly rest?: readonly CardId[]; readonly knows?: Knows } = {},
): Theft | undefined {
  const { hand, words } = workbenchOf(view, seat);
  const laid = hand.filter((card) => after.words.some((cards) => cards.includes(card)));
  const start = { word: loot.word.id, card: loot.card, rest };
  const isLegal = (theft: Theft): boolean => !checkTheft(view, seat, theft, judge);
  const targets = [null, ...words];
  for (let size = 0; size <= MOST_FROM_HAND; size++)
    for (const added of choices(laid, size))
      for (const target of targets) {
        const options = remakes([loot.card, ...(target?.cards ?? []), ...added], judge);
        const made = options.find((run) => knows(textOf(run)));
        const theft = made && { ...start, onto: target?.id ?? null, made };
        if (theft && isLegal(theft)) return theft;
      }
  // Or the very word it is planned for, which may take more of the hand.
  const made = after.words.find((cards) => cards.includes(loot.card))!;
  return targets.map((target) => ({ ...start, onto: target?.id ?? null, made })).find(isLegal);
}

function choices<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}
