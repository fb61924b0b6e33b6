import type { Seat } from '@wordhoard/kernel';
import { accepts } from '@wordhoard/lexicon';
import * as v from 'valibot';
import type { RevealedWord, Steps, WordsyMoment } from './types.ts';
import { meant } from './word-suggestions.ts';

/** [WY-14] May this seat challenge that word? Not its own, not no word, and none twice. */
const open = (entry: RevealedWord, by: Seat): boolean => entry.seat !== by && entry.status === 'stands';

/** True once the word has been challenged. */
const wasTouched = ({ status, word }: RevealedWord): boolean => word !== '' && status !== 'stands';

/**
 * [WY-14] One challenge at a time, first come, asked again after each. A player with nothing to challenge isn't asked.
 */
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
  defaultAnswer: () => ({ challenge: null }),
  reactionWindow: {
    'my-word': ({ view, seat }) => view.entered.some((entry) => entry.seat === seat && wasTouched(entry)),
  },
  answered: (_m, _step, { answer }) => (answer.challenge === null ? 'wait' : 'close'),
  close(m, _step, given) {
    const made = given.find(({ answer }) => answer.challenge !== null);
    if (!made) return;
    m.next({ type: 'challenge' });
    contest(m, entryOf(m, made.answer.challenge!), made.seat);
  },
};

/** [WY-19] Solo (ours): the game looks the word up. That isn't a challenge, so nothing can be mended either [WY-24]. */
export const lookUp: Steps['look-up'] = {
  run(m) {
    for (const entry of m.state.entered) {
      const { seat, word } = entry;
      const found = accepts(m.env, m.state.config.words, word);
      if (found) entry.status = 'proven';
      else strike(entry);
      m.tell({ type: 'looked-up', seat, word, found });
    }
  },
};

/** [WY-14] [WY-24] The dictionary speaks; if it says no, a friendly table may offer what was plainly meant. */
function contest(m: WordsyMoment, entry: RevealedWord, by: Seat): void {
  const { env, state } = m;
  const { used } = state;
  const { words, friendlySpelling } = state.config;
  const { seat, word } = entry;
  const valid = accepts(env, words, word);
  const offer = valid || !friendlySpelling ? undefined : meant({ env, words, used }, word);
  const outcome = valid ? 'proven' : offer && offer.words.length > 0 ? 'mendable' : 'struck';
  m.tell({ type: 'challenged', seat, word, by, outcome });
  if (offer && outcome === 'mendable')
    m.next({ type: 'mend', seat, word, offered: [...offer.words], runTogether: offer.runTogether });
  else if (outcome === 'struck') strike(entry);
  else {
    entry.status = 'proven';
    state.sheets[by]!.tallies += 1;
  }
}

/** [WY-14] A word that is none is worth nothing. */
export function strike(entry: RevealedWord): void {
  entry.points = 0;
  entry.status = 'struck';
}

export function entryOf({ state }: WordsyMoment, seat: Seat): RevealedWord {
  const entry = state.entered.find((entered) => entered.seat === seat);
  if (!entry) throw new Error(`seat ${seat} has entered nothing`);
  return entry;
}
