import {
  type Bot,
  bind,
  CHAMPION,
  entryAt,
  type Game,
  type GamePackage,
  type Leakproof,
  type Level,
  type Rules,
  type Shape,
  type Thought,
} from '@wordhoard/kernel';
import { lastThought, type SearchPosition } from './rollout.ts';
import { search } from './search.ts';

const CLEAR_GAIN = 1.5;

/** A computer player of any level. */
export function botFor<S extends Shape>(pack: GamePackage<S>, level: Level): Bot<S> {
  return level === CHAMPION ? championOf(pack) : pack.bot(level);
}

const champions = new WeakMap<object, unknown>();

/** Made once for each package, so that its rules are bound once. */
function championOf<S extends Shape>(pack: GamePackage<S>): Bot<S> {
  // Kept under the package it was made from, so the types fit.
  const known = champions.get(pack) as Bot<S> | undefined;
  const made = known ?? champion(pack);
  if (!known) champions.set(pack, made);
  return made;
}

/**
 * The strongest player of a game: takes the move of the bot it starts from and, if the game has search notes, compares it
 * with alternatives in guessed matches. Yields the bot's move at once, then the best so far after each world played out,
 * so that the caller can stop it at any time.
 */
export function champion<S extends Shape>(pack: GamePackage<S>): Bot<S> {
  const { guess, search: notes } = pack;
  const base = pack.championBase ?? pack.bot(5);
  if (!guess || !notes) return base;
  const gameFor = cachedGame(pack);
  return function* (input) {
    const thought = lastThought(base, input);
    if (!thought) return;
    yield thought;
    const { seen, seat, env } = input;
    const game = gameFor(env);
    const alternatives = notes.alternatives(input, thought.move).filter((move) => !game.check(seen, seat, move));
    if (alternatives.length === 0) return;
    const luck = `champion ${input.chance.below(0x1_0000_0000)}`;
    const position: SearchPosition<S> = { game, env, guess, notes, seen, seat, luck };
    const clearGain = notes.clearGain ?? CLEAR_GAIN;
    const work = search(position, [thought.move, ...alternatives], { steps: notes.steps, clearGain });
    for (;;) {
      const slice = work.next();
      if (slice.done) {
        const { best, candidates } = slice.value;
        return yield withMove(thought, entryAt(candidates, best).move);
      }
      yield withMove(thought, slice.value);
    }
  };
}

const withMove = <S extends Shape>(thought: Thought<S>, move: Thought<S>['move']): Thought<S> => ({ ...thought, move });

/** Binds the rules once for each dictionary. */
function cachedGame<S extends Shape>({ rules }: GamePackage<S>): (env: S['env']) => Game<S> {
  let last: { env: S['env']; game: Game<S> } | undefined;
  return (env) => {
    // `bind` asks for rules that can't leak, which the game's own module has proved.
    if (last?.env !== env) last = { env, game: bind<S>(rules as Rules<S> & Leakproof<S>, env) };
    return last.game;
  };
}
