/** Leads over time: they make a game dramatic, or decided early. */
import { forSeat } from '@wordhoard/kernel';
export class Race {
  /** The last seat that led alone; null before the first. */
  #leader: number | null = null;
  #leads = 0;
  /** The furthest each seat has been behind. */
  readonly #behind: number[];
  /** When each seat last did not lead alone. */
  readonly #notAhead: number[];

  constructor(players: number) {
    this.#behind = new Array<number>(players).fill(0);
    this.#notAhead = new Array<number>(players).fill(0);
  }

  /** The scores as they stand after so many decisions. */
  note(scores: readonly number[], decisions: number): void {
    const best = Math.max(...scores);
    const ahead = scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null;
    for (const [seat, score] of scores.entries()) {
      this.#behind[seat] = Math.max(forSeat(this.#behind, seat), best - score);
      if (ahead !== seat) this.#notAhead[seat] = decisions;
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
    const settled = decisions === 0 ? 0 : most(this.#notAhead) / decisions;
    return { leads: this.#leads, behind: most(this.#behind), settled: Math.round(settled * 1000) / 1000 };
  }
}
