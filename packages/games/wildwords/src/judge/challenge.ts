import { forSeat, type JudgedMove, type JudgeInput, type Judgement, judgementOf, type Slices } from '@wordhoard/kernel';
import { outlookOf } from '../bot/choose.ts';
import { vocabularyOf } from '../bot/vocabulary.ts';
import { sumOf } from '../tiles.ts';
import type { WildWords } from '../types.ts';
import { oddsOf } from './doubt.ts';
import { turnWorth } from './plays.ts';

/**
 * [WW-14] To challenge, as against to accept, which is worth nothing either way. If the play falls, its points are won
 * from its player: all of them among two, else from one of several. If it stands, the turn is lost [WW-16], or points
 * [WW-17]; but among two there is no turn to lose once the last tray is empty [WW-18]. What the table has a word for was
 * never wrong to accept.
 */
export function* judgeChallenge(
  ask: JudgeInput<WildWords>,
  to: number,
  challenge: boolean,
): Generator<Judgement<WildWords> | null, void> {
  const { pending, config } = ask.seen.view;
  const patterns = pending?.words.map(({ pattern }) => pattern) ?? [];
  const { falls, worlds } = oddsOf(ask.env, config.words, patterns);
  const { won, lost } = yield* stakes(ask);
  const expected = falls * won - (1 - falls) * lost;
  const choiceOf = (doubted: boolean): JudgedMove<WildWords> => ({
    move: { to, answer: { challenge: doubted } },
    worth: doubted ? (falls === 1 ? expected : Math.min(0, expected)) : 0,
    points: null,
    text: doubted ? 'challenge' : 'accept',
    word: null,
  });
  yield judgementOf({ yours: choiceOf(challenge), found: [choiceOf(true), choiceOf(false)], worlds });
}

/** The gain of a challenge if the play falls, and its cost if the play stands. */
function* stakes({ env, seen: { view }, seat }: JudgeInput<WildWords>): Slices<{ won: number; lost: number }> {
  const { pending, config, trays } = view;
  const points = pending?.points ?? 0;
  if (trays.length > 2) return { won: points / (trays.length - 1), lost: config.penalty };
  const finder = yield* vocabularyOf(env, config.words).making();
  const outlook = outlookOf(view, seat);
  const laid = new Set(pending?.squares);
  const without = outlook.grid.map((face, square) => (laid.has(square) ? null : face));
  const afterwards = yield* turnWorth(finder, { ...outlook, grid: without });
  // [WW-19] The game would be over, and what one holds would count three times for the other.
  const goesOut = view.pot === 0 && pending !== null && forSeat(trays, pending.seat).count === 0;
  if (goesOut) return { won: points + 3 * sumOf(outlook.tray) + afterwards, lost: 0 };
  const withIt = yield* turnWorth(finder, outlook);
  return { won: points + afterwards - withIt, lost: withIt };
}
