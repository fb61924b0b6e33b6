import type { ReconnectingClient } from './listener.ts';
import type { StoredEntry } from './read-log.ts';

/** Every move that was sent, and those the server acknowledged. */
export class Ledger {
  readonly #sent = new Set<string>();
  readonly #acknowledged = new Set<string>();
  readonly #drafts = new Set<string>();
  #waiting: { readonly count: number; readonly then: () => void }[] = [];

  /** Adds a draft, which may be replaced by the next or lost with its server. */
  addDraft(command: string): void {
    this.#drafts.add(command);
  }
  addSent(command: string): void {
    this.#sent.add(command);
  }
  addAcknowledged(command: string): void {
    this.#acknowledged.add(command);
    const reached = ({ count }: { count: number }): boolean => this.#acknowledged.size >= count;
    for (const { then } of this.#waiting.filter(reached)) then();
    this.#waiting = this.#waiting.filter((it) => !reached(it));
  }
  /** Resolves when `moves` more moves have been acknowledged. */
  waitFor(moves: number): Promise<void> {
    const count = this.#acknowledged.size + moves;
    return new Promise((then) => this.#waiting.push({ count, then }));
  }

  /** `last` has each player's last draft, sent when nothing was killed any more. */
  compare(
    lines: readonly StoredEntry[],
    ears: readonly Pick<ReconnectingClient, 'code' | 'receivedWrongly'>[],
    last: readonly string[] = [],
  ): Verdict {
    const commands = lines.map(({ command }) => command);
    const logged = new Set(commands);
    const waves = lines.filter(({ command }) => !this.#drafts.has(command));
    return {
      acknowledged: this.#acknowledged.size,
      lost: [...this.#acknowledged].filter((command) => !logged.has(command)).length,
      doubled: commands.length - logged.size,
      invented: [...logged].filter((command) => !this.#sent.has(command) && !this.#drafts.has(command)).length,
      gaps: countGaps(lines),
      misheard: ears.reduce(
        (sum, ear) => sum + ear.receivedWrongly(waves.filter(({ code }) => code === ear.code).length),
        0,
      ),
      typed: this.#drafts.size,
      typedKept: lines.length - waves.length,
      forgotten: last.filter((command) => !logged.has(command)).length,
    };
  }
}

export interface Verdict {
  readonly acknowledged: number;
  /** Acknowledged, and not in the log. */
  readonly lost: number;
  /** In the log more than once. */
  readonly doubled: number;
  /** In the log, but never intended. */
  readonly invented: number;
  /** Numbers missing in the logs. */
  readonly gaps: number;
  /** Cursors out of order, and events that a client missed or got twice. */
  readonly misheard: number;
  /** Drafts that were acknowledged; of those, how many are in the log. */
  readonly typed: number;
  readonly typedKept: number;
  /** A player's last draft that isn't in the log. */
  readonly forgotten: number;
}

/** Counts that must be 0. */
export const FAULTS: readonly (keyof Verdict)[] = ['lost', 'doubled', 'invented', 'gaps', 'misheard', 'forgotten'];
export const faultsIn = (verdict: Verdict): number => FAULTS.reduce((sum, fault) => sum + verdict[fault], 0);

function countGaps(lines: readonly StoredEntry[]): number {
  const counts = new Map<string, number>();
  let gaps = 0;
  for (const { code, seq } of lines) {
    const expected = (counts.get(code) ?? 0) + 1;
    if (seq !== expected) gaps += 1;
    counts.set(code, seq);
  }
  return gaps;
}
