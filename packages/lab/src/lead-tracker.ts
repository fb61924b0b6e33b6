/** Follows who leads during a game, to see whether it was dramatic or decided early. */
import { forSeat } from '@wordhoard/kernel';
export class LeadTracker {
  /** The last seat that led alone; null before the first. */
  #leader: number | null = null;
  #leads = 0;
  /** The furthest each seat has been behind. */
  readonly #furthestBehind: number[];
  /** When each seat last did not lead alone. */
  readonly #lastNotAhead: number[];

  constructor(players: number) {
    this.#furthestBehind = new Array<number>(players).fill(0);
    this.#lastNotAhead = new Array<number>(players).fill(0);
  }

  /** The scores as they stand after so many decisions. */
  note(scores: readonly number[], decisions: number): void {
    const best = Math.max(...scores);
    const ahead = scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null;
    for (const [seat, score] of scores.entries()) {
      this.#furthestBehind[seat] = Math.max(forSeat(this.#furthestBehind, seat), best - score);
      if (ahead !== seat) this.#lastNotAhead[seat] = decisions;
    }
    if (ahead === null) return;
    if (this.#leader !== null && ahead !== this.#leader) this.#leads += 1;
    this.#leader = ahead;
  }

  result(
    winners: readonly number[],
    decisions: number,
  ): { readonly leads: number; readonly behind: number; readonly settled: number } {
    const most = (of: readonly number[]): number => Math.max(...winners.map((seat) => forSeat(of, seat)));
    const settled = decisions === 0 ? 0 : most(this.#lastNotAhead) / decisions;
    return { leads: this.#leads, behind: most(this.#furthestBehind), settled: Math.round(settled * 1000) / 1000 };
  }
}
