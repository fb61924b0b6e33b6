import type { Seat } from '@wordhoard/kernel';
import { type Board, type Config, componentsOf, type Event } from '@wordhoard/wordsy';
import { allowedTold, endTold, type LatestEvent, leaders } from '../../table-kit/events.ts';
import type { Names } from '../../table-kit/phrases.ts';
import { wordsy } from './strings/play.ts';

/** An event as all may hear it; null if it needs no words. */
export function describe(event: Event, names: Names, config: Config): LatestEvent | null {
  const say = wordsy.event;
  const { rareCards, sameLetter, tallyCost } = componentsOf(config);
  switch (event.type) {
    case 'allowed':
      return allowedTold(event, names);
    case 'dealt': {
      const parts = [say.dealt(event.round, letters(event.board))];
      if (event.lead !== null) parts.push(say.dealtMain(names, event.lead));
      if (event.passedOver.length > 0) parts.push(say.passedOver(event.passedOver, rareCards, sameLetter));
      return { text: parts.join(' '), mine: true };
    }
    case 'locked':
      return { text: say.locked(names, event.seat), passing: true };
    case 'flipped':
      if (event.by === null) return { text: say.flippedByNobody, mine: true, urgent: true, outcome: 'even' };
      return { text: say.flipped(names, event.by), mine: true, urgent: event.by !== names.me };
    case 'frozen':
      return { text: say.frozen, mine: true, urgent: true, passing: true };
    case 'ran-out':
      return { text: say.ranOut, mine: true, urgent: true, outcome: 'bad' };
    case 'looked-up':
      return {
        text: say.lookedUp(event.word, event.found),
        mine: event.seat === names.me,
        outcome: event.found ? 'good' : 'bad',
      };
    case 'revealed':
      return { text: say.revealed(names, event.seat, event.word, event.points), mine: event.seat === names.me };
    case 'challenged': {
      const { seat, by, word } = event;
      const mine = seat === names.me || by === names.me;
      const toMe = seat === names.me;
      if (event.outcome === 'proven')
        return {
          text: say.proven(names, word, by, tallyCost),
          mine,
          toMe,
          outcome: forReader(names, { good: seat, bad: by }),
        };
      if (event.outcome === 'struck')
        return { text: say.struck(names, word, by), mine, toMe, outcome: forReader(names, { good: by, bad: seat }) };
      return { text: say.mendable(names, seat, word), mine, toMe, outcome: 'even' };
    }
    case 'mended':
      return {
        text: event.to === null ? say.notMended(event.from) : say.mended(event.from, event.to, event.points),
        mine: event.seat === names.me,
        outcome: 'even',
      };
    case 'round-scored': {
      const lines = event.lines.map(({ points, bonus }, seat) => say.line(names, seat, points, bonus));
      return { text: say.scored(event.round, lines.join(', ')), mine: true, outcome: 'even' };
    }
    case 'spot-moved':
      if (event.penalty) return { text: say.penalty(event.to, tallyCost), mine: true, outcome: 'bad' };
      return { text: event.from === event.to ? say.spotStays(event.to) : say.spotMoved(event.to), mine: true };
    case 'ended': {
      const { totals, won } = event;
      const first = leaders(totals);
      const total = Math.max(...totals);
      if (won !== null) return endTold(say.soloEnded(names, won, total), won ? first : [], names);
      return endTold(wordsy.prompt.won(names, first, total), first, names);
    }
  }
}

/** Good news for one player, bad for another, and neither for the others. */
const forReader = ({ me }: Names, { good, bad }: { good: Seat; bad: Seat }): NonNullable<LatestEvent['outcome']> =>
  me === good ? 'good' : me === bad ? 'bad' : 'even';

/** The board read out by columns: 'Q G for 5, N S for 4 …'. */
function letters(board: Board): string {
  const columns = new Map<number, string[]>();
  for (const { column, letter } of board) columns.set(column, [...(columns.get(column) ?? []), letter.toUpperCase()]);
  return [...columns].map(([value, cards]) => wordsy.event.column(value, cards)).join(', ');
}
