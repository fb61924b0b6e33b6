import { type Event, faceOf } from '@wordhoard/wildwords';
import { wildwords } from '#strings/wildwords.ts';
import type { Told } from '../../shell/table/log.tsx';
import type { Names } from '../../shell/table/names.ts';

/** What everybody may hear; null for what needs no words. */
export function describe(event: Event, names: Names): Told | null {
  const say = wildwords.event;
  switch (event.type) {
    case 'traded':
      return { text: say.traded(names, event.seat), mine: event.seat === names.me };
    case 'passed':
      return { text: say.passed(names, event.seat), mine: true };
    case 'drew': {
      const faces = event.tiles.map((tile) => (faceOf(tile) === '*' ? wildwords.tray.asterisk : faceOf(tile)));
      // Written down it would be there for whoever looks over a shoulder; and the tray shows it.
      return names.me === event.seat ? { text: say.drew(faces), mine: true, passing: true } : null;
    }
    case 'others-drew':
      return null;
    case 'played': {
      const { seat, play, points, words, laid } = event;
      const flipped = laid.filter(({ tile }) => tile === null).length;
      const patterns = words.map(({ pattern }) => pattern);
      return { text: say.played(names, seat, play, points, patterns) + say.flipped(flipped), mine: true };
    }
    case 'challenged':
      return { text: say.challenged(names, event.seat, event.by), mine: true, urgent: event.seat === names.me };
    case 'spelt':
      return { text: say.spelt(names, event.seat, event.words), mine: true };
    case 'judged': {
      const verdict = event.stands ? say.stands : say.falls(event.wrong);
      const costs = event.penalised.length > 0 ? say.penalised(names, event.penalised, event.penalty) : '';
      return { text: verdict + costs, mine: true };
    }
    case 'stood':
      return { text: say.stood(names, event.seat, event.points, event.total), mine: event.seat === names.me };
    case 'taken-back':
      return { text: say.takenBack(names, event.seat), mine: event.seat === names.me };
    case 'overtime':
      return { text: say.overtime(names, event.seat, event.cost), mine: true, urgent: event.seat === names.me };
    case 'ended':
      return { text: say.ended, mine: true };
  }
}
