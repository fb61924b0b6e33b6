import type { Stage, View, Wordsy } from '@wordhoard/wordsy';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { wordsy } from '../strings/play.ts';
import { wroteNothing } from '../writing/draft.ts';

/** [WY-14] A word of this round was challenged and fell: what is asked now is about the others. */
export const hasStrike = ({ entered }: View): boolean => entered.some(({ status }) => status === 'struck');

/** The sentence over the line: what is happening, and what the player can do. The time left is shown beside it. */
export function promptOf(situation: Situation<Wordsy>, names: Names): string {
  const { step, view, me, mine, waiting } = situation;
  const { prompt } = wordsy;
  const others = waiting.filter((seat) => seat !== me);
  switch (step?.type) {
    case 'ready':
      if (me === null && !mine) return prompt.readyWatch(names, others);
      if (!mine) return prompt.readyWait(names, others);
      if (step.round > 1) return prompt.readyNext(step.round);
      return view.mode === 'solo' ? prompt.readyFirstSolo : prompt.readyFirst;
    case 'write':
      if (wroteNothing(situation)) return prompt.blank;
      return mine ? writing(situation, step.stage, names) : written(situation, names);
    case 'challenge':
      if (!mine) return prompt.challengeWait(names, others);
      return hasStrike(view) ? prompt.challengeMore : prompt.challenge;
    case 'mend':
      if (!mine) return prompt.mendWait(names, step.seat, step.word);
      return step.runTogether ? prompt.mendParts(step.word) : prompt.mend(step.word);
    case undefined:
      return '';
  }
}

function writing({ view, me }: Situation<Wordsy>, stage: Stage, names: Names): string {
  const { prompt } = wordsy;
  if (stage === 'grace') return prompt.grace;
  if (stage === 'late') return prompt.late;
  if (view.mode === 'solo') return stage === 'timer' ? prompt.timerSolo(view.solo?.spot ?? 'top') : prompt.writeSolo;
  if (stage === 'timer' && view.sheets.length === 1) return prompt.againstSand;
  if (stage === 'timer') return view.lead === null ? prompt.flippedByNobody : prompt.flipped(names, view.lead);
  if (view.mode === 'main-player' && view.lead !== null) return prompt.writeMain(names, view.lead);
  return view.noFlip === me && me !== null ? prompt.writeNoFlip : prompt.write;
}

function written({ view, me, waiting }: Situation<Wordsy>, names: Names): string {
  const { prompt } = wordsy;
  const others = waiting.filter((seat) => seat !== me);
  if (me === null) return prompt.watchWrite(names, waiting);
  return view.mode === 'race' && view.lead === me ? prompt.fastest(names, others) : prompt.locked(names, others);
}
