import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bind, chanceFrom, type Game, limitsFor, type Match, seedFrom } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import { type Event, faceOf, game, gridOf, type TileId, type WildWords } from '@wordhoard/wildwords';
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

/** Plays what is said, each by the seat that is asked. */
function told(name: string, ...moves: ((tray: readonly TileId[]) => unknown)[]): Happened {
  const limits = limitsFor<WildWords>(game.rules, 'relaxed');
  const table = { config: game.defaults, players: 2, seed: seedFrom(name), limits, bank: null, position: null };
  const started = rules.start(table);
  if (!started.ok) throw new Error(started.refusal.code);
  let { match } = started;
  const events: Event[] = [];
  const trays: string[][] = [];
  for (const move of moves) {
    const [seat] = rules.see(match, 'audience').question!.asked;
    const tray = rules.see(match, seat!).view.trays[seat!]!.tiles!;
    const answer = move(tray);
    const outcome = rules.play(match, seat!, { to: match.agenda.at(-1)!.id, answer }, match.at);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    match = outcome.match;
    for (const { event } of outcome.told) {
      events.push(event);
      if (event.type === 'played') trays.push(tray.map(faceOf).sort());
    }
  }
  return { match, events, trays };
}
interface Happened {
  readonly match: Match<WildWords>;
  readonly events: readonly Event[];
  /** What was held before each play. */
  readonly trays: readonly string[][];
}

const pass = (): unknown => ({ type: 'pass' });
const MIDDLE = 7 * 15 + 7;

test('a flipped tile came back unseen to a tray that was then traded: the next tray is known all the same', () => {
  // Only some shuffles give back one of the two tiles that may have been the flipped one: of fifty, several do.
  for (const name of Array.from({ length: 50 }, (_, i) => `a trade after a bluff, ${i}`)) {
    const { match, events, trays } = told(
      name,
      // Six tiles from 8C, which turns the last of the tray face down, to the middle.
      (tray) => ({
        type: 'play',
        tiles: [tray[6]!, ...tray.slice(0, 5)].map((tile, i) => ({ tile, square: MIDDLE - 5 + i })),
      }),
      () => ({ challenge: true }),
      () => ({ words: null }),
      pass,
      () => ({ type: 'trade' }),
      (tray) => ({ type: 'play', tiles: tray.slice(0, 2).map((tile, i) => ({ tile, square: MIDDLE + i })) }),
      () => ({ challenge: false }),
      ...Array.from({ length: 4 }, () => pass),
    );
    expect(match.over).not.toBeNull();
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['taken-back', 'traded', 'stood']));
    const { board } = rules.see(match, 'audience').view;
    const again = turnsOf({ config: game.defaults, players: 2, seed: seedFrom(name), events, board }, lexicon);
    expect(again.map(({ tray }) => [...tray].sort())).toEqual(trays);
  }
});
