import { bind, forSeat, type Match, replay } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomBot } from './bot/random.ts';
import { rules } from './rules.ts';
import { evenWords, tableFor } from './testing.ts';
import type { TurnLine, WildWords } from './types.ts';

const game = bind(rules, evenWords);

/** All states of a random game, in which bots run out of time on a short clock. */
function statesOf(name: string, players: number, bank: number | null): Match<WildWords>[] {
  const table = tableFor(players, 'live', { bank });
  const { record } = recordGame<WildWords>({ game, env: evenWords, bot: randomBot, table, words: evenWords.id, name });
  return [...replay(game, record)];
}
const games = fc.record({
  name: fc.string(),
  players: fc.integer({ min: 2, max: 4 }),
  bank: fc.constantFrom(null, 2000, 20_000, 100_000),
});

/** [WW-20] All turns in the log since the last play that stood. */
function passesIn(turns: readonly TurnLine[]): TurnLine[] {
  const after = turns.slice(turns.findLastIndex((line) => line.type === 'play' && line.fate !== 'failed') + 1);
  return after.filter(({ type }) => type !== 'trade');
}

test('[WW-20] the number of passes agrees with the log, and is less than two per player during the game', () => {
  let takenBack = 0;
  fc.assert(
    fc.property(games, ({ name, players, bank }) => {
      for (const { state, over } of statesOf(name, players, bank)) {
        const passes = passesIn(state.turns);
        expect(state.passes).toBe(passes.length);
        if (!over) expect(state.passes).toBeLessThan(2 * players);
        takenBack += passes.filter(({ type }) => type === 'play').length;
      }
    }),
    { numRuns: 25 },
  );
  expect(takenBack).toBeGreaterThan(20);
});

test('[WW-14] only the clocks of players who move or decide run; only players in overtime have a deadline', () => {
  const seen = { running: 0, standing: 0, pressed: 0 };
  fc.assert(
    fc.property(games, ({ name, players, bank }) => {
      for (const match of statesOf(name, players, bank)) {
        const open = match.agenda.at(-1);
        if (!match.banks || !open) continue;
        const running = match.banks.flatMap(({ since }, seat) => (since === null ? [] : [seat]));
        const { waiting } = game.observe(match, 'audience').question!;
        const spends = open.step.type === 'turn' || open.step.type === 'challenge';
        expect(running).toEqual(spends ? waiting : []);
        seen[spends ? 'running' : 'standing']++;
        if (open.step.type !== 'challenge') continue;
        expect(open.until).toBeNull();
        const over = (waiting ?? []).filter((seat) => forSeat(match.state.overtime, seat) > 0);
        expect(open.pressed.map(({ seat }) => seat).sort()).toEqual(over);
        seen.pressed += over.length;
      }
    }),
    { numRuns: 25 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
});
