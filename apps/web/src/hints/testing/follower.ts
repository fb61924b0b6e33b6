import { bindGame } from '@wordhoard/catalog';
import {
  type AnyBot,
  type AnyGamePackage,
  forSeat,
  limitsFor,
  playOut,
  type Shape,
  type SkillLevel,
  seedFrom,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { isAwaited } from '@wordhoard/table';
import { adviceOn } from '../../review/advice.ts';
import { hintedChoice } from '../hint.ts';

/** Match milliseconds the follower takes to read a hint before playing it. */
const READING = 5000;

/** A player who asks for a hint at every question and plays exactly the move it names. */
const hintFollower = (pack: AnyGamePackage, env: Lexicon): AnyBot =>
  function* ({ seen, seat }) {
    if (!isAwaited(seen, seat)) return;
    const judgement = adviceOn(pack, env, { game: pack.rules.id, seen, seat, move: null, names: [] }, () => false);
    const choice = judgement && hintedChoice(judgement);
    if (choice) yield { move: choice.move, wait: READING };
  };

/** Result of one game: the follower's score, the bot's, and the follower's share of the win (½ for a tie). */
export interface FollowedGame {
  readonly hinted: number;
  readonly bot: number;
  readonly won: number;
}

/** Plays one game of two with this seed, the follower in this seat; gives the final scores. */
export function followHints(
  pack: AnyGamePackage,
  env: Lexicon,
  { level, seat, seed }: { readonly level: SkillLevel; readonly seat: 0 | 1; readonly seed: string },
): FollowedGame {
  const game = bindGame(pack, env);
  const limits = limitsFor<Shape>(game.rules, 'relaxed');
  const table = { config: pack.defaults, players: 2, seed: seedFrom(seed), limits, bank: null, position: null };
  const started = game.start(table);
  if (!started.ok) throw new Error(`the table was refused: ${started.refusal.code}`);
  const players = [hintFollower(pack, env), pack.bot(level)];
  const bots = seat === 0 ? players : players.toReversed();
  let { match } = started;
  const lines = playOut<Shape>({ game, env, bots, match, luck: seed });
  for (let line = lines.next(); ; line = lines.next()) {
    if (line.done) {
      if (line.value) throw new Error(`${game.id}, ${seed}: ${JSON.stringify(line.value)}`);
      break;
    }
    match = line.value.after;
  }
  if (!match.over) throw new Error(`${game.id}, ${seed}: it did not end`);
  const { scores, places } = match.over;
  const first = places[0] ?? [];
  return {
    hinted: forSeat(scores, seat),
    bot: forSeat(scores, 1 - seat),
    won: first.includes(seat) ? 1 / first.length : 0,
  };
}

/** Levels that a player who follows every hint must beat. */
export const LEVELS_BEATEN: readonly SkillLevel[] = [1, 2];

/** Plays every deal twice, the follower once in each seat. The same deals every time. */
export function followPairs(
  pack: AnyGamePackage,
  env: Lexicon,
  { level, pairs }: { readonly level: SkillLevel; readonly pairs: number },
): FollowedGame[] {
  const deals = Array.from({ length: pairs }, (_, i) => `hints ${i}`);
  return deals.flatMap((seed) => ([0, 1] as const).map((seat) => followHints(pack, env, { level, seat, seed })));
}
