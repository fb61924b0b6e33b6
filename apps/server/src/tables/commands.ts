import type { AnyRefusal, Command } from '@wordhoard/protocol';
import {
  allowViewing,
  amendFault,
  chooseAutoPass,
  isRefusal,
  peopleAt,
  placesOf,
  refuse,
  rematchOf,
} from '@wordhoard/table';
import { isAwayTooLong } from './away-players.ts';
import { changeFor } from './changes.ts';
import { hasWaitedLong } from './long-wait.ts';
import type { MatchStarter } from './match-starter.ts';
import { linkNote, newLinkId } from './public-games.ts';
import type { TableCreator } from './services.ts';
import type { TableClients } from './table-clients.ts';
import type { TableContext } from './table-context.ts';

/** Null means success. */
type Answer = AnyRefusal | null;
type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** Carries out the commands of a table's clients. */
export class Commands {
  readonly #table: TableContext;
  readonly #clients: TableClients;
  readonly #starter: MatchStarter;

  constructor(table: TableContext, clients: TableClients, starter: MatchStarter) {
    this.#table = table;
    this.#clients = clients;
    this.#starter = starter;
  }

  /**
   * Returns at once if nothing has to be read or written, as for most drafts.
   *
   * @param key the command's id, under which the log remembers that it was carried out
   */
  execute(caller: TableCreator, key: string, command: Command): Answer | Promise<Answer> {
    return command.type === 'move' ? this.#move(caller.who, key, command) : this.#execute(caller, key, command);
  }

  async #execute(caller: TableCreator, key: string, command: Exclude<Command, { type: 'move' }>): Promise<Answer> {
    const { services, unplayable } = this.#table;
    const { who } = caller;
    if (command.type === 'end' && unplayable) return this.#table.closeForGood(who, key);
    if (command.type === 'chat' && services.chatRate?.take(who) === false) return refuse('too-fast');
    switch (command.type) {
      case 'start':
        return this.#starter.start(who, false);
      case 'salt':
        return this.#starter.addSalt(who, command);
      case 'amend':
        return this.#amend(who, key, command);
      case 'say':
        return this.#say(who, command);
      case 'allow-viewing':
        return this.#allowViewing(who, command.agreed);
      case 'rematch':
        return this.#rematch(caller);
      case 'pass-for-me':
        return this.#setAutoPass(who, command);
      default: {
        const change = await changeFor(command, who, {
          isAwayTooLong: (seat) => isAwayTooLong(this.#table, seat),
          hasWaitedLong: () => this.#hasWaitedLong(who),
          findGame: services.findGame,
        });
        return change && this.#table.change(change);
      }
    }
  }

  #move(who: string, key: string, { seat, move }: CommandOf<'move'>): Answer | Promise<Answer> {
    const { running, state } = this.#table;
    const { places, ended, status } = state;
    const place = places[seat];
    if (!running) return refuse('not-started');
    if (ended || status === 'closed') return { code: 'over' };
    if (place?.who !== who) return refuse('not-seated');
    if (place.level !== null) return refuse('return-first');
    const answer = running.move(seat, move, key);
    if (answer instanceof Promise) return this.#afterMove(answer);
    // What is answered at once has changed nothing that is stored: it is a draft.
    this.#table.services.counts?.draftAccepted(state.options.game);
    return answer;
  }
  async #afterMove(answer: Promise<Answer>): Promise<Answer> {
    const refusal = await this.#afterSaving(answer);
    const { services, state } = this.#table;
    if (!refusal) services.counts?.moveAccepted(state.options.game);
    return refusal;
  }
  async #afterSaving(answer: Promise<Answer>): Promise<Answer> {
    const refusal = await answer;
    await this.#table.saveOutcome();
    return refusal;
  }

  async #amend(who: string, key: string, { seat, amendment }: CommandOf<'amend'>): Promise<Answer> {
    const { running, state } = this.#table;
    const fault = state.ended ? { code: 'over' } : amendFault(state, who, seat);
    if (fault) return fault;
    if (!running) return refuse('not-started');
    return this.#afterSaving(running.amend(seat, amendment, key));
  }

  #say(who: string, { seat, phrase }: CommandOf<'say'>): Answer {
    const { state, connections } = this.#table;
    if (state.places[seat]?.who !== who) return refuse('not-seated');
    connections.broadcast({ type: 'said', seat, phrase });
    this.#clients.sendToPeers({ type: 'said', seat, phrase });
    return null;
  }

  /** Stores the link before any client is told of it. */
  async #allowViewing(who: string, agreed: boolean): Promise<Answer> {
    const { state, services } = this.#table;
    const id = state.publicLink?.id ?? newLinkId();
    const trial = allowViewing(state, who, agreed, id);
    if (isRefusal(trial)) return trial;
    if (agreed) await services.storage.notes.put(linkNote(id, state.code, services.clock.now()));
    return this.#table.change((table) => allowViewing(table, who, agreed, id));
  }

  async #rematch(caller: TableCreator): Promise<Answer> {
    const { state, connections, services } = this.#table;
    const { who } = caller;
    if (state.rematch !== null) return null;
    const trial = rematchOf(state, who, '');
    if (isRefusal(trial)) return trial;
    const isAlone = [...peopleAt(trial)].every((person) => person === who);
    const start = isAlone && (connections.addsSalt(who) ? 'salted' : true);
    const next = await services.openTable(caller, trial, start);
    if (!('host' in next)) return next;
    return this.#table.change((table) => ({ ...table, rematch: table.rematch ?? next.code }));
  }

  async #setAutoPass(who: string, command: CommandOf<'pass-for-me'>): Promise<Answer> {
    const { running } = this.#table;
    if (!running) return refuse('not-started');
    const now = { game: running.game, opened: running.match.opened };
    return this.#table.change((table) => chooseAutoPass(table, who, command, now));
  }

  #hasWaitedLong(who: string): boolean {
    const { running, state } = this.#table;
    return running !== null && hasWaitedLong(running, placesOf(state, who), state.options.pace);
  }
}
