import { count, forSeat, type Seat, type Step } from '@wordhoard/kernel';
import { componentsOf } from './components.ts';
import { type Config, roundsFor } from './config.ts';
import { isPileLeft } from './replenish.ts';
import { type RoundSheet, scoreRound } from './scoring.ts';
import { dealRound } from './setup.ts';
import type { PlayerState, Steps, WordWorx, WordWorxContext } from './types.ts';

export const begin: Steps['begin'] = {
  run(m) {
    const { round, starter, line } = m.state;
    m.tell({ type: 'round-began', round, starter, line });
    m.next({ type: 'turn', seat: starter });
  },
};

/** [WX-5]…[WX-9] The steps of a turn. */
export const turnSteps = (seat: Seat): Step<WordWorx>[] => [
  { type: 'pick', seat, nth: 1 },
  { type: 'prowl', seat },
  { type: 'build', seat, last: false },
  { type: 'replenish', seat },
  { type: 'onward', seat },
];

export const turn: Steps['turn'] = {
  run(m, { seat }) {
    m.tell({ type: 'turn-began', seat });
    m.next(...turnSteps(seat));
  },
};

/** [WX-10] Begins the next turn or, once the pile is empty, the last builds, if there are any. */
export const onward: Steps['onward'] = {
  run(m, { seat }) {
    const next = (seat + 1) % m.seats.length;
    if (isPileLeft(m.state)) return m.next({ type: 'turn', seat: next });
    if (!componentsOf(m.state.config).lastBuild) return m.next({ type: 'score' });
    m.tell({ type: 'pile-out', next });
    m.next(...lastBuilds(next, m.seats.length));
  },
};

/** [WX-10] One build for each player, clockwise, so that the player who emptied the pile comes last; then scoring. */
export const lastBuilds = (first: Seat, players: number, builds: number = players): Step<WordWorx>[] => [
  ...Array.from(
    { length: builds },
    (_, i): Step<WordWorx> => ({ type: 'build', seat: (first + i) % players, last: true }),
  ),
  { type: 'score' },
];

/** [WX-11] [WX-12] */
export const score: Steps['score'] = {
  run(m) {
    const { state } = m;
    const { config, round, starter } = state;
    const sheets = state.players.map((player) => scorePlayer(player, config));
    const totals = state.players.map(({ total }, seat) => total + forSeat(sheets, seat).points);
    for (const [seat, player] of state.players.entries()) player.total = forSeat(totals, seat);
    state.sheets.push(sheets);
    m.tell({ type: 'round-scored', round, sheets, totals });
    if (round >= roundsFor(config, m.seats.length)) return endMatch(m, totals);
    const carried = { config, round: round + 1, starter: (starter + 1) % m.seats.length, totals };
    const manifests = state.manifests.secret;
    Object.assign(
      state,
      dealRound({ ...carried, sheets: state.sheets, manifests }, (stream) => m.chance(stream)),
    );
    m.next({ type: 'begin' });
  },
};

/** A player's score if the round were scored now. */
export function scorePlayer({ hand, manifest, indicator, words, sealed }: PlayerState, config: Config): RoundSheet {
  const laid = [...sealed, ...words.map(({ cards }) => cards)].map(componentsOf(config).deck.textOf);
  const secrets = { manifest: manifest.secret, indicator: indicator.secret };
  return { ...secrets, ...scoreRound(laid, count(hand), secrets.manifest, secrets.indicator, config) };
}

function endMatch(m: WordWorxContext, scores: readonly number[]): void {
  const ranks = [...new Set(scores)].sort((a, b) => b - a);
  m.tell({ type: 'ended', totals: [...scores] });
  m.end({ scores, places: ranks.map((points) => m.seats.filter((seat) => scores[seat] === points)) });
}
