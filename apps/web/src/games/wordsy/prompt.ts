import { wordsy } from '#strings/wordsy.ts';
import type { Names } from '../../shell/table/names.ts';
import type { Moment } from './scene.ts';

/** The sentence over the line: what is happening, and what the player can do. The time left is shown beside it. */
export function promptOf(moment: Moment, names: Names, places: readonly (readonly number[])[] | null): string {
  const { scene, view, me, waiting } = moment;
  const { prompt } = wordsy;
  const others = waiting.filter((seat) => seat !== me);
  switch (scene.is) {
    case 'ready':
      if (me === null && !scene.mine) return prompt.readyWatch(names, others);
      if (!scene.mine) return prompt.readyWait(names, others);
      if (scene.round > 1) return prompt.readyNext(scene.round);
      return view.mode === 'solo' ? prompt.readyFirstSolo : prompt.readyFirst;
    case 'write':
      return scene.mine ? writing(moment, names) : written(moment, names);
    case 'challenge':
      return scene.mine ? prompt.challenge : prompt.challengeWait(names, others);
    case 'mend':
      return scene.mine ? prompt.mend(scene.word) : prompt.mendWait(names, scene.seat, scene.word);
    case 'over':
      return ending(moment, names, places ?? []);
  }
}

function writing({ scene, view, me }: Moment, names: Names): string {
  const { prompt } = wordsy;
  const stage = scene.is === 'write' ? scene.stage : 'writing';
  if (stage === 'grace') return prompt.grace;
  if (view.mode === 'solo') return stage === 'timer' ? prompt.timerSolo(view.solo?.spot ?? 'top') : prompt.writeSolo;
  if (stage === 'timer') return view.lead === null ? prompt.flippedByNobody : prompt.flipped(names, view.lead);
  if (view.mode === 'main-player' && view.lead !== null) return prompt.writeMain(names, view.lead);
  return view.noFlip === me && me !== null ? prompt.writeNoFlip : prompt.write;
}

function written({ view, me, waiting }: Moment, names: Names): string {
  const { prompt } = wordsy;
  const others = waiting.filter((seat) => seat !== me);
  if (me === null) return prompt.watchWrite(names, waiting);
  return view.mode === 'race' && view.lead === me ? prompt.fastest(names, others) : prompt.locked(names, others);
}

function ending({ view }: Moment, names: Names, places: readonly (readonly number[])[]): string {
  const { prompt } = wordsy;
  const first = places[0] ?? [];
  const total = view.sheets[first[0] ?? 0]?.total ?? 0;
  if (view.solo)
    return total >= view.solo.target
      ? prompt.soloWon(total, view.solo.target)
      : prompt.soloLost(total, view.solo.target);
  return prompt.won(names, first, total);
}
