import { count, type Seat } from '@wordhoard/kernel';
import { accepts } from '@wordhoard/lexicon';
import * as v from 'valibot';
import { MAX_WORD } from './config.ts';
import { finish } from './finish.ts';
import { fits } from './spelling.ts';
import { TRAY } from './tiles.ts';
import { after, draw, nextTurn } from './turn.ts';
import type { Pending, State, Steps, WildMoment } from './types.ts';

const others = (state: { scores: readonly number[] }, seat: Seat): Seat[] =>
  state.scores.map((_, other) => other).filter((other) => other !== seat);

/** [WW-14] First come, first challenged; silence accepts. Deciding spends the chess clock too. */
export const challenge: Steps['challenge'] = {
  asks: (state, { seat }) => others(state, seat),
  limit: 'challenge',
  banked: true,
  progress: 'shown',
  answer: v.strictObject({ challenge: v.boolean() }),
  check: () => undefined,
  silent: () => ({ challenge: false }),
  answered: (_m, _step, { answer }) => (answer.challenge ? 'close' : 'wait'),
  close(m, { seat }, given) {
    const challenger = given.find(({ answer }) => answer.challenge)?.seat;
    if (challenger === undefined) return;
    const pending = pendingOf(m.state);
    pending.challenger = challenger;
    m.tell({ type: 'challenged', seat, by: challenger });
    m.next({ type: 'spell', seat, challenger, patterns: pending.words.map(({ pattern }) => pattern) });
  },
};

/** [WW-15] The clocks stand; this has a limit of its own. A spelling that does not fit is heard, and fails. */
export const spell: Steps['spell'] = {
  asks: (_, { seat }) => [seat],
  limit: 'spell',
  progress: 'shown',
  answer: v.strictObject({
    words: v.nullable(
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]*$/), v.maxLength(MAX_WORD))), v.maxLength(TRAY + 1)),
    ),
  }),
  check({ step: { patterns } }, { words }) {
    return words === null || words.length === patterns.length
      ? undefined
      : { code: 'word-count', made: patterns.length };
  },
  silent: () => ({ words: null }),
  close(m, { seat, challenger }, [given]) {
    const { words } = given!.answer;
    pendingOf(m.state).spelt = words;
    m.tell({ type: 'spelt', seat, words });
    // Where nothing was spelt there is nothing to agree about (ours).
    if (words === null) m.next({ type: 'judge', agreed: [], disagreed: [] });
    else m.next({ type: 'vote', seat, challenger });
  },
};

/** [WW-17] Sealed. Among two there is nobody left to ask. Silence trusts the player (ours). */
export const vote: Steps['vote'] = {
  asks: (state, { seat, challenger }) => others(state, seat).filter((other) => other !== challenger),
  limit: 'vote',
  progress: 'sealed',
  answer: v.strictObject({ agree: v.boolean() }),
  check: () => undefined,
  silent: () => ({ agree: false }),
  close(m, _step, given) {
    const who = (agree: boolean): Seat[] =>
      given
        .filter(({ answer }) => answer.agree === agree)
        .map(({ seat }) => seat)
        .sort((a, b) => a - b);
    m.next({ type: 'judge', agreed: who(true), disagreed: who(false) });
  },
};

/** [WW-15] [WW-16] [WW-17] The dictionary speaks. */
export const judge: Steps['judge'] = {
  run(m, { agreed, disagreed }) {
    const { state } = m;
    const { seat, challenger, spelt, words } = pendingOf(state);
    const wrong = (spelt ?? []).filter(
      (word, i) => !fits(words[i]!.pattern, word) || !accepts(m.env, state.config.words, word),
    );
    const stands = spelt !== null && wrong.length === 0;
    const { penalty } = state.config;
    const losers = stands ? [challenger!, ...agreed] : disagreed;
    const penalised = m.seats.length === 2 ? [] : losers;
    for (const loser of penalised) state.scores[loser]! -= penalty;
    m.tell({ type: 'judged', seat, stands, wrong, agreed, disagreed, penalised, penalty });
    if (!stands) takeBack(m);
  },
};

/** The tiles come back and the turn is lost. */
function takeBack(m: WildMoment): void {
  const { state } = m;
  const { seat, squares, play, points } = pendingOf(state);
  for (const square of squares) {
    const cell = state.board[square]!;
    state.trays[seat]!.secret.push('flipped' in cell ? cell.flipped.secret : cell.tile);
    state.board[square] = null;
  }
  state.pending = null;
  state.last = [];
  state.turns.push({ seat, type: 'play', play, points, fate: 'failed' });
  m.tell({ type: 'taken-back', seat, squares });
}

/** The play under discussion stands and scores. */
export function stand(m: WildMoment): void {
  const { state } = m;
  const { seat, play, points, challenger } = pendingOf(state);
  state.pending = null;
  state.scores[seat]! += points;
  state.turns.push({ seat, type: 'play', play, points, fate: challenger === null ? 'stands' : 'proven' });
  m.tell({ type: 'stood', seat, points, total: state.scores[seat]! });
}

/** [WW-14] [WW-18] The play stands, or has been taken back; the game ends, or somebody's turn begins. */
export const settle: Steps['settle'] = {
  run(m) {
    const { state } = m;
    const { pending, turn: seat } = state;
    if (pending === null) return nextTurn(m, after(m, seat));
    stand(m);
    draw(m, seat);
    if (count(state.trays[seat]!) === 0) return finish(m, 'went-out', seat);
    // [WW-16] Among two a failed challenge costs the challenger's turn.
    const again = pending.challenger !== null && m.seats.length === 2;
    nextTurn(m, again ? seat : after(m, seat));
  },
};

function pendingOf(state: State): Pending {
  if (!state.pending) throw new Error('no play is under discussion');
  return state.pending;
}
