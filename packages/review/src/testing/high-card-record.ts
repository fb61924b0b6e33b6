import {
  type AnyEntry,
  type AnyGame,
  anyGame,
  bind,
  chanceFrom,
  commitmentOf,
  limitsFor,
  type SealedRecord,
  seedFrom,
} from '@wordhoard/kernel';
import { type HighCard, highCard } from '@wordhoard/table/testing';

export const game: AnyGame = anyGame(bind(highCard, null));

/** A match for three in which cards are put forward and changed, people wave, and time runs out now and then. */
export function highCardRecord(name: string): SealedRecord {
  const chance = chanceFrom(name);
  const rules = bind<HighCard>(highCard, null);
  const seed = seedFrom(name);
  const nonce = '0'.repeat(32);
  const limits = limitsFor<HighCard>(highCard, 'live');
  const table = { config: { rounds: 3 }, players: 3, seed, limits, bank: null, position: null };
  const started = rules.start(table);
  if (!started.ok) throw new Error(started.refusal.code);
  let { match } = started;
  const entries: AnyEntry[] = [];
  while (!match.over) {
    const seat = chance.below(3);
    const { view, question } = rules.observe(match, seat);
    const at = match.at + 1000;
    const due = rules.nextDeadline(match);
    const outcome =
      due !== null && due <= at
        ? rules.expire(match, due)
        : chance.below(6) === 0
          ? rules.play(match, seat, { free: { type: 'wave' } }, at)
          : rules.play(
              match,
              seat,
              { to: question!.id, answer: { card: chance.pick(view.mine!), sure: chance.below(2) === 0 } },
              at,
            );
    // A seat that has answered for good can't answer again.
    if (!outcome.ok) continue;
    match = outcome.match;
    entries.push(outcome.entry);
  }
  const seats = [
    { name: 'Anna', bot: null },
    { name: 'Bot', bot: 2 },
    { name: 'Caro', bot: null },
  ];
  return {
    format: 1,
    game: 'high-card',
    rules: 1,
    words: '',
    seats,
    table,
    nonce,
    commitment: commitmentOf(seed, nonce),
    entries,
  };
}
