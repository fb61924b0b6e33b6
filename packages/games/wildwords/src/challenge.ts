import { addForSeat, count, forSeat, type Seat } from '@wordhoard/kernel';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { finish } from './finish.ts';
import { fits } from './spelling.ts';
import { ASTERISK, TRAY } from './tiles.ts';
import { after, draw, nextTurn, turnWithoutPlay } from './turn.ts';
import type { PendingPlay, State, Steps, WildMoment } from './types.ts';
import { judgeOf } from './words.ts';

const others = (state: { scores: readonly number[] }, seat: Seat): Seat[] =>
  state.scores.map((_, other) => other).filter((other) => other !== seat);

/**
 * [WW-14] The first challenge counts; silence accepts. Chess clocks, where there are any, run during the decision and
 * are the only limit; players whose clock stands at zero get a deadline of their own.
 */
export const challenge: Steps['challenge'] = {
  asks: (state, { seat }) => others(state, seat),
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
  close(m, { seat }, given) {
    const challenger = given.find(({ answer }) => answer.challenge)?.seat;
    // Players cut short by a challenge were not late.
    if (challenger === undefined) return tellSilent(m, given, 'challenge');
    const pending = pendingOf(m.state);
    pending.challenger = challenger;
    m.tell({ type: 'challenged', seat, by: challenger });
    const patterns = pending.words.map(({ pattern }) => pattern);
    if (patterns.some((pattern) => pattern.includes(ASTERISK)))
      return m.next({ type: 'spell', seat, challenger, patterns });
    // [WW-15] Letters can be read in one way only, so there is nothing to spell.
    pending.spelt = patterns.map((pattern) => pattern.toLowerCase());
    m.next({ type: 'vote', seat, challenger });
  },
};

/** Announces the players who let the time run out, and so accepted or trusted. */
function tellSilent(
  m: WildMoment,
  given: readonly { readonly seat: Seat; readonly silent: boolean }[],
  about: 'challenge' | 'vote',
): void {
  const seats = given.filter(({ silent }) => silent).map(({ seat }) => seat);
  if (seats.length > 0) m.tell({ type: 'silent', seats, about });
}

/** [WW-15] Only where there is an asterisk. The clocks stand; this has a limit of its own. A spelling that does not fit is heard, and fails. */
export const spell: Steps['spell'] = {
  asks: (_, { seat }) => [seat],
  limit: 'spell',
  progress: 'shown',
  answer: v.strictObject({
    words: v.nullable(
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]*$/), v.maxLength(MAX_WORD_LENGTH))), v.maxLength(TRAY + 1)),
    ),
  }),
  check({ step: { patterns } }, { words }) {
    return words === null || words.length === patterns.length
      ? undefined
      : { code: 'word-count', made: patterns.length };
  },
  defaultAnswer: () => ({ words: null }),
  close(m, { seat, challenger }, [given]) {
    const { words } = given!.answer;
    pendingOf(m.state).spelt = words;
    m.tell({ type: 'spelt', seat, words, late: given!.silent });
    // [WW-17] Where nothing was spelt that these tiles can be, there is nothing to agree about (ours).
    if (!fitsAll(words, pendingOf(m.state))) m.next({ type: 'judge', agreed: [], disagreed: [] });
    else m.next({ type: 'vote', seat, challenger });
  },
};

/** Is there a word for every run of tiles, each of which can be read so? */
const fitsAll = (spelt: readonly string[] | null, { words }: PendingPlay): boolean =>
  spelt?.every((word, i) => fits(words[i]!.pattern, word)) ?? false;

/**
 * [WW-17] Every opponent but the challenger, also those who had accepted. Sealed. With two players there is no one left
 * to ask. Silence trusts the player (ours).
 */
export const vote: Steps['vote'] = {
  asks: (state, { seat, challenger }) => others(state, seat).filter((other) => other !== challenger),
  limit: 'vote',
  progress: 'sealed',
  answer: v.strictObject({ agree: v.boolean() }),
  check: () => undefined,
  defaultAnswer: () => ({ agree: false }),
  close(m, _step, given) {
    tellSilent(m, given, 'vote');
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
    const { seat, challenger, play, points, spelt, words } = pendingOf(state);
    const by = challenger!;
    const isGood = judgeOf(m.env, state.config.words);
    const wrong = (spelt ?? []).filter((word, i) => !fits(words[i]!.pattern, word) || !isGood(word));
    const stands = spelt !== null && wrong.length === 0;
    const { penalty } = state.config;
    const losers = stands ? [by, ...agreed] : disagreed;
    const penalised = m.seats.length === 2 ? [] : losers;
    for (const loser of penalised) addForSeat(state.scores, loser, -penalty);
    const verdict = { stands, words: spelt, wrong, agreed, disagreed, penalised, penalty };
    m.tell({ type: 'judged', seat, by, play, points, ...verdict });
    if (!stands) takeBack(m);
  },
};

/** The tiles come back and the turn is lost. */
function takeBack(m: WildMoment): void {
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

/** The play under discussion stands and scores. */
export function stand(m: WildMoment): void {
  const { state } = m;
  const { seat, play, points, calls, challenger } = pendingOf(state);
  state.pending = null;
  state.passes = 0;
  addForSeat(state.scores, seat, points);
  const proven = challenger !== null;
  state.turns.push({ seat, type: 'play', play, points, calls, fate: proven ? 'proven' : 'stands' });
  m.tell({ type: 'stood', seat, play, points, calls, proven, total: forSeat(state.scores, seat) });
}

/** [WW-14] [WW-18] [WW-20] The play stands, or has been taken back; the game ends, or the next turn begins. */
export const settle: Steps['settle'] = {
  run(m) {
    const { state } = m;
    const { pending, turn: seat } = state;
    if (pending === null) return turnWithoutPlay(m, seat);
    stand(m);
    draw(m, seat);
    if (count(forSeat(state.trays, seat)) === 0) return finish(m, 'went-out', seat);
    // [WW-16] Among two a failed challenge costs the challenger's turn.
    const again = pending.challenger !== null && m.seats.length === 2;
    nextTurn(m, again ? seat : after(m, seat));
  },
};

function pendingOf(state: State): PendingPlay {
  if (!state.pending) throw new Error('no play is under discussion');
  return state.pending;
}
