import { forSeat, type LabNotes, type TallyItem } from '@wordhoard/kernel';
import { beginner } from './bot/bot.ts';
import { componentsOf } from './components.ts';
import { scorePlayer } from './round.ts';
import type { Event, State, WordWorx } from './types.ts';

function* countEvent(event: Event, { config }: State): Iterable<TallyItem> {
  if (event.type === 'picked')
    yield { kind: 'letter', name: componentsOf(config).deck.faceOf(event.card).toUpperCase(), seat: event.seat };
  if (event.type === 'stole') yield { kind: 'robbed', name: 'robbed', seat: event.from };
  if (event.type === 'built' && event.sealed.length > 0)
    yield { kind: 'sealed', name: 'sealed', seat: event.seat, times: event.sealed.length };
  if (event.type === 'round-scored')
    for (const [seat, { manifest, indicator, lines }] of event.sheets.entries()) {
      yield { kind: 'manifest', name: manifest, seat };
      yield { kind: 'indicator', name: indicator, seat };
      for (const { why, doubled, word } of lines) {
        yield { kind: 'word', name: doubled ? 'doubled' : why, seat };
        yield { kind: 'length', name: String(word.length), seat };
      }
    }
}

export const lab: LabNotes<WordWorx> = {
  turns: ['turn-began'],
  scores: ({ players, config }) => players.map((player) => player.total + scorePlayer(player, config).points),
  tally: countEvent,
  forbidNotes: {
    card: 'takes a second card; its first one is then always the first of the line',
    lock: 'moves its manifest card, which protects a word from theft',
    steal: 'steals a card from a word of another player',
    word: 'puts its manifest card on a word; it may still take it off',
  },
  beginner,
  isForced({ view, question }, seat) {
    const step = question?.step;
    if (step?.type === 'discard') return forSeat(view.players, seat).hand === step.count;
    return step?.type === 'pick' && step.nth === 1 && view.line.length === 1;
  },
};
