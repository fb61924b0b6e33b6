import { type JudgeAsk, type JudgedMove, type Judgement, judgementOf, type Seat } from '@wordhoard/kernel';
import { accepts, COMMON_TIER } from '@wordhoard/lexicon';
import { TALLY } from '../totals.ts';
import type { RevealedWord, Wordsy } from '../types.ts';
import { meant } from '../word-suggestions.ts';
import { aheadBy, STRUCK, withEntry } from './revealed.ts';
import { pointsFor } from './worth.ts';

/**
 * [WY-14] Values a challenge against letting the word stand, which is worth nothing. Challenging a non-word wins what
 * it takes from its player, and perhaps a box. Challenging a word costs a tally, but players can't know every word: for
 * a common one the whole cost counts against the challenger, for a rarer one less, and for the rarest often nothing.
 */
export function* judgeChallenge(
  ask: JudgeAsk<Wordsy>,
  to: number,
  challenge: Seat | null,
): Iterable<Judgement<Wordsy>> {
  const choiceOf = (entry: RevealedWord | null): JudgedMove<Wordsy> => ({
    move: { to, answer: { challenge: entry?.seat ?? null } },
    worth: entry ? worthOfDoubt(ask, entry) : 0,
    points: null,
    text: entry ? `${entry.word.toUpperCase()}?` : 'pass',
    // There is nothing to find: the word lies on the table.
    word: null,
  });
  const { entered } = ask.seen.view;
  const open = entered.filter(({ seat, status }) => seat !== ask.seat && status === 'stands');
  const yours = choiceOf(open.find(({ seat }) => seat === challenge) ?? null);
  const found = [choiceOf(null)];
  yield judgementOf({ yours, found });
  for (const entry of open) {
    found.push(choiceOf(entry));
    yield judgementOf({ yours, found });
  }
}

function worthOfDoubt(ask: JudgeAsk<Wordsy>, entry: RevealedWord): number {
  const { env, seen } = ask;
  if (!accepts(env, seen.view.config.words, entry.word)) return wonByProof(ask, entry);
  const odds = doubtOf(env.tier(entry.word) ?? COMMON_TIER);
  if (odds === 0) return -TALLY;
  // It was right to let it stand: nothing is better than that, however doubtful it looked.
  return Math.min(0, odds * wonByProof(ask, entry) - (1 - odds) * TALLY);
}

/** Probability, for a player who knows the common words, that a word of this tier is a non-word: at most even. */
const doubtOf = (tier: number): number => Math.max(0, (tier - COMMON_TIER) / 90);

/** Points won if it is a non-word: all that it scored, or at a friendly table the points it scored too much [WY-24]. */
function wonByProof({ env, seen, seat }: JudgeAsk<Wordsy>, entry: RevealedWord): number {
  const { view } = seen;
  const { words, friendlySpelling } = view.config;
  const offered = friendlySpelling ? meant({ env, words, used: view.used }, entry.word).words : [];
  const points = offered.map((word) => pointsFor({ view, seat: entry.seat }, word));
  const fate = points.length === 0 ? STRUCK : { points: Math.max(...points), status: 'mended' as const };
  return aheadBy(view, withEntry(view.entered, entry.seat, fate), seat) - aheadBy(view, view.entered, seat);
}
