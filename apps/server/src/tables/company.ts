import type { Viewer } from '@wordhoard/kernel';
import type { GameUpdate, HouseRefusal, ServerMessage } from '@wordhoard/protocol';
import { type Lobby, peopleAt, placesOf } from './lobby.ts';
import { textOf } from './update-text.ts';

/** Somebody connected to a table, as the table sees them. */
export interface Visitor {
  readonly who: string;
  /** Takes JSON: what goes to many is written once. */
  send(text: string): void;
  /** Says goodbye for this reason and hangs up. */
  dismiss(refusal: HouseRefusal): void;
}

/** Whose eyes this guest looks through: those of every place they hold, or of the audience. */
export function viewersFor(lobby: Lobby, who: string): Viewer[] {
  const mine = placesOf(lobby, who);
  if (mine.length > 0) return mine;
  return lobby.options.watching ? ['audience'] : [];
}

/** Everybody at a table who is connected. A guest may be there twice, on a phone and a desk. */
export class Company {
  readonly #visitors = new Set<Visitor>();

  get empty(): boolean {
    return this.#visitors.size === 0;
  }
  has(visitor: Visitor): boolean {
    return this.#visitors.has(visitor);
  }
  add(visitor: Visitor): void {
    this.#visitors.add(visitor);
  }
  remove(visitor: Visitor): void {
    this.#visitors.delete(visitor);
  }
  here(who: string): boolean {
    for (const visitor of this.#visitors) if (visitor.who === who) return true;
    return false;
  }
  /** Is anybody there whom the play is for: a player, or, where only bots play, anyone at all? */
  attends(lobby: Lobby): boolean {
    const people = peopleAt(lobby);
    return people.size === 0 ? !this.empty : [...people].some((who) => this.here(who));
  }
  watchers(lobby: Lobby): number {
    const people = peopleAt(lobby);
    return new Set([...this.#visitors].map(({ who }) => who).filter((who) => !people.has(who))).size;
  }

  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const visitor of this.#visitors) visitor.send(text);
  }
  each(message: (visitor: Visitor) => ServerMessage): void {
    for (const visitor of this.#visitors) visitor.send(JSON.stringify(message(visitor)));
  }
  /** Each update goes to those who look through those eyes, and to nobody else. */
  tell(updates: readonly GameUpdate[], lobby: Lobby): void {
    const texts = new Map<Viewer, string>();
    for (const visitor of this.#visitors) {
      for (const viewer of viewersFor(lobby, visitor.who)) {
        const update = updates.find((it) => it.viewer === viewer);
        if (!update) continue;
        const text = texts.get(viewer) ?? textOf(update);
        texts.set(viewer, text);
        visitor.send(text);
      }
    }
  }
  dismiss(whom: (visitor: Visitor) => boolean, refusal: HouseRefusal): void {
    for (const visitor of [...this.#visitors]) {
      if (!whom(visitor)) continue;
      this.#visitors.delete(visitor);
      visitor.dismiss(refusal);
    }
  }
}
