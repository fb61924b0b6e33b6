import { forSeat, type JudgedMove, type JudgeInput, type Judgement, judgementOf, type Slices } from '@wordhoard/kernel';
import { makeTurnContext } from '../bot/choose-play.ts';
import { vocabularyOf } from '../bot/vocabulary.ts';
import { penaltyOf, timesOthersTiles, totalValue } from '../components.ts';
import type { WildWords } from '../types.ts';
import { challengeOdds } from './challenge-odds.ts';
import { turnGain } from './valued-plays.ts';

/**
 * [WW-14] Values a challenge compared with accepting, which is worth 0. If the play fails, the gain is its points: all
 * of them with two players, otherwise a share. If it stands, the cost is a turn [WW-16] or points [WW-17]; with two
 * players there is no turn to lose once a tray is empty [WW-18]. Accepting a valid play is never a mistake.
 */
export function* judgeChallenge(
  ask: JudgeInput<WildWords>,
  to: number,
  challenge: boolean,
): Generator<Judgement<WildWords> | null, void> {
  const { pending, config } = ask.seen.view;
  const patterns = pending?.words.map(({ pattern }) => pattern) ?? [];
  const { failureChance, worlds } = challengeOdds(ask.env, config.words, patterns);
  const { won, lost } = yield* stakes(ask);
  const expected = failureChance * won - (1 - failureChance) * lost;
  const choiceOf = (isChallenged: boolean): JudgedMove<WildWords> => ({
    move: { to, answer: { challenge: isChallenged } },
    worth: isChallenged ? (failureChance === 1 ? expected : Math.min(0, expected)) : 0,
    points: null,
    text: isChallenged ? 'challenge' : 'accept',
    word: null,
  });
  yield judgementOf({ yours: choiceOf(challenge), found: [choiceOf(true), choiceOf(false)], worlds });
}

/** The gain of a challenge if the play fails, and its cost if the play stands. */
function* stakes({ env, seen: { view }, seat }: JudgeInput<WildWords>): Slices<{ won: number; lost: number }> {
  const { pending, config, trays } = view;
  const points = pending?.points ?? 0;
  if (trays.length > 2) return { won: points / (trays.length - 1), lost: penaltyOf(config) };
  const context = makeTurnContext(view, seat);
  const { components } = context;
  const finder = yield* vocabularyOf(env, config.words).makeFinder(components);
  const laid = new Set(pending?.squares);
  const gridBefore = context.grid.map((face, square) => (laid.has(square) ? null : face));
  const gainIfStruck = yield* turnGain(finder, { ...context, grid: gridBefore });
  // [WW-19] The game would be over, and the player's tiles would count three times for the other (or as often as the
  // variant says).
  const goesOut = view.pot === 0 && pending !== null && forSeat(trays, pending.seat).count === 0;
  const times = timesOthersTiles(components, 'went-out', 2) + components.leftTilesCost;
  if (goesOut) return { won: points + times * totalValue(components, context.tray) + gainIfStruck, lost: 0 };
  const gainIfAccepted = yield* turnGain(finder, context);
  return { won: points + gainIfStruck - gainIfAccepted, lost: gainIfAccepted };
}
