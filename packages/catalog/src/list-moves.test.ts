import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  type AnyGamePackage,
  type AnyMatch,
  chanceFrom,
  guessMatch,
  isSame,
  legalMoves,
  limitsFor,
  type Seat,
} from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import { expect, test } from 'vitest';
import { bindGame, loadGame } from './load.ts';
import { gamesWith } from './testing.ts';

const lexicon = openLexicon(readFileSync(new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
const MOST = 30;
/** Enough for every kind of question; players who choose at random might go on for ever. */
const ENTRIES = 120;

function start(pack: AnyGamePackage, game: AnyGame, seed: string): AnyMatch {
  const limits = limitsFor(pack.rules, 'live');
  const players = Math.max(2, pack.rules.players[0]);
  const started = game.start({ config: pack.defaults, players, seed, limits, bank: null, position: null });
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  return started.match;
}

test.each(await gamesWith((pack) => pack.listMoves))('%s can be played with listed moves alone', async (id) => {
  // `gamesWith` has loaded it.
  const pack = (await loadGame(id))!;
  const game = bindGame(pack, lexicon);
  const chance = chanceFrom('listed moves');
  let match = start(pack, game, '7'.repeat(64));
  const list = (seat: Seat, seen = game.observe(match, seat)): ReturnType<typeof legalMoves> =>
    legalMoves(game, pack.listMoves, { seen, seat, env: lexicon, most: MOST });
  const asked = new Set<string>();
  let guessed = 0;
  for (let i = 0; i < ENTRIES && !match.over; i++) {
    const { step } = match.agenda.at(-1)!;
    asked.add(step.type);
    const lists = match.seats.map((seat) => list(seat));
    for (const [seat, { moves, more }] of lists.entries()) {
      expect(moves.length).toBeLessThanOrEqual(MOST);
      for (const move of moves)
        expect([id, move, game.refusalOf(match, seat, move, match.at)]).toEqual([id, move, undefined]);
      // A list without a word about others is whole, so nothing is legal where it is empty.
      const observed = game.observe(match, seat).question;
      const isAsked = observed?.asked.includes(seat) && !observed.mine?.done;
      expect(moves.some((move) => 'to' in move)).toBe(isAsked === true);
      if (!isAsked && moves.length === 0) expect(more).toBe(false);
    }
    // Hidden cards and the seed are others in a guessed match, and the list is the same.
    if (i % 10 === 0 && pack.guess)
      for (const seat of match.seats) {
        const seen = game.observe(match, seat);
        const guess = guessMatch({ game, guess: pack.guess, seen, viewer: seat, chance, env: lexicon });
        if (isSame(guess.state, match.state)) continue;
        expect(list(seat, game.observe(guess, seat))).toEqual(lists[seat]);
        guessed += 1;
      }
    const turn = lists.flatMap(({ moves }, seat) => (moves.some((move) => 'to' in move) ? [{ seat, moves }] : []));
    const { seat, moves } = chance.pick(turn);
    const outcome = game.play(match, seat, chance.pick(moves), match.at + 1);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    match = outcome.match;
  }
  expect(asked.size).toBeGreaterThan(id === 'wordsmith' ? 0 : 1);
  expect(guessed).toBeGreaterThan(0);
});

test.each(await gamesWith((pack) => pack.listMoves))(
  '%s lists the same moves whatever it is asked before',
  async (id) => {
    // `gamesWith` has loaded it.
    const pack = (await loadGame(id))!;
    const game = bindGame(pack, lexicon);
    const match = start(pack, game, '8'.repeat(64));
    const seat = match.agenda.at(-1)!.asked[0]!;
    const seen = game.observe(match, seat);
    const before = JSON.stringify(seen);
    const input = { seen, seat, env: lexicon, most: MOST };
    const first = legalMoves(game, pack.listMoves, input);
    legalMoves(game, pack.listMoves, { ...input, most: 5 });
    expect(legalMoves(game, pack.listMoves, input)).toEqual(first);
    expect(JSON.stringify(seen)).toBe(before);
  },
);
