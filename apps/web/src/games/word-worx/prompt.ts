import { wordWorx } from '#strings/word-worx.ts';
import type { Names } from '../../shell/table/names.ts';
import type { Moment } from './scene.ts';

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
