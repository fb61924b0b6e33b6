import { type AnyMatch, addForSeat, type PlayedEntry, type Shape, type TallyItem } from '@wordhoard/kernel';
import type { FinishedLine } from './game-line.ts';
import type { LabGame } from './lab-game.ts';
import { LeadTracker } from './lead-tracker.ts';

/** Figures of a finished game; the players are added elsewhere. */
export type GameMeasures = Omit<FinishedLine, 'players' | 'game' | 'bots' | 'held'>;

/** Measures one game from its states and events. It sees more than any player may. */
export class GameRecorder {
  readonly #labGame: LabGame;
  readonly #players: number;
  readonly #leads: LeadTracker;
  readonly #things: Record<string, number[]> = {};
  readonly #common: Record<string, number> = {};
  #turns = 0;
  #decisions = 0;
  #forced = 0;
  #free = 0;
  #timeouts = 0;

  constructor(labGame: LabGame, players: number) {
    this.#labGame = labGame;
    this.#players = players;
    this.#leads = new LeadTracker(players);
  }

  /** Takes the events before the first move. */
  addFirstEvents(match: AnyMatch, events: PlayedEntry<Shape>['events']): void {
    this.#addEvents(match, events);
  }

  addEntry({ entry, before, after, events }: PlayedEntry<Shape>): void {
    const { pack, game } = this.#labGame;
    if (entry.seat === undefined) this.#timeouts += isHiddenDeadline(before, entry.at) ? 0 : 1;
    else if ('free' in entry) this.#free += 1;
    else {
      this.#decisions += 1;
      if (pack.lab?.isForced?.(game.observe(before, entry.seat), entry.seat)) this.#forced += 1;
    }
    this.#addEvents(after, events);
    // An identical state has identical scores.
    if (pack.lab && after.state !== before.state)
      this.#leads.note(after.over?.scores ?? pack.lab.scores(after.state), this.#decisions);
  }

  result({ over, at }: AnyMatch): GameMeasures {
    if (!over) throw new Error('the game is not over');
    const { lab } = this.#labGame.pack;
    const race = lab ? this.#leads.result(over.places[0] ?? [], this.#decisions) : null;
    return {
      scores: over.scores,
      places: over.places,
      turns: lab ? this.#turns : null,
      decisions: this.#decisions,
      forced: lab?.isForced ? this.#forced : null,
      free: this.#free,
      timeouts: this.#timeouts,
      ms: at,
      leads: race?.leads ?? null,
      behind: race?.behind ?? null,
      settled: race?.settled ?? null,
      things: sortByKey(this.#things),
      common: sortByKey(this.#common),
    };
  }

  #addEvents({ state }: AnyMatch, events: PlayedEntry<Shape>['events']): void {
    const { pack, words } = this.#labGame;
    const { lab } = pack;
    for (const { event } of events) {
      if (lab?.turns.includes(event.type)) this.#turns += 1;
      this.#count({ kind: 'event', name: event.type, seat: seatOf(event) });
      for (const thing of lab?.tally?.(event, state, words) ?? []) this.#count(thing);
    }
  }

  #count({ kind, name, seat, times = 1 }: TallyItem): void {
    const key = `${kind}/${name}`;
    if (seat === null || seat >= this.#players) this.#common[key] = (this.#common[key] ?? 0) + times;
    else {
      this.#things[key] ??= new Array<number>(this.#players).fill(0);
      addForSeat(this.#things[key], seat, times);
    }
  }
}

/** True if the deadline only closed the span in which answers count as simultaneous, so no player was late. */
const isHiddenDeadline = ({ agenda }: AnyMatch, at: number): boolean =>
  agenda.at(-1)?.given.some(({ due }) => due !== null && due <= at) === true;

/** The seat of an event, if it names one. */
const seatOf = (event: object): number | null =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : null;

/** Sorts by key, so that equal games give equal lines. */
const sortByKey = <T>(counts: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
