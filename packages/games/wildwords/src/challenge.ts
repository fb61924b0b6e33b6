import { addForSeat, count, entryAt, forSeat, type Seat } from '@wordhoard/kernel';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { penaltyOf } from './components.ts';
import { endMatch } from './end.ts';
import { fitsPattern } from './spelling.ts';
import { ASTERISK, MAX_TRAY_SIZE } from './tiles.ts';
import { drawTiles, endTurnWithoutPlay, nextSeat, nextTurn } from './turn.ts';
import type { PendingPlay, State, Steps, WildWordsContext } from './types.ts';
import { makeWordTest } from './words.ts';

const otherSeats = (state: { scores: readonly number[] }, seat: Seat): Seat[] =>
  state.scores.map((_, other) => other).filter((other) => other !== seat);

/**
 * [WW-14] The first challenge counts; no answer accepts the play. With chess clocks, these run during the decision and
 * are the only limit. Players whose clock is at zero get a separate deadline.
 */
export const challenge: Steps['challenge'] = {
  asks: (state, { seat }) => otherSeats(state, seat),
  limit: 'challenge',
  chessClock: 'instead',
  progress: 'shown',
  answer: v.strictObject({ challenge: v.boolean() }),
  check: () => undefined,
  defaultAnswer: () => ({ challenge: false }),
  reactionWindow: {
    asterisk: ({ view }) => view.pending?.words.some(({ pattern }) => pattern.includes(ASTERISK)) ?? false,
  },
  opened(m, _step, asked) {
    for (const seat of asked) if (forSeat(m.state.overtime, seat) > 0) m.setSeatDeadline(seat, 'challenge');
  },
  answered: (_m, _step, { answer }) => (answer.challenge ? 'close' : 'wait'),
  close(m, { seat }, answers) {
    const challenger = answers.find(({ answer }) => answer.challenge)?.seat;
    // Players who were interrupted by a challenge did not run out of time.
    if (challenger === undefined) return announceTimeouts(m, answers, 'challenge');
    const pending = pendingOf(m.state);
    pending.challenger = challenger;
    m.tell({ type: 'challenged', seat, by: challenger });
    const patterns = pending.words.map(({ pattern }) => pattern);
    if (patterns.some((pattern) => pattern.includes(ASTERISK)))
      return m.next({ type: 'spell', seat, challenger, patterns });
    // [WW-15] Without an asterisk there is only one reading, so nothing needs to be spelt.
    pending.spelt = patterns.map((pattern) => pattern.toLowerCase());
    m.next({ type: 'vote', seat, challenger });
  },
};

/** Tells which players ran out of time, and so accepted the play or disagreed with the challenge. */
function announceTimeouts(
  m: WildWordsContext,
  answers: readonly { readonly seat: Seat; readonly silent: boolean }[],
  about: 'challenge' | 'vote',
): void {
  const seats = answers.filter(({ silent }) => silent).map(({ seat }) => seat);
  if (seats.length > 0) m.tell({ type: 'silent', seats, about });
}

/** [WW-15] Asked only if there is an asterisk. Chess clocks stop. A spelling that doesn't fit is accepted, and fails. */
export const spell: Steps['spell'] = {
  asks: (_, { seat }) => [seat],
  limit: 'spell',
  progress: 'shown',
  answer: v.strictObject({
    words: v.nullable(
      v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[a-z]*$/), v.maxLength(MAX_WORD_LENGTH))),
        v.maxLength(MAX_TRAY_SIZE + 1),
      ),
    ),
  }),
  check({ step: { patterns } }, { words }) {
    return words === null || words.length === patterns.length
      ? undefined
      : { code: 'word-count', made: patterns.length };
  },
  defaultAnswer: () => ({ words: null }),
  close(m, { seat, challenger }, [submitted]) {
    const { words } = submitted!.answer;
    pendingOf(m.state).spelt = words;
    m.tell({ type: 'spelt', seat, words, late: submitted!.silent });
    // [WW-17] Without a spelling that fits the tiles there is no vote (ours).
    if (!isValidSpelling(words, pendingOf(m.state))) m.next({ type: 'judge', agreed: [], disagreed: [] });
    else m.next({ type: 'vote', seat, challenger });
  },
};

