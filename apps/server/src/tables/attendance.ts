import { peopleAt, type TableState } from '@wordhoard/table';
import { Connections } from './connections.ts';

/** The guests connected to one process at a table, as it reports them to the others. */
export interface Presence {
  /** Connected guests, and whether one of their pages is visible. */
  readonly guests: Readonly<Record<string, boolean>>;
  /** Further guests, too many to name; none of them plays. */
  readonly more: number;
  /** Named guests whose clients add salts to a shuffle. */
  readonly salted?: readonly string[];
  /** This process can't play the match, because it has other rules or words. */
  readonly onlyShown?: true;
}

/** As many as fit into one notice; players are named first. */
const MAX_NAMED = 120;
/** More than any game has seats. No salt is expected from guests not named here. */
const MAX_SALTED = 40;

/** All guests at a table: those connected here, and those that other processes report. */
export class Attendance extends Connections {
  readonly #elsewhere = new Map<string, Presence>();

  /**
   * Stores another process's report; null if it has unloaded the table or has ended. Returns true if a guest came or
   * went.
   */
  setPeerPresence(from: string, presence: Presence | null): boolean {
    const crowd = (it: Presence | null | undefined): string =>
      `${it?.more ?? 0} ${Object.keys(it?.guests ?? {})
        .toSorted()
        .join()}`;
    const before = this.#elsewhere.get(from);
    if (presence) this.#elsewhere.set(from, presence);
    else this.#elsewhere.delete(from);
    return crowd(before) !== crowd(presence);
  }
  /** The other processes that have this table in memory and can play it. */
  get playablePeers(): Iterable<string> {
    return [...this.#elsewhere].flatMap(([from, { onlyShown }]) => (onlyShown ? [] : [from]));
  }
  get isAttendedElsewhere(): boolean {
    return [...this.#elsewhere.values()].some(hasGuests);
  }
  /** True if guests are at the table in another process that can play it. */
  get isPlayedElsewhere(): boolean {
    return [...this.#elsewhere.values()].some((presence) => !presence.onlyShown && hasGuests(presence));
  }

  /** Guests connected to this process. */
  localPresence(table: TableState): Presence {
    const here = merge([...this.clients].map((client) => ({ [client.who]: this.isVisible(client) })));
    const people = peopleAt(table);
    const named = Object.entries(here).sort(([a], [b]) => Number(people.has(b)) - Number(people.has(a)));
    const guests = Object.fromEntries(named.slice(0, MAX_NAMED));
    // Including guests without a seat: they may take one without a further report.
    const adding = Object.keys(guests).filter((who) => this.#addsSaltHere(who));
    const salted = adding.slice(0, MAX_SALTED);
    return {
      guests,
      more: Math.max(0, named.length - MAX_NAMED),
      ...(salted.length > 0 && { salted }),
    };
  }
  #addsSaltHere(who: string): boolean {
    return [...this.clients].some((client) => client.salted && client.who === who);
  }
  /** True if a connected client of this guest adds salts to a shuffle. */
  addsSalt(who: string): boolean {
    return this.#addsSaltHere(who) || [...this.#elsewhere.values()].some(({ salted }) => salted?.includes(who));
  }

  override isConnected(who: string): boolean {
    return super.isConnected(who) || [...this.#elsewhere.values()].some(({ guests }) => Object.hasOwn(guests, who));
  }
  override isAttended(table: TableState): boolean {
    if (this.#elsewhere.size === 0) return super.isAttended(table);
    const people = peopleAt(table);
    const there = Object.entries(this.#allGuests(table)).filter(([who]) => people.size === 0 || people.has(who));
    return there.length > 1 || there.some(([, looking]) => looking);
  }
  override countSpectators(table: TableState): number {
    if (this.#elsewhere.size === 0) return super.countSpectators(table);
    const people = peopleAt(table);
    const more = [...this.#elsewhere.values()].reduce((sum, it) => sum + it.more, 0);
    return more + Object.keys(this.#allGuests(table)).filter((who) => !people.has(who)).length;
  }
  #allGuests(table: TableState): Record<string, boolean> {
    return merge([this.localPresence(table), ...this.#elsewhere.values()].map(({ guests }) => guests));
  }
}

const hasGuests = ({ guests, more }: Presence): boolean => more > 0 || Object.keys(guests).length > 0;

/** A guest counts as looking if one of their pages is visible, in any process. */
function merge(all: readonly Readonly<Record<string, boolean>>[]): Record<string, boolean> {
  const merged: Record<string, boolean> = {};
  for (const guests of all)
    for (const [who, looking] of Object.entries(guests)) merged[who] = looking || merged[who] === true;
  return merged;
}
