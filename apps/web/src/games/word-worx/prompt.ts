import { faceOf, type ScoreLine, textOf, type Workbench } from '@wordhoard/word-worx';
import { wordWorx } from '#strings/word-worx.ts';
import type { Names } from '../../shell/table/names.ts';
import { inWords, type Why } from './refusals.ts';
import type { Moment } from './scene.ts';
import { type Plan, theftOf } from './stealing.ts';

/** The sentence over the hand: what is happening, and what the player can do. The time left is shown beside it. */
export function promptOf({ scene, view }: Moment, names: Names, places: readonly (readonly number[])[]): string {
  const { prompt } = wordWorx;
  switch (scene.is) {
    case 'pick':
      if (!scene.mine) return prompt.pickWait(names, scene.seat);
      return scene.nth === 1 ? prompt.pickFirst : prompt.pickSecond;
    case 'steal':
      return scene.mine ? prompt.steal : prompt.stealWait(names, scene.seat);
    case 'build':
      if (scene.mine) return scene.last ? prompt.last : prompt.build;
      return scene.last ? prompt.lastWait(names, scene.seat) : prompt.buildWait(names, scene.seat);
    case 'discard':
      return scene.mine ? prompt.discard(scene.count) : prompt.discardWait(names, scene.seat);
    case 'over': {
      const first = places[0] ?? [];
      return prompt.won(names, first, view.players[first[0] ?? 0]?.total ?? 0);
    }
  }
}

/** What is about to be stolen, as far as it is settled. `lines`: what one's words would count then. */
export function plannedOf(plan: Plan, names: Names, bench: Workbench, lines: readonly ScoreLine[]): string {
  const { owner, word, card } = plan.loot;
  const theft = theftOf(plan);
  if (!theft) return wordWorx.prompt.stealFrom(names, owner, textOf(word.cards), faceOf(card));
  const made = textOf(theft.made);
  const onto = bench.words.find(({ id }) => id === theft.onto);
  return wordWorx.prompt.theft(names, owner, {
    word: textOf(word.cards),
    card: faceOf(card),
    rest: textOf(theft.rest),
    onto: onto ? textOf(onto.cards) : null,
    made,
    points: lines.find((line) => line.word === made)?.points ?? 0,
  });
}

/** Under what is being built: why it cannot stand, or what it counts, or how to build. `points` is null for nothing. */
export function verdictOf(verdict: Why | null | undefined, refusal: Why | null, points: number | null): string {
  if (verdict) return inWords(verdict);
  return verdict === null && points !== null && !refusal ? wordWorx.build.fine(points) : wordWorx.build.hint;
}
