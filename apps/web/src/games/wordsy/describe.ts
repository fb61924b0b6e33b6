import type { Board, Event } from '@wordhoard/wordsy';
import { wordsy } from '#strings/wordsy.ts';
import type { Told } from '../../shell/table/log.tsx';
import type { Names } from '../../shell/table/names.ts';

/** What everybody may hear; null for what needs no words. */
export function describe(event: Event, names: Names): Told | null {
  const say = wordsy.event;
  switch (event.type) {
    case 'dealt': {
      const parts = [say.dealt(event.round, letters(event.board))];
      if (event.lead !== null) parts.push(say.dealtMain(names, event.lead));
      if (event.passedOver.length > 0) parts.push(say.passedOver(event.passedOver));
      return { text: parts.join(' '), mine: true };
    }
    case 'locked':
      return { text: say.locked(names, event.seat), passing: true };
    case 'flipped':
      if (event.by === null) return { text: say.flippedByNobody, mine: true, urgent: true };
      return { text: say.flipped(names, event.by), mine: true, urgent: event.by !== names.me };
    case 'frozen':
      return { text: say.frozen, mine: true, urgent: true, passing: true };
    case 'revealed':
      return { text: say.revealed(names, event.seat, event.word, event.points), mine: event.seat === names.me };
    case 'challenged': {
      const mine = event.seat === names.me || event.by === names.me;
      if (event.outcome === 'proven') return { text: say.proven(names, event.word, event.by), mine };
      if (event.outcome === 'struck') return { text: say.struck(names, event.word, event.by), mine };
      return { text: say.mendable(names, event.seat, event.word), mine };
    }
    case 'mended':
      return {
        text: event.to === null ? say.notMended(event.from) : say.mended(event.from, event.to, event.points),
        mine: event.seat === names.me,
      };
    case 'round-scored': {
      const lines = event.lines.map(({ points, bonus }, seat) => say.line(names, seat, points, bonus));
      return { text: say.scored(event.round, lines.join(', ')), mine: true };
    }
    case 'spot-moved':
      if (event.penalty) return { text: say.penalty(event.to), mine: true };
      return { text: event.from === event.to ? say.spotStays(event.to) : say.spotMoved(event.to), mine: true };
    case 'ended':
      // The prompt says who won, in more words.
      return null;
  }
}

/** The board read out by columns: '5: Q G, 4: N S …'. */
function letters(board: Board): string {
  const columns = new Map<number, string[]>();
  for (const { column, letter } of board) columns.set(column, [...(columns.get(column) ?? []), letter.toUpperCase()]);
  return [...columns].map(([value, cards]) => wordsy.event.column(value, cards)).join(', ');
}