/** True if there is a fitting word for every pattern. */
const isValidSpelling = (spelt: readonly string[] | null, { words }: PendingPlay): boolean =>
  spelt?.every((word, i) => fitsPattern(entryAt(words, i).pattern, word)) ?? false;

/**
 * [WW-17] Asks every opponent but the challenger, even those who had accepted. Sealed. With two players there is no vote.
 * No answer trusts the player (ours).
 */
export const vote: Steps['vote'] = {
  asks: (state, { seat, challenger }) => otherSeats(state, seat).filter((other) => other !== challenger),
  limit: 'vote',
  progress: 'sealed',
  answer: v.strictObject({ agree: v.boolean() }),
  check: () => undefined,
  defaultAnswer: () => ({ agree: false }),
  close(m, _step, answers) {
    announceTimeouts(m, answers, 'vote');
    const seatsVoting = (agree: boolean): Seat[] =>
      answers
        .filter(({ answer }) => answer.agree === agree)
        .map(({ seat }) => seat)
        .sort((a, b) => a - b);
    m.next({ type: 'judge', agreed: seatsVoting(true), disagreed: seatsVoting(false) });
  },
};

/** [WW-15] [WW-16] [WW-17] Looks the words up, and gives penalties. */
export const judge: Steps['judge'] = {
  run(m, { agreed, disagreed }) {
    const { state } = m;
    const { seat, challenger, play, points, spelt, words } = pendingOf(state);
    const by = challenger!;
    const isValid = makeWordTest(m.env, state.config.words);
    const wrong = (spelt ?? []).filter((word, i) => !fitsPattern(entryAt(words, i).pattern, word) || !isValid(word));
    const stands = spelt !== null && wrong.length === 0;
    const penalty = penaltyOf(state.config);
    const losers = stands ? [by, ...agreed] : disagreed;
    const penalised = m.seats.length === 2 ? [] : losers;
    for (const loser of penalised) addForSeat(state.scores, loser, -penalty);
    const verdict = { stands, words: spelt, wrong, agreed, disagreed, penalised, penalty };
    m.tell({ type: 'judged', seat, by, play, points, ...verdict });
    if (!stands) takeBackPlay(m);
  },
};

/** Returns the tiles to the player, who loses the turn. */
function takeBackPlay(m: WildWordsContext): void {
  const { state } = m;
  const { seat, squares, play, points, calls } = pendingOf(state);
  for (const square of squares) {
    const cell = state.board[square]!;
    forSeat(state.trays, seat).secret.push('flipped' in cell ? cell.flipped.secret : cell.tile);
    state.board[square] = null;
  }
  state.pending = null;
  state.last = [];
  state.turns.push({ seat, type: 'play', play, points, calls, fate: 'failed' });
  m.tell({ type: 'taken-back', seat, squares });
}

/** The pending play stands and scores. */
export function acceptPlay(m: WildWordsContext): void {
  const { state } = m;
  const { seat, play, points, calls, challenger } = pendingOf(state);
  state.pending = null;
  state.passes = 0;
  addForSeat(state.scores, seat, points);
  const proven = challenger !== null;
  state.turns.push({ seat, type: 'play', play, points, calls, fate: proven ? 'proven' : 'stands' });
  m.tell({ type: 'stood', seat, play, points, calls, proven, total: forSeat(state.scores, seat) });
}

/** [WW-14] [WW-18] [WW-20] Accepts the play unless it was taken back. Then the game ends, or the next turn begins. */
export const settle: Steps['settle'] = {
  run(m) {
    const { state } = m;
    const { pending, turn: seat } = state;
    if (pending === null) return endTurnWithoutPlay(m, seat);
    acceptPlay(m);
    drawTiles(m, seat);
    if (count(forSeat(state.trays, seat)) === 0) return endMatch(m, 'went-out', seat);
    // [WW-16] With two players a failed challenge costs the challenger a turn.
    const movesAgain = pending.challenger !== null && m.seats.length === 2;
    nextTurn(m, movesAgain ? seat : nextSeat(m, seat));
  },
};

function pendingOf(state: State): PendingPlay {
  if (!state.pending) throw new Error('no play is under discussion');
  return state.pending;
}
