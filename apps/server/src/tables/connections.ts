import type { Viewer } from '@wordhoard/kernel';
import {
  changeBetween,
  type GameUpdate,
  type ServerMessage,
  type ServerRefusal,
  type TableInfo,
} from '@wordhoard/protocol';
import { peopleAt, placesOf, type TableState } from '@wordhoard/table';
import { UpdateTexts } from './update-text.ts';

/** A client connected to a table. */
export interface TableClient {
  readonly who: string;
  /** It remembers its last view, so an unchanged view need not be sent again. */
  readonly brief: boolean;
  /** It can change its last view, so of a changed view only the changes need be sent. */
  readonly patched?: boolean;
  /** It adds salts to the shuffle of a match that is about to start. */
  readonly salted?: boolean;
  /** Takes JSON, so that a message to many clients is serialised once. */
  send(text: string): void;
  /** Sends the reason and closes the connection. */
  dismiss(refusal: ServerRefusal): void;
}

/** The viewers of a guest: one for every seat they hold, or the spectators. */
export function viewersFor(table: TableState, who: string): Viewer[] {
  const mine = placesOf(table, who);
  if (mine.length > 0) return mine;
  return table.options.watching ? ['audience'] : [];
}

/** True if this guest is that viewer. */
function isViewer(table: TableState, who: string, viewer: Viewer): boolean {
  if (viewer !== 'audience') return table.places[viewer]?.who === who;
  return table.options.watching && !table.places.some((place) => place?.who === who);
}

const toText = (message: ServerMessage): string => JSON.stringify(message);

/** Spectators' connections at one table, and those of one guest among them. */
const MAX_SPECTATORS = 100;
const MAX_PER_GUEST = 4;

/** All clients connected to a table. A guest may be there twice, on a phone and a desktop. */
export class Connections {
  readonly #clients = new Set<TableClient>();
  /** Clients whose page is hidden, as on a phone in a pocket. */
  readonly #hidden = new WeakSet<TableClient>();
  /** Clients that have been sent `#lastInfo`. Others need the whole table. */
  readonly #informed = new WeakSet<TableClient>();
  /** The last view sent to each client that remembers it, by viewer. */
  readonly #views = new WeakMap<TableClient, Map<Viewer, object>>();
  #lastInfo: TableInfo | null = null;

  get size(): number {
    return this.#clients.size;
  }
  get isEmpty(): boolean {
    return this.#clients.size === 0;
  }
  /** All clients connected to this process. */
  get clients(): Iterable<TableClient> {
    return this.#clients;
  }
  has(client: TableClient): boolean {
    return this.#clients.has(client);
  }
  add(client: TableClient): void {
    this.#clients.add(client);
    this.#hidden.delete(client);
    this.#informed.delete(client);
    this.#views.delete(client);
  }
  /** Notes whether a person sees this client's page. */
  setVisible(client: TableClient, isVisible: boolean): void {
    if (isVisible) this.#hidden.delete(client);
    else this.#hidden.add(client);
  }
  isVisible(client: TableClient): boolean {
    return !this.#hidden.has(client);
  }
  remove(client: TableClient): void {
    this.#clients.delete(client);
  }
  isConnected(who: string): boolean {
    for (const client of this.#clients) if (client.who === who) return true;
    return false;
  }
  /**
   * True if a player is there or, if only bots play, anyone at all. A single player must see the page; two wait for
   * each other even if it is hidden.
   */
  isAttended(table: TableState): boolean {
    const people = peopleAt(table);
    const isFor = ({ who }: TableClient): boolean => people.size === 0 || people.has(who);
    const there = [...this.#clients].filter(isFor);
    return new Set(there.map(({ who }) => who)).size > 1 || there.some((client) => this.isVisible(client));
  }
  countSpectators(table: TableState): number {
    return new Set(this.#spectators(table).map(({ who }) => who)).size;
  }
  /** True if there is room for this client. For players there always is. */
  hasRoom(newcomer: TableClient, table: TableState): boolean {
    if (this.#clients.has(newcomer) || peopleAt(table).has(newcomer.who)) return true;
    const watching = this.#spectators(table);
    return (
      watching.length < MAX_SPECTATORS && watching.filter(({ who }) => who === newcomer.who).length < MAX_PER_GUEST
    );
  }
  #spectators(table: TableState): TableClient[] {
    const people = peopleAt(table);
    return [...this.#clients].filter(({ who }) => !people.has(who));
  }

  broadcast(message: ServerMessage): void {
    const text = toText(message);
    for (const client of this.#clients) client.send(text);
  }
  /** Sends the whole table to clients that have just entered, and the changes to the others. */
  sendTable(table: TableInfo): void {
    const change = this.#lastInfo && changeBetween(this.#lastInfo, table);
    this.#lastInfo = table;
    const news = change && Object.keys(change).length > 0 ? toText({ type: 'changed', table: change }) : null;
    let whole: string | undefined;
    for (const client of this.#clients) {
      if (change && this.#informed.has(client)) {
        if (news !== null) client.send(news);
        continue;
      }
      // The config may be long: it is serialised once for all.
      whole ??= JSON.stringify(table);
      client.send(`{"type":"table","you":${JSON.stringify(client.who)},"table":${whole}}`);
      this.#informed.add(client);
    }
  }
  /** Sends each update to the clients that are its viewer, and to no others. */
  sendUpdates(updates: readonly GameUpdate[], table: TableState): void {
    const news = updates.map((update) => new UpdateTexts(update, table.options.config));
    for (const client of this.#clients) {
      for (const texts of news) {
        if (!isViewer(table, client.who, texts.update.viewer)) continue;
        const before = this.#noteView(client, texts.update);
        client.send(before ? texts.since(before, client.patched === true) : texts.whole);
      }
    }
  }
  /** Sends a client that has just entered the updates it missed. */
  sendMissed(client: TableClient, update: GameUpdate, table: TableState): void {
    this.#noteView(client, update);
    client.send(new UpdateTexts(update, table.options.config).whole);
  }
  /** Stores the view as the client's last. Returns the one before; null if the client doesn't have it. */
  #noteView(client: TableClient, { viewer, seen: { view } }: GameUpdate): object | null {
    if (!client.brief) return null;
    const views = this.#views.get(client) ?? new Map<Viewer, object>();
    const before = views.get(viewer) ?? null;
    this.#views.set(client, views.set(viewer, view));
    return before;
  }
  /** Returns how many it has dismissed. */
  dismiss(whom: (client: TableClient) => boolean, refusal: ServerRefusal): number {
    const dismissed = [...this.#clients].filter(whom);
    for (const client of dismissed) {
      this.#clients.delete(client);
      client.dismiss(refusal);
    }
    return dismissed.length;
  }
}
