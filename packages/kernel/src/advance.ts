import { forSeat } from './by-seat.ts';
import type { Engine } from './engine.ts';
import { copy } from './json.ts';
import type { AgendaItem, Match } from './match.ts';
import { MatchUpdate } from './match-update.ts';
import type { AddressedEvent } from './rules.ts';
import type { Shape, Time } from './shape.ts';

/** Makes a change to a copy of the match, then continues until a question is open or the match is over. */
export function advance<S extends Shape>(
  engine: Engine<S>,
  before: Match<S>,
  at: Time,
  change: (update: MatchUpdate<S>) => void,
): { match: Match<S>; events: AddressedEvent<S>[] } {
  if (!Number.isInteger(at) || at < before.at) throw new Error(`time runs backwards: ${at} after ${before.at}`);
  // The update copies the state, which is most of a match, and the chance only when they change. Seats, limits and a
  // result never do.
  const { agenda, banks } = before;
  const match = { ...before, agenda: agenda.map(copyItem), banks: copy(banks) };
  stopClocks(match, at);
  match.at = at;
  const update = new MatchUpdate<S>(engine, match);
  change(update);
  update.runAgenda();
  // A match with seats on a running clock has a clock for each of them.
  for (const seat of engine.runningClocks(match)) forSeat(match.banks!, seat).since = at;
  return { match, events: update.events };
}

/** The asked seats and submitted answers never change; the step's own data may, while it is open. */
const copyItem = <S extends Shape>(item: AgendaItem<S>): AgendaItem<S> => ({
  id: item.id,
  step: copy(item.step),
  asked: item.asked,
  given: item.given.map(({ seat, answer, done, silent, due }) => ({ seat, answer, done, silent, due })),
  pressed: item.pressed.map(({ seat, until }) => ({ seat, until })),
  until: item.until,
  due: item.due,
  left: item.left,
});

function stopClocks<S extends Shape>(match: Match<S>, at: Time): void {
  for (const clock of match.banks ?? []) {
    if (clock.since !== null) clock.left -= at - clock.since;
    clock.since = null;
  }
}
