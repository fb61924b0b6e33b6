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
  /** The first one to try; after that, the next one each time. */
  readonly first: number;
}

/** Refusals of a server that can't store anything at the moment: the command is repeated. */
const TEMPORARY_REFUSALS: readonly string[] = ['fault', 'cannot-save'];

/** One device at a table that reconnects to any running server and resumes from its cursor. */
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

  /** Repeats a command under the same id until it is acknowledged; repeats the last draft over every new connection. */
  async command(command: Command, id: string, isDraft: boolean): Promise<void> {
    for (;;) {
      // Rejected if the connection broke or no server runs; the command is repeated either way.
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
  /** Receives everything sent so far. */
  async catchUp(): Promise<void> {
    this.#current?.socket.terminate();
    await this.#current?.whenClosed;
    for (;;) {
      const connection = await this.#connect()
        .then((line) => line.until('update'))
        .catch(() => undefined);
      if (connection) return;
      await pause(AGAIN_MS);
    }
  }
  /** Its last observation, over any connection. */
  async seen(): Promise<AnyObservation> {
    for (;;) {
      const last = this.#lastConnection?.seen(this.#seat);
      if (last) return last.seen;
      const connection = await this.#connect()
        .then((line) => line.until('update'))
        .catch(() => undefined);
      if (!connection) await pause(AGAIN_MS);
    }
  }
  /** Stops reading without closing the connection. */
  stall(): void {
    this.#current?.socket.pause();
  }
  resume(): void {
    this.#current?.socket.resume();
  }
  close(): void {
    this.#current?.socket.terminate();
  }

  /** Counts cursors out of order, and waves received too often or not at all. */
  receivedWrongly(waves: number): number {
    let [cursor, heard, faults] = [0, 0, 0];
    for (const line of this.#connections) {
      const updates = line.received.filter((it) => it.type === 'update');
      for (const [i, update] of updates.entries()) {
        // Missed updates come first; after that cursors increase by one. A draft of its own comes under the current
        // cursor.
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
  /** The last connection over which it received anything. */
  get #lastConnection(): Client | undefined {
    return this.#connections.findLast((line) => line.seen(this.#seat));
  }
}
