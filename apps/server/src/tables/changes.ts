import type { Seat } from '@wordhoard/kernel';
import type { Command, ServerRefusal } from '@wordhoard/protocol';
import {
  agreeToEnd,
  allowChat,
  clearSeat,
  configure,
  endMatch,
  isRefusal,
  leaveSeat,
  replaceAbsent,
  resign,
  returnToSeat,
  seatBot,
  setBotSpeed,
  type TableState,
  takeSeat,
  writeChat,
} from '@wordhoard/table';
import { readOptions } from './read-options.ts';
import type { TableServices } from './services.ts';

type Change = (table: TableState) => TableState | ServerRefusal;

/** Facts a change may depend on besides the table. */
interface ChangeContext extends Pick<TableServices, 'findGame'> {
  /** True if the others need not wait for this seat any longer; null if its player isn't away. */
  isAwayTooLong(seat: Seat): boolean | null;
  /** True if the others have kept the requester waiting for long. */
  hasWaitedLong(): boolean;
}

/** The table after a command; null for commands that do something else. */
export async function changeFor(
  command: Command,
  who: string,
  { isAwayTooLong, hasWaitedLong, findGame }: ChangeContext,
): Promise<Change | null> {
  switch (command.type) {
    case 'sit':
      return (table) => takeSeat(table, who, command.seat, command.name, command.picture, command.program);
    case 'rise':
      return (table) => leaveSeat(table, who, command.seat);
    case 'return':
      return (table) => returnToSeat(table, who, command.seat);
    case 'resign':
      return (table) => resign(table, who, command.seat);
    case 'stand-in':
      return (table) => replaceAbsent(table, who, command.seat, isAwayTooLong);
    case 'end':
      return (table) => endMatch(table, who, isAwayTooLong, hasWaitedLong());
    case 'agree-end':
      return (table) => {
        // Where the player may end the match alone, no consent is needed.
        const ended = command.agrees ? endMatch(table, who, isAwayTooLong, hasWaitedLong()) : null;
        return ended && !isRefusal(ended) ? ended : agreeToEnd(table, who, command.agrees);
      };
    case 'seat-bot':
      return (table) => seatBot(table, who, command.seat, command.level);
    case 'clear-seat':
      return (table) => clearSeat(table, who, command.seat);
    case 'configure': {
      const options = readOptions((await findGame(command.options.game))?.pack, command.options);
      return (table) => ('code' in options ? options : configure(table, who, options));
    }
    case 'bot-speed':
      return (table) => setBotSpeed(table, who, command.speed);
    case 'chat':
      return (table) => writeChat(table, who, command);
    case 'allow-chat':
      return (table) => allowChat(table, who, command.allowed);
    default:
      return null;
  }
}
