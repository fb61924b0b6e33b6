/** Counts by key; keys with a count of 0 are dropped. */
export class Tally {
  readonly #counts = new Map<string, number>();

  count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
  add(key: string): void {
    this.#counts.set(key, this.count(key) + 1);
  }
  remove(key: string): void {
    const count = this.count(key) - 1;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
