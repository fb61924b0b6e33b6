import { forSeat, type Seat } from '@wordhoard/kernel';
import { isAccepted } from '@wordhoard/lexicon';
import * as v from 'valibot';
import type { RevealedWord, Steps, WordsyContext } from './types.ts';
import { suggestWords } from './word-suggestions.ts';

/** [WY-14] A seat may challenge another player's word, if there is one and it has not been challenged before. */
const isChallengeable = (entry: RevealedWord, by: Seat): boolean => entry.seat !== by && entry.status === 'stands';

const wasChallenged = ({ status, word }: RevealedWord): boolean => word !== '' && status !== 'stands';

/**
 * [WY-14] One challenge at a time: the first one counts, and the question is asked again after it. A player with nothing
 * to challenge isn't asked.
 */
export const challenge: Steps['challenge'] = {
  asks: (state) =>
    state.sheets.map((_, seat) => seat).filter((seat) => state.entered.some((entry) => isChallengeable(entry, seat))),
  limit: 'challenge',
  progress: 'shown',
  answer: v.strictObject({ challenge: v.nullable(v.pipe(v.number(), v.integer())) }),
  check({ view, seat }, { challenge: target }) {
    if (target === null || view.entered.some((entry) => entry.seat === target && isChallengeable(entry, seat)))
      return undefined;
    return { code: 'not-challengeable', seat: target };
  },
  defaultAnswer: () => ({ challenge: null }),
  reactionWindow: {
    'my-word': ({ view, seat }) => view.entered.some((entry) => entry.seat === seat && wasChallenged(entry)),
  },
  answered: (_m, _step, { answer }) => (answer.challenge === null ? 'wait' : 'close'),
  close(m, _step, answers) {
    const challenger = answers.find(({ answer }) => answer.challenge !== null);
    if (!challenger) return;
    m.next({ type: 'challenge' });
    resolveChallenge(m, entryOf(m, challenger.answer.challenge!), challenger.seat);
  },
};

/** [WY-19] Solo (ours): the game looks the word up. This isn't a challenge, so the word can't be mended [WY-24]. */
export const lookUp: Steps['look-up'] = {
  run(m) {
    for (const entry of m.state.entered) {
      const { seat, word } = entry;
      const found = isAccepted(m.env, m.state.config.words, word);
      if (found) entry.status = 'proven';
      else strike(entry);
      m.tell({ type: 'looked-up', seat, word, found });
    }
  },
};

/** [WY-14] [WY-24] Looks the challenged word up. For a non-word a friendly table may offer similar words. */
function resolveChallenge(m: WordsyContext, entry: RevealedWord, by: Seat): void {
  const { env, state } = m;
  const { used } = state;
  const { words, friendlySpelling } = state.config;
  const { seat, word } = entry;
  const isValid = isAccepted(env, words, word);
  const suggested = isValid || !friendlySpelling ? undefined : suggestWords({ env, words, used }, word);
  const outcome = isValid ? 'proven' : suggested && suggested.words.length > 0 ? 'mendable' : 'struck';
  m.tell({ type: 'challenged', seat, word, by, outcome });
  if (suggested && outcome === 'mendable')
    m.next({ type: 'mend', seat, word, offered: [...suggested.words], runTogether: suggested.runTogether });
  else if (outcome === 'struck') strike(entry);
  else {
    entry.status = 'proven';
    forSeat(state.sheets, by).tallies += 1;
  }
}

/** [WY-14] A non-word scores nothing. */
export function strike(entry: RevealedWord): void {
  entry.points = 0;
  entry.status = 'struck';
}

export function entryOf({ state }: WordsyContext, seat: Seat): RevealedWord {
  const entry = state.entered.find((candidate) => candidate.seat === seat);
  if (!entry) throw new Error(`seat ${seat} has entered nothing`);
  return entry;
}
