import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAME_IDS, type GameId, loadGame } from '@wordhoard/catalog';
import { apply, bind, limitsFor, type Seat, type Viewer } from '@wordhoard/kernel';
import { rehearse } from '@wordhoard/kernel/testing';
import { openLexicon } from '@wordhoard/lexicon';
import { expect, test } from 'vitest';
import type { Describe } from '../shell/table/log.tsx';
import { namesAt } from '../shell/table/names.ts';

const env = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));
const SEATS: readonly Seat[] = [0, 1, 2];
/** Enough for every game to deal, to play and to score. */
const ENTRIES = 300;

const DESCRIBED: Readonly<Record<GameId, () => Promise<{ describe: Describe }>>> = {
  wildwords: () => import('./wildwords/describe.ts'),
  'word-nerds': () => import('./word-nerds/describe.ts'),
  'word-worx': () => import('./word-worx/describe.ts'),
  wordsmith: () => import('./wordsmith/describe.ts'),
  wordsy: () => import('./wordsy/describe.ts'),
};

// The log at a shared device is made of one seat's news, and everybody there reads it.
test.each(GAME_IDS)('%s: nothing is told to all at a device that the audience would not be told', async (id) => {
  const { rules, defaults, bot } = (await loadGame(id))!;
  const { describe } = await DESCRIBED[id]();
  const game = bind(rules, env);
  const table = {
    config: defaults,
    players: SEATS.length,
    limits: limitsFor(rules, 'relaxed', {}),
    bank: null,
    position: null,
  };
  const { record } = rehearse({ game, env, bot: bot(1), table, words: env.id, name: `together at ${id}` });
  const started = game.start(record.table);
  if (!started.ok) throw new Error(started.refusal.code);

  let { match } = started;
  let secrets = 0;
  for (const entry of record.entries.slice(0, ENTRIES)) {
    const outcome = apply(game, match, entry);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const news = (viewer: Viewer): string[] => {
      const events = game.update(game.see(match, viewer), outcome.match, outcome.told, viewer)?.events ?? [];
      return events.flatMap((event) => describe(event, namesAt([], null))?.text ?? []);
    };
    const open = news('audience');
    for (const seat of SEATS) for (const text of news(seat)) expect(open).toContain(text);
    secrets += outcome.told.filter(({ audience }) => audience !== null).length;
    match = outcome.match;
  }
  // Wordsmith and Wordsy hide what is written, not what happens.
  if (!['wordsmith', 'wordsy'].includes(id)) expect(secrets).toBeGreaterThan(0);
});
