import { setTimeout as pause } from 'node:timers/promises';
import type { AnyObservation } from '@wordhoard/kernel';
import type { Command } from '@wordhoard/protocol';
import { WebSocket } from 'ws';
import type { Client, Guest } from '../client.ts';

/** Milliseconds before a page tries again. */
const AGAIN_MS = 20;

interface Device {
  readonly guest: Guest;
  readonly code: string;
  readonly seat: number;
  /** Servers that are up at the time. */
  readonly addresses: () => readonly string[];
  /** Which of them it tries first; later the one after the last. */
  readonly first: number;
}

/** Refusals of a server that cannot store anything just now: what was commanded is sent again. */
const TEMPORARY_REFUSALS: readonly string[] = ['fault', 'cannot-save'];

/** One device at a table, over one connection after another: goes on from its cursor at any server that is up. */
export class ReconnectingClient {
  readonly code: string;
  readonly #guest: Guest;
  readonly #seat: number;
  readonly #addresses: () => readonly string[];
  readonly #connections: Client[] = [];
  #turn: number;
  /** Its last draft: a killed server may have had it in memory only. */
  #draft: { readonly command: Command; readonly id: string } | null = null;

  constructor({ guest, code, seat, addresses, first }: Device) {
    this.#guest = guest;
    this.code = code;
    this.#seat = seat;
    this.#addresses = addresses;
    this.#turn = first;
  }

  /** Says it again under the same id, until it is done; what is typed also after that, over every new line. */
  async command(command: Command, id: string, isDraft: boolean): Promise<void> {
    for (;;) {
      // A line that broke rejects, as does a house that is not there: both are said again, and nothing else happens here.
      const refusal = await this.#connect()
        .then((line) => line.command(command, id))
        .catch(() => 'broken' as const);
      if (refusal === null && isDraft) this.#draft = { command, id };
      if (refusal === null) return;
      if (refusal !== 'broken' && !TEMPORARY_REFUSALS.includes(refusal.code))
        throw new Error(`refused: ${JSON.stringify(refusal)}`);
      await pause(AGAIN_MS);
    }
  }
  /** Hears all there is to hear by now. */
  async catchUp(): Promise<void> {
    this.#current?.socket.terminate();
    await this.#current?.whenClosed;
    for (;;) {
      const heard = await this.#connect()
        .then((line) => line.until('update'))
        .catch(() => undefined);
      if (heard) return;
      await pause(AGAIN_MS);
    }
  }
  /** Its last observation, over any connection. */
  async seen(): Promise<AnyObservation> {
    for (;;) {
      const last = this.#lastConnection?.seen(this.#seat);
      if (last) return last.seen;
      const heard = await this.#connect()
        .then((line) => line.until('update'))
        .catch(() => undefined);
      if (!heard) await pause(AGAIN_MS);
    }
  }
  /** Reads nothing any more, and does not hang up. */
  stall(): void {
    this.#current?.socket.pause();
  }
  resume(): void {
    this.#current?.socket.resume();
  }
  close(): void {
    this.#current?.socket.terminate();
  }

  /** Cursors out of order, and waves it heard of too often or not at all, when so many were waved. */
  receivedWrongly(waves: number): number {
    let [cursor, heard, faults] = [0, 0, 0];
    for (const line of this.#connections) {
      const updates = line.received.filter((it) => it.type === 'update');
      for (const [i, update] of updates.entries()) {
        // Missed updates come first, any number; then one after the other. Its own draft comes under the cursor it has.
        const isDraft = update.cursor === cursor && update.events.length === 0;
        if (i === 0 ? update.cursor < cursor : !isDraft && update.cursor !== cursor + 1) faults += 1;
        cursor = update.cursor;
        heard += update.events.filter(({ type }) => type === 'waved').length;
      }
    }
    return faults + Math.abs(waves - heard);
  }

  get #current(): Client | undefined {
    return this.#connections.at(-1);
  }
  async #connect(): Promise<Client> {
    if (this.#current?.socket.readyState === WebSocket.OPEN) return this.#current;
    const addresses = this.#addresses();
    const address = addresses[this.#turn++ % addresses.length];
    if (address === undefined) throw new Error('nobody is open');
    const cursor = this.#lastConnection?.seen(this.#seat)?.cursor ?? 0;
    const line = await this.#guest.switchTo(address).enter(this.code, { [this.#seat]: cursor });
    this.#connections.push(line);
    if (this.#draft) await line.command(this.#draft.command, this.#draft.id);
    return line;
  }
  /** The last over which it heard anything. */
  get #lastConnection(): Client | undefined {
    return this.#connections.findLast((line) => line.seen(this.#seat));
  }
}
