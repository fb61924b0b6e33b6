import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { applyEntry, bind, limitsFor, type Seat, type Viewer } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import { openLexicon } from '@wordhoard/lexicon';
import { expect, test } from 'vitest';
import type { SeatObservation } from '../net/session.ts';
import { observationsIn, sharers } from '../table/testing/shared-device.ts';
import type { Describe } from '../table-kit/events.ts';
import { namesAt } from '../table-kit/phrases.ts';
import { loadWhyNext, reasonFor } from '../table-kit/why-next.ts';

const env = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));
const HERE: readonly Seat[] = [0, 1, 2];
/** Enough for every game to come to all it asks, and to score. */
const ENTRIES = 300;

/** A game need not explain who is next. */
const REASONS = (await Promise.all(GAME_IDS.map(async (id) => ({ id, why: await loadWhyNext(id) })))).flatMap(
  ({ id, why }) => (why ? [[id, why] as const] : []),
);

// All people around the device read it.
test.each(REASONS)('%s: why a player is next is worked out from what spectators know too', async (id, why) => {
  const { rules, defaults, bot } = (await loadGame(id))!;
  const game = bind(rules, env);
  const limits = limitsFor(rules, 'relaxed', {});
  const table = { config: defaults, players: HERE.length, limits, bank: null, position: null };
  // Now and then the time runs out.
  const rehearsal = { game, env, bot: bot(1), table, words: env.id, name: `hand-over in ${id}`, lateOneIn: 6 };
  const { record } = recordGame(rehearsal);
  const observations = new Map<Viewer, SeatObservation>();
  const reasons = new Set<string>();
  for (const { updates } of observationsIn({ ...record, entries: record.entries.slice(0, ENTRIES), game }, [
    ...HERE,
    'audience',
  ])) {
    for (const observation of updates) observations.set(observation.viewer, observation);
    for (const seat of observations.get(0)?.seen.question?.asked ?? [])
      for (const last of [null, ...HERE])
        for (const answered of [[], HERE.filter((it) => it !== seat)]) {
          const device = { here: HERE, answered, last, names: sharers };
          const said = reasonFor(why, { ...device, observation: observations.get(seat)! });
          const open = { ...observations.get('audience')!, viewer: seat };
          expect(said).toBe(reasonFor(why, { ...device, observation: open }));
          if (said) reasons.add(said);
        }
  }
  expect(reasons.size).toBeGreaterThan(3);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*[a-z\d]\.$/);
});

const DESCRIBED = import.meta.glob<{ describe: Describe }>('./*/describe.ts');

/** The table a game has by itself, and one with every switch on: a pile that lay face up may be face down there. */
const configsOf = (defaults: object): object[] => {
  const switches = Object.entries(defaults).filter(([, value]) => value === false);
  if (switches.length === 0) return [defaults];
  return [defaults, { ...defaults, ...Object.fromEntries(switches.map(([name]) => [name, true])) }];
};

/** Number of private events in all games. */
let secrets = 0;

// The log at a shared device is made of one seat's events, and all people there read it.
test.each(GAME_IDS)('%s: nothing is told to all at a device that the audience would not be told', async (id) => {
  const { rules, defaults, bot } = (await loadGame(id))!;
  const { describe } = await DESCRIBED[`./${id}/describe.ts`]!();
  const game = bind(rules, env);
  const seats: readonly Seat[] = [0, 1, 2].slice(0, rules.players[1]);
  let told = 0;
  for (const config of configsOf(defaults)) {
    const limits = limitsFor(rules, 'relaxed', {});
    const table = { config, players: seats.length, limits, bank: null, position: null };
    const { record } = recordGame({ game, env, bot: bot(1), table, words: env.id, name: `together at ${id}` });
    const started = game.start(record.table);
    if (!started.ok) throw new Error(started.refusal.code);

    let { match } = started;
    for (const entry of record.entries.slice(0, ENTRIES)) {
      const outcome = applyEntry(game, match, entry);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      const news = (viewer: Viewer): string[] => {
        const events = game.updateFor(game.observe(match, viewer), outcome.match, outcome.events, viewer)?.events ?? [];
        return events.flatMap((event) => describe(event, namesAt([], null), config)?.text ?? []);
      };
      const open = news('audience');
      for (const seat of seats) for (const text of news(seat)) expect(open).toContain(text);
      told += open.length;
      secrets += outcome.events.filter(({ audience }) => audience !== null).length;
      match = outcome.match;
    }
  }
  expect(told).toBeGreaterThan(0);
});

test('there were secrets to be kept', () => {
  expect(secrets).toBeGreaterThan(50);
});
