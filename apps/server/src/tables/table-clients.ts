import type { GameUpdate } from '@wordhoard/protocol';
import { autoPassChoicesAt, botTimingAt, isKicked, levelsAt, passTimingAt, peopleAt, refuse } from '@wordhoard/table';
import { awakeTime } from '../clock.ts';
import { AutoPassFeed } from './auto-pass-feed.ts';
import { goOnAt } from './away-players.ts';
import { ChatFeed } from './chat-feed.ts';
import { type TableClient, viewersFor } from './connections.ts';
import { isFinished, tableInfo } from './info.ts';
import type { PeerMessage } from './peer-message.ts';
import type { TableContext } from './table-context.ts';
import { notifyAbsentPlayers } from './turn-notifications.ts';

/** Sends the clients of a table what they may know, and runs the match clock while players are there. */
export class TableClients {
  readonly #table: TableContext;
  readonly #autoPass = new AutoPassFeed();
  readonly #chat = new ChatFeed();

  constructor(table: TableContext) {
    this.#table = table;
    this.#countAbsent();
  }

  /** Lets a client in, unless it must stay out, and sends what it missed since the cursors in `after`. */
  enter(client: TableClient, after: Readonly<Record<string, number>>): void {
    const { state, connections, running, checkpoint } = this.#table;
    if (isKicked(state, client.who)) return client.dismiss(refuse('kicked'));
    const viewers = viewersFor(state, client.who);
    if (viewers.length === 0 && state.status !== 'waiting') return client.dismiss(refuse('no-watching'));
    if (!connections.hasRoom(client, state)) return client.dismiss(refuse('too-many-watchers'));
    connections.add(client);
    checkpoint.touch();
    this.presenceChanged();
    if (running)
      for (const viewer of viewers)
        connections.sendMissed(client, running.updateSince(viewer, after[viewer] ?? 0), state);
    this.#chat.reset(client);
    this.#chat.send(connections.clients, state);
    this.#autoPass.reset(client);
    this.sendAutoPass();
  }

  /** Sends updates of the match, and notifies players who are away. */
  sendUpdates(updates: readonly GameUpdate[]): void {
    // First, so that no player sees a question for a moment that auto-pass answers.
    this.sendAutoPass();
    this.#table.connections.sendUpdates(updates, this.#table.state);
    this.notifyAbsent();
  }
  sendAutoPass(): void {
    const { connections, state, running } = this.#table;
    this.#autoPass.send(connections.clients, state, running);
  }
  notifyAbsent(): void {
    const { services, state, running, connections } = this.#table;
    notifyAbsentPlayers(services, state, running, connections);
  }
  sendTable(): void {
    const { state, connections, unplayable, services } = this.#table;
    connections.sendTable(
      tableInfo(state, connections, unplayable, services.words, (seat) => goOnAt(this.#table, seat)),
    );
  }

  /** Sends a new state to all clients, and disconnects those that may no longer be there. */
  stateChanged(): void {
    const { state, connections } = this.#table;
    if (isFinished(state.status)) this.notifyAbsent();
    connections.dismiss(({ who }) => isKicked(state, who), refuse('kicked'));
    // Clients that may not watch leave once play has begun.
    if (state.status !== 'waiting')
      connections.dismiss(({ who }) => viewersFor(state, who).length === 0, refuse('no-watching'));
    this.#countAbsent();
    this.updateClock();
    this.sendTable();
    this.#chat.send(connections.clients, state);
  }
  /** Tells all clients and other processes that a client came or went. */
  presenceChanged(): void {
    this.#countAbsent();
    this.updateClock();
    this.announce();
    this.sendTable();
  }
  #countAbsent(): void {
    const { state, connections, absence, services } = this.#table;
    for (const who of peopleAt(state))
      if (connections.isConnected(who)) absence.noteReturned(who);
      else absence.noteLeft(who, awakeTime(services.clock));
  }

  /**
   * Runs match time while a player is there, and in correspondence games always.
   *
   * @param restartsAbsence true to restart absence timers if match time starts to run
   */
  updateClock(restartsAbsence = true): void {
    const { state, unplayable, isCorrespondence, connections, clock, absence, services } = this.#table;
    const isPlayed = state.status === 'playing' && !unplayable;
    const runs = isPlayed && (isCorrespondence || connections.isAttended(state));
    if (runs && !clock.isRunning) {
      if (restartsAbsence) absence.restart(awakeTime(services.clock));
      clock.start();
    } else if (!runs) clock.stop();
  }

  /**
   * Tells the match which seats bots and auto-pass play. They run in one process: the first by name of those that have
   * the table in memory. If two processes briefly consider themselves the first, the log refuses the later move.
   */
  seatBots(): void {
    const { state, running, connections, services } = this.#table;
    // Bots needn't think about questions that can no longer be answered.
    if (state.status !== 'playing' || !running) return;
    const { self } = services.storage;
    const isFirst = self === null || [...connections.playablePeers].every((other) => self < other);
    const levels = levelsAt(state);
    running.assignSeats(isFirst ? levels : levels.map(() => null), botTimingAt(state));
    running.configureAutoPass(autoPassChoicesAt(state, running.game), isFirst, passTimingAt(state));
  }

  /** Tells the other processes who is connected here. */
  announce(asks = false): void {
    const { connections, state, unplayable, clock } = this.#table;
    const presence = { ...connections.localPresence(state), ...(unplayable && { onlyShown: true as const }) };
    this.sendToPeers({ type: 'here', presence, at: clock.now(), asks });
  }
  sendToPeers(message: PeerMessage): void {
    const { storage } = this.#table.services;
    if (storage.self !== null) storage.sendToPeers(this.#table.state.code, message);
  }
}
