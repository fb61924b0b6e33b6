import type { Seat } from '@wordhoard/kernel';
import { accepts, suggestions } from '@wordhoard/lexicon';
import * as v from 'valibot';
import { cheapieOf } from './cheapies.ts';
import type { Entered, Steps, WordsyMoment } from './types.ts';

/** [WY-24] At most so many words are offered to whoever misspelt one. */
const OFFERED = 5;

/** [WY-14] May this seat challenge that word? Not its own, not no word, and none twice. */
const open = (entry: Entered, by: Seat): boolean => entry.seat !== by && entry.status === 'stands';

/** [WY-14] One challenge at a time, first come; asked again after each. Whoever can challenge nothing is not asked. */
export const challenge: Steps['challenge'] = {
  asks: (state) =>
    state.sheets.map((_, seat) => seat).filter((seat) => state.entered.some((entry) => open(entry, seat))),
  limit: 'challenge',
  progress: 'shown',
  answer: v.strictObject({ challenge: v.nullable(v.pipe(v.number(), v.integer())) }),
  check({ view, seat }, { challenge: target }) {
    if (target === null || view.entered.some((entry) => entry.seat === target && open(entry, seat))) return undefined;
    return { code: 'not-challengeable', seat: target };
  },
  silent: () => ({ challenge: null }),
  answered: (_m, _step, { answer }) => (answer.challenge === null ? 'wait' : 'close'),
  close(m, _step, given) {
    const made = given.find(({ answer }) => answer.challenge !== null);
    if (!made) return;
    m.next({ type: 'challenge' });
    contest(m, entryOf(m, made.answer.challenge!), made.seat);
  },
};

/** Solo (ours): the house looks every word up, and bears no tally. */
export const lookUp: Steps['look-up'] = {
  run(m) {
    for (const entry of m.state.entered) if (entry.status === 'stands') contest(m, entry, null);
  },
};

/** [WY-14] [WY-24] The dictionary speaks; if it says no, a friendly table may offer what was plainly meant. */
function contest(m: WordsyMoment, entry: Entered, by: Seat | null): void {
  const { env, state } = m;
  const { seat, word } = entry;
  const valid = accepts(env, state.config.words, word);
  const offered = valid || !state.config.friendlySpelling ? [] : meant(m, word);
  const outcome = valid ? 'proven' : offered.length > 0 ? 'mendable' : 'struck';
  m.tell({ type: 'challenged', seat, word, by, outcome });
  if (outcome === 'mendable') m.next({ type: 'mend', seat, word, offered });
  else if (outcome === 'struck') strike(entry);
  else {
    entry.status = 'proven';
    if (by !== null) state.sheets[by]!.tallies += 1;
  }
}

/** [WY-24] Words the table knows within two slips of the pen, none of them a cheapie. */
function meant({ env, state }: WordsyMoment, word: string): string[] {
  const skip = (other: string): boolean =>
    !accepts(env, state.config.words, other) || cheapieOf(env, state.used, other) !== undefined;
  return suggestions(env, word, { limit: OFFERED, maxDistance: 2, skip }).map((suggestion) => suggestion.word);
}

/** [WY-14] A word that is none is worth nothing. */
export function strike(entry: Entered): void {
  entry.points = 0;
  entry.status = 'struck';
}

export function entryOf({ state }: WordsyMoment, seat: Seat): Entered {
  const entry = state.entered.find((entered) => entered.seat === seat);
  if (!entry) throw new Error(`seat ${seat} has entered nothing`);
  return entry;
}
