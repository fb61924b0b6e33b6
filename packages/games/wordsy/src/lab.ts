import type { LabNotes, TallyItem } from '@wordhoard/kernel';
import { beginner } from './bot/bot.ts';
import { componentsOf } from './components.ts';
import { sheetTotal } from './totals.ts';
import type { Event, Wordsy } from './types.ts';

function* countEvent(event: Event): Iterable<TallyItem> {
  if (event.type === 'dealt')
    for (const { letter } of event.board) yield { kind: 'letter', name: letter.toUpperCase(), seat: null };
  if (event.type === 'flipped')
    yield { kind: 'timer', name: event.by === null ? 'by itself' : 'flipped', seat: event.by };
  if (event.type === 'challenged') yield { kind: 'challenge', name: event.outcome, seat: event.by };
  if (event.type === 'round-scored')
    for (const [seat, { word, box, status }] of event.lines.entries()) {
      yield { kind: 'word', name: status, seat };
      yield { kind: 'length', name: String(word.length), seat };
      if (box) yield { kind: 'bonus', name: box, seat };
    }
}

export const lab: LabNotes<Wordsy> = {
  turns: ['round-scored'],
  scores: ({ config, sheets }) => sheets.map((sheet) => sheetTotal(componentsOf(config), sheet)),
  tally: countEvent,
  // The only possible answer is "ready".
  isForced: ({ question }) => question?.step.type === 'ready',
  forbidNotes: {
    challenge: 'challenges a word',
    // A bot writes its word only when it locks it. Without a timer, the round would never end.
    lock: null,
    word: 'corrects a word that was challenged, with friendly spelling',
  },
  beginner,
};
