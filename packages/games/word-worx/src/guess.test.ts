import { chanceFrom, forSeat, type Guess, guessMatch, type Match, type Step, type Viewer } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { PRINTED } from './components.ts';
import { guess } from './guess.ts';
import { randomBot, TestGame } from './testing.ts';
import type { State, WordWorx } from './types.ts';

const { faceOf } = PRINTED.deck;

const { game } = new TestGame(env, {});
const guessed = (match: Match<WordWorx>, viewer: Viewer, luck: string | number): Match<WordWorx> =>
  guessMatch({ game, guess, env, seen: game.observe(match, viewer), viewer, chance: chanceFrom(`${luck}`) });
const stepsOf = ({ agenda }: Match<WordWorx>): Step<WordWorx>[] => agenda.map(({ step }) => step);

/** The match before each move of a random game, and after the last one. */
function* randomGame(players: number): Generator<Match<WordWorx>> {
  const chance = chanceFrom('a random game');
  let { match } = new TestGame(env, { seats: players, pace: { days: 1 } });
  for (; !match.over; ) {
    yield match;
    const { seat } = match.agenda.at(-1)!.step as Step<WordWorx, 'pick'>; // all questions have a seat
    for (const { move } of randomBot({ seen: game.observe(match, seat), seat, chance, env })) {
      const outcome = game.play(match, seat, move, match.at);
      if (!outcome.ok) throw new Error(`the bot's move was refused: ${outcome.refusal.code}`);
      match = outcome.match;
    }
  }
  yield match;
}

describe('a guess', () => {
  test.each([2, 3, 6])('continues with the steps of the match, for %i players', (players) => {
    const asked = new Set<string>();
    for (const match of randomGame(players)) {
      const steps = stepsOf(match);
      const open = steps.at(-1);
      asked.add(open?.type === 'build' && open.last ? 'last build' : (open?.type ?? 'end'));
      const tries = open?.type === 'build' && open.last ? 100 : 1;
      const guesses = Array.from({ length: tries }, (_, i) => stepsOf(guessed(match, 1, i)));
      expect(guesses).toContainEqual(steps);
    }
    expect([...asked].sort()).toEqual(['build', 'discard', 'end', 'last build', 'pick', 'steal']);
  });

  test('[WX-8] gives each player a manifest with all words that this player locked for good', () => {
    const { match } = new TestGame(env, {
      players: [{ manifest: 19 }, { sealed: ['art'] }, { sealed: ['rod'] }, { sealed: [] }],
    });
    const counts = new Map<string, number>();
    for (let i = 0; i < 600; i++) {
      const { players, manifests } = guessed(match, 0, i).state;
      const dealt = players.map(({ manifest }) => manifest.secret);
      expect(new Set([...dealt, ...manifests.secret]).size).toBe(24);
      expect(dealt[0]).toBe('M19');
      const pair = dealt.slice(1, 3).join();
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    // ART is on M7 and M18, ROD on M7 and M9. The three ways to deal different ones are equally likely.
    expect([...counts.keys()].sort()).toEqual(['M18,M7', 'M18,M9', 'M7,M9']);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(50);
  });

  test('[WX-12] never deals a manifest of an earlier round, and knows all secrets of the last one', () => {
    for (const match of randomGame(4)) {
      const { sheets, round } = match.state;
      if (round < 2 && !match.over) continue;
      const { state } = guessed(match, 'audience', 0);
      const dealt = [...state.players.map(({ manifest }) => manifest.secret), ...state.manifests.secret];
      const earlier = forSeat(sheets, 0).map(({ manifest }) => manifest);
      expect(dealt.filter((manifest) => earlier.includes(manifest))).toEqual([]);
      if (match.over) expect(secretsOf(state)).toEqual(secretsOf(match.state));
    }
  });

  const secretsOf = ({ players }: State): string[][] =>
    players.map(({ manifest, indicator }) => [manifest.secret, indicator.secret]);
});

describe('a wrong guess is found', () => {
  const { seed: _, ...table } = new TestGame(env, { seats: 3, config: { rounds: 1 } }).table;
  const faultOf = (change: (state: State, viewer: Viewer) => void): string | undefined => {
    const wrong: Guess<WordWorx> = (context) => {
      const { state, ...rest } = guess(context);
      change(state, context.viewer);
      return { ...rest, state };
    };
    return contract<WordWorx>({ game, env, bot: randomBot, tables: [table], games: 1, guess: wrong }).faults[0];
  };
  const handsOfOthers = ({ players }: State, viewer: Viewer): string[][] =>
    players.flatMap(({ hand }, seat) => (seat === viewer ? [] : [hand.secret]));

  test('that deals a card too many', () => {
    const fault = faultOf((state, viewer) => handsOfOthers(state, viewer)[0]?.push(...state.pile.secret.splice(0, 1)));
    expect(fault).toContain('a guess looks different');
  });

  test('that deals a card of the line again', () => {
    expect(faultOf(({ line, pile }) => pile.secret.splice(0, 1, ...line.slice(0, 1)))).toContain('has other cards');
  });

  test('that never gives another player a bigram', () => {
    const fault = faultOf((state, viewer) => {
      const { secret: pile } = state.pile;
      for (const hand of handsOfOthers(state, viewer))
        for (const [i, card] of hand.entries()) {
          const other = faceOf(card).length < 2 ? -1 : pile.findIndex((it) => faceOf(it).length < 2);
          if (other >= 0) [hand[i], pile[other]] = [pile[other]!, card]; // found above
        }
    });
    expect(fault).toMatch(/of 600 guesses none puts C\d+ at|deal other cards than the game does/);
  });

  test('that always deals the same manifests', () => {
    const fault = faultOf(({ players, manifests }, viewer) => {
      manifests.secret.sort();
      for (const [seat, { manifest }] of players.entries()) {
        if (seat === viewer) continue;
        manifests.secret.push(manifest.secret);
        manifest.secret = manifests.secret.shift()!; // 21 are left
      }
    });
    expect(fault).toMatch(/of 600 guesses none puts M\d+ at|deal other cards than the game does/);
  });
});
