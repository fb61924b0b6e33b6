import { LIMITS, type Stage, type View, type Wordsy } from '@wordhoard/wordsy';
import { askedHere } from '../../../table/hot-seat.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { type Situation, situationOf } from '../../../table-kit/situation.ts';
import { decides, wroteNothing } from '../hand/draft.ts';
import { wordsy } from '../strings/play.ts';

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

/** Display of the time: the sand, a ring, or nothing. */
export type TimerDisplay =
  | {
      readonly by: 'sand';
      readonly left: number | null;
      readonly share: number;
      readonly running: boolean;
      readonly out: boolean;
    }
  | { readonly by: 'ring'; readonly left: number; readonly of: number }
  | { readonly by: 'nothing' };

/**
 * The sand runs from the flip to its end; other windows close in a ring; days and no limit at all are in the words.
 * `changed` are the limits of this table that are not the game's own.
 */
export function telling(
  { step, view }: Situation<Wordsy>,
  left: number | null,
  changed: Readonly<Record<string, number | null>>,
): TimerDisplay {
  const full = (limit: Wordsy['limit']): number => changed[limit] ?? LIMITS[limit].ms;
  if (step?.type === 'write') {
    const running = (step.stage === 'timer' || step.stage === 'grace') && left !== null;
    const out = step.stage === 'late';
    // In the grace after it the sand lies below, and only the figures count on.
    const share = step.stage === 'timer' ? (left ?? 0) / full('timer') : 0;
    return view.mode === 'race' || running || out ? { by: 'sand', left, share, running, out } : { by: 'nothing' };
  }
  if (step === null || left === null) return { by: 'nothing' };
  return { by: 'ring', left, of: full(step.type) };
}

/** The seats at this device that may still decide, each as it sees the table. */
export const decidingHere = ({
  here,
  sights,
}: Pick<GameTableProps<Wordsy>, 'here' | 'sights'>): readonly Situation<Wordsy>[] =>
  askedHere(here, sights)
    .map((seat) => situationOf(sights.get(seat)!.seen, seat))
    .filter(decides);

/** Several people before one screen: what one of them may still answer is theirs to answer together. */
export const together = (situation: Situation<Wordsy>, deciding: readonly Situation<Wordsy>[]): Situation<Wordsy> =>
  situation.me === null && deciding.length > 0 ? { ...situation, mine: true } : situation;
