import { type Answer, forSeat, type Seat } from '@wordhoard/kernel';
import type { Event, View, WordNerds } from '@wordhoard/word-nerds';
import type { DeepReadonly } from '../../../table/answering.ts';

/** A player's last answer, as far as this page knows. */
export interface LastAnswer {
  readonly answer: DeepReadonly<Answer<WordNerds>>;
  /** Number of events they had been sent by then. */
  readonly told: number;
  /** The table has it. Until then it is on its way, and may be refused. */
  readonly sealed: boolean;
}

/** Why the word in it was not the one laid. */
export type PassedOverReason = { readonly as: 'word' | 'trump' } & (
  | { readonly because: 'score' | 'lot'; readonly by: Seat }
  | { readonly because: 'challenge'; readonly by: readonly Seat[] }
);

const DECIDE = ['laid', 'challenge', 'battle-decided', 'scored'] as const;
type Decisive = Extract<Event, { type: (typeof DECIDE)[number] }>;
const decisive = (events: readonly Event[]): readonly Decisive[] =>
  events.filter((event): event is Decisive => DECIDE.some((type) => type === event.type));

const kindOf = (answer: LastAnswer['answer']): 'word' | 'trump' | null =>
  'type' in answer && (answer.type === 'word' || answer.type === 'trump') ? answer.type : null;

/** Updates the last answer. A word that the table had, and no longer has without a decision, was handed back. */
export function followAnswer(
  before: LastAnswer | undefined,
  given: LastAnswer['answer'] | null,
  events: readonly Event[],
): LastAnswer | undefined {
  if (given && kindOf(given)) return { answer: given, told: events.length, sealed: true };
  return before?.sealed && decisive(events.slice(before.told)).length === 0 ? undefined : before;
}

/**
 * [WN-11] [WN-13] [WN-14] Shown as long as the first word is the last decision. It follows from this player's own
 * knowledge: the table tells no one that there was a second word. Scores stay as they are until the phase is over.
 */
export function passedOver(
  { answer, told }: LastAnswer,
  events: readonly Event[],
  { players }: View,
  me: Seat,
): PassedOverReason | null {
  const as = kindOf(answer);
  const [first, ...later] = decisive(events.slice(told));
  if (!as || !first || later.length > 0) return null;
  if (first.type === 'challenge') return { as, because: 'challenge', by: first.by };
  if (first.type !== 'laid' || first.seat === me) return null;
  const behind = forSeat(players, me).score - forSeat(players, first.seat).score;
  return behind < 0 ? null : { as, because: behind > 0 ? 'score' : 'lot', by: first.seat };
}
