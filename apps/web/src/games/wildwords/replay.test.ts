import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bind, chanceFrom, type Game, limitsFor, type Match, seedFrom } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import { type Event, faceOf, game, gridOf, type WildWords } from '@wordhoard/wildwords';
import { expect, test } from 'vitest';
import { type Turn, turnsOf } from './replay.ts';

const lexicon = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));
const rules: Game<WildWords> = bind(game.rules, lexicon);

/** A game of bots to its end: what everybody was told, and every turn as it really stood. */
function played(
  name: string,
  players: number,
): { match: Match<WildWords>; events: Event[]; turns: Omit<Turn, 'stood'>[] } {
  const limits = limitsFor<WildWords>(game.rules, 'relaxed');
  const table = { config: game.defaults, players, seed: seedFrom(name), limits, bank: null, position: null };
  const started = rules.start(table);
  if (!started.ok) throw new Error(started.refusal.code);
  let { match } = started;
  const events: Event[] = [];
  const turns: Omit<Turn, 'stood'>[] = [];
  while (!match.over) {
    const asked = rules.see(match, 'audience').question!.asked;
    const seat = asked.find((it) => !rules.see(match, it).question?.mine?.done)!;
    const seen = rules.see(match, seat);
    const chance = chanceFrom(`${name}/${seat}/${seen.question?.id}`);
    const [thought] = [...game.bot(1)({ seen, seat, chance, env: lexicon })].slice(-1);
    const outcome = rules.play(match, seat, thought?.move, match.at);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    match = outcome.match;
    for (const { event } of outcome.told) {
      events.push(event);
      if (event.type !== 'played') continue;
      const tray = seen.view.trays[seat]!.tiles!.map(faceOf);
      turns.push({ seat, grid: gridOf(seen.view.board), tray, played: event });
    }
  }
  return { match, events, turns };
}

test.each([2, 3])(
  'a finished game of %i is played again from its seed and what was told, every tray as it was',
  (players) => {
    for (const name of ['one', 'two', 'three']) {
      const { match, events, turns } = played(`${name}-${players}`, players);
      const { view } = rules.see(match, 'audience');
      const seed = seedFrom(`${name}-${players}`);
      const again = turnsOf({ config: game.defaults, players, seed, events, board: view.board }, lexicon);
      expect(turns.length).toBeGreaterThan(5);
      expect(again.map(({ stood, ...turn }) => ({ ...turn, tray: [...turn.tray].sort() }))).toEqual(
        turns.map((turn) => ({ ...turn, tray: [...turn.tray].sort() })),
      );
      const fates = view.turns.flatMap((line) => (line.type === 'play' ? [line.fate !== 'failed'] : []));
      expect(again.map(({ stood }) => stood)).toEqual(fates);
    }
  },
);
