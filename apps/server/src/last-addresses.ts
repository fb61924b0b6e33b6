/** Guests remembered; the least recently active are forgotten first. */
const REMEMBERED = 20_000;
/** The address of all guests whose address is unknown: they share one turn. */
const UNKNOWN = 'unknown';

/** The address from which each guest last opened a socket here. In memory only: no address is ever stored. */
export class LastAddresses {
  readonly #addresses = new Map<string, string>();

  note(who: string, address: string): void {
    this.#addresses.delete(who);
    this.#addresses.set(who, address);
    if (this.#addresses.size <= REMEMBERED) return;
    const [oldest] = this.#addresses.keys();
    if (oldest !== undefined) this.#addresses.delete(oldest);
  }
  of(who: string): string {
    return this.find(who) ?? UNKNOWN;
  }
  find(who: string): string | undefined {
    return this.#addresses.get(who);
  }
}
