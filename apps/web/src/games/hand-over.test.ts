import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { bind, limitsFor, type Seat, type Viewer } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import { openLexicon } from '@wordhoard/lexicon';
import { expect, test } from 'vitest';
import type { SeatObservation } from '../net/session.ts';
import { observationsIn, sharers } from '../table/testing/shared-device.ts';
import { loadWhyNext, reasonFor } from '../table-kit/why-next.ts';

const env = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));
const HERE: readonly Seat[] = [0, 1, 2];
/** Enough for every game to come to all it asks. */
const ENTRIES = 250;

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
