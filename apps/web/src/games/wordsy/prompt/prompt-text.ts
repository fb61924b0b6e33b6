import { entryOf } from '@wordhoard/kernel';
import { componentsOf, LIMITS, type RevealedWord, type Stage, type View, type Wordsy } from '@wordhoard/wordsy';
import { askedHere } from '../../../table/hot-seat.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { type Situation, situationOf } from '../../../table-kit/situation.ts';
import { decides, wroteNothing } from '../hand/draft.ts';
import { wordsy } from '../strings/play.ts';

/** What is happening, and what the player can do. The time left is shown beside it. */
export function promptOf(
  situation: Situation<Wordsy>,
  names: Names,
  deciding: readonly Situation<Wordsy>[] = [situation],
): string {
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
      if (mine) return writePrompt(situation, step.stage, names);
      if (me === null) return prompt.watchWrite(names, waiting);
      return view.mode === 'race' && view.lead === me ? prompt.fastest(names, others) : prompt.locked(names, others);
    case 'challenge':
      if (!mine) return prompt.challengeWait(names, others);
      return hasStrike(view) ? prompt.challengeMore : prompt.challenge(challengeable(view, deciding).length);
    case 'mend':
      if (!mine) return prompt.mendWait(names, step.seat, step.word);
      return step.runTogether ? prompt.mendParts(step.word) : prompt.mend(step.word);
    case undefined:
      return '';
  }
}

function writePrompt({ view, me }: Situation<Wordsy>, stage: Stage, names: Names): string {
  const { prompt } = wordsy;
  if (stage === 'grace') return prompt.grace;
  if (stage === 'late') return prompt.late;
  if (view.mode === 'solo') {
    if (stage !== 'timer') return prompt.writeSolo;
    return prompt.timerSolo(view.solo?.spot ?? 'top', componentsOf(view.config).soloBonusFrom);
  }
  if (stage === 'timer' && view.sheets.length === 1) return prompt.againstSand;
  if (stage === 'timer') return view.lead === null ? prompt.flippedByNobody : prompt.flipped(names, view.lead);
  if (view.mode === 'main-player' && view.lead !== null) return prompt.writeMain(names, view.lead);
  return view.noFlip === me && me !== null ? prompt.writeNoFlip : prompt.write;
}

/** [WY-14] A word of this round was struck out: the question is now about the other words. */
export const hasStrike = ({ entered }: View): boolean => entered.some(({ status }) => status === 'struck');

/** [WY-14] The words that one of these players may challenge: no one challenges their own. */
export const challengeable = ({ entered }: View, deciding: readonly Situation<Wordsy>[]): readonly RevealedWord[] =>
  entered.filter(({ seat, status }) => status === 'stands' && deciding.some(({ me }) => me !== seat));

/** Without a timer there is no pause between rounds: the page makes one, for as long as the player likes. */
export const isUnhurried = ({ step, view }: Situation<Wordsy>): boolean =>
  step?.type === 'write' && (step.stage === 'alone' || (step.stage === 'writing' && view.mode === 'main-player'));

/** The seats at this device that may still decide, each as it sees the table. */
export const decidingHere = ({
  here,
  observations,
}: Pick<GameTableProps<Wordsy>, 'here' | 'observations'>): readonly Situation<Wordsy>[] =>
  askedHere(here, observations)
    .map((seat) => situationOf(entryOf(observations, seat).seen, seat)) // only seats with an observation are asked
    .filter(decides);

/** Several people look at one screen: a question that any of them may still answer is for all of them. */
export const forAllHere = (situation: Situation<Wordsy>, deciding: readonly Situation<Wordsy>[]): Situation<Wordsy> =>
  situation.me === null && deciding.length > 0 ? { ...situation, mine: true } : situation;

export interface Sand {
  /** Milliseconds left; null while the timer stands. */
  readonly left: number | null;
  /** Share of the sand that is still above, 1 to 0. */
  readonly share: number;
  readonly running: boolean;
  /** [WY-19] It ran out in a round that goes on without a bonus. */
  readonly out: boolean;
}

type TimerDisplay =
  | ({ readonly by: 'sand' } & Sand)
  | { readonly by: 'ring'; readonly left: number; readonly of: number }
  | { readonly by: 'nothing' };

/**
 * The sand runs from the flip to its end; other limits are shown by a ring. `changed` are the limits of this table that
 * are not the game's own.
 */
export function timerDisplay(
  { step, view }: Situation<Wordsy>,
  left: number | null,
  changed: Readonly<Record<string, number | null>>,
): TimerDisplay {
  const full = (limit: Wordsy['limit']): number => changed[limit] ?? LIMITS[limit].ms;
  if (step?.type === 'write') {
    const running = (step.stage === 'timer' || step.stage === 'grace') && left !== null;
    const out = step.stage === 'late';
    // After the timer all sand is below, and only the seconds count on.
    const share = step.stage === 'timer' ? (left ?? 0) / full('timer') : 0;
    return view.mode === 'race' || running || out ? { by: 'sand', left, share, running, out } : { by: 'nothing' };
  }
  if (step === null || left === null) return { by: 'nothing' };
  return { by: 'ring', left, of: full(step.type) };
}
