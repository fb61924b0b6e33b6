import {
  type Bot,
  type BotInput,
  bind,
  CHAMPION,
  entryAt,
  type Game,
  type GamePackage,
  type Leakproof,
  type Level,
  type Move,
  type Rules,
  type SearchNotes,
  type Shape,
  type Thought,
} from '@wordhoard/kernel';
import type { SearchPosition } from './rollout.ts';
import { search } from './search.ts';

/** Used by games that don't say how clear a gain must be. */
export const CLEAR_GAIN = 1.5;

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
 * with alternatives in guessed matches. Yields what the bot yields, then the best so far after each world played out,
 * so that the caller can stop it at any time.
 */
export function champion<S extends Shape>(pack: GamePackage<S>): Bot<S> {
  const { guess, search: notes } = pack;
  const base = championBaseOf(pack);
  if (!guess || !notes) return base;
  const gameFor = cachedGame(pack);
  return function* (input) {
    let thought: Thought<S> | undefined;
    for (thought of base(input)) yield thought;
    if (!thought) return;
    const { seen, seat, env } = input;
    const game = gameFor(env);
    const alternatives = legalAlternatives(game, notes, input, thought.move);
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

/** The bot whose moves the champion starts from. */
export const championBaseOf = <S extends Shape>(pack: GamePackage<S>): Bot<S> => pack.championBase ?? pack.bot(5);

/** The moves that the champion compares with the one it starts from. */
export const legalAlternatives = <S extends Shape>(
  game: Game<S>,
  notes: SearchNotes<S>,
  input: BotInput<S>,
  chosen: Move<S>,
): Move<S>[] => notes.alternatives(input, chosen).filter((move) => !game.check(input.seen, input.seat, move));

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
