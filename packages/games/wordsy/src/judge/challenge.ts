import { type JudgedMove, type JudgeInput, type Judgement, judgementOf, type Seat } from '@wordhoard/kernel';
import { COMMON_TIER, isAccepted } from '@wordhoard/lexicon';
import { componentsOf } from '../components.ts';
import type { RevealedWord, Wordsy } from '../types.ts';
import { suggestWords } from '../word-suggestions.ts';
import { roundLead, STRUCK, withEntry } from './round-lead.ts';
import { pointsFor } from './text-value.ts';

/**
 * [WY-14] Values each challenge compared with passing, which is worth 0. Challenging a non-word gains the points it
 * takes from its player, and perhaps a box. Challenging a real word costs a tally. But no one knows every word: for a
 * common word the whole cost counts against the challenger, for a rarer word less, and for the rarest often nothing.
 */
export function* judgeChallenge(
  ask: JudgeInput<Wordsy>,
  to: number,
  challenge: Seat | null,
): Iterable<Judgement<Wordsy>> {
  const choiceOf = (entry: RevealedWord | null): JudgedMove<Wordsy> => ({
    move: { to, answer: { challenge: entry?.seat ?? null } },
    worth: entry ? challengeValue(ask, entry) : 0,
    points: null,
    text: entry ? `${entry.word.toUpperCase()}?` : 'pass',
    // The word is on the table for all to see, so it is not one to find.
    word: null,
  });
  const { entered } = ask.seen.view;
  const challengeable = entered.filter(({ seat, status }) => seat !== ask.seat && status === 'stands');
  const yours = choiceOf(challengeable.find(({ seat }) => seat === challenge) ?? null);
  const found = [choiceOf(null)];
  yield judgementOf({ yours, found });
  for (const entry of challengeable) {
    found.push(choiceOf(entry));
    yield judgementOf({ yours, found });
  }
}

function challengeValue(ask: JudgeInput<Wordsy>, entry: RevealedWord): number {
  const { env, seen } = ask;
  const { tallyCost } = componentsOf(seen.view.config);
  if (!isAccepted(env, seen.view.config.words, entry.word)) return gainIfNonWord(ask, entry);
  const probability = nonWordProbability(env.tier(entry.word) ?? COMMON_TIER);
  if (probability === 0) return -tallyCost;
  // The word is real, so a challenge is never better than passing, however doubtful the word looked.
  return Math.min(0, probability * gainIfNonWord(ask, entry) - (1 - probability) * tallyCost);
}

/** How likely a word of this tier seems to be a non-word to a player who knows the common words: at most one half. */
const nonWordProbability = (tier: number): number => Math.max(0, (tier - COMMON_TIER) / 90);

/** Gain if it is a non-word: all its points, or at a friendly table those that the best word offered lacks [WY-24]. */
function gainIfNonWord({ env, seen, seat }: JudgeInput<Wordsy>, entry: RevealedWord): number {
  const { view } = seen;
  const { words, friendlySpelling } = view.config;
  const offered = friendlySpelling ? suggestWords({ env, words, used: view.used }, entry.word).words : [];
  const points = offered.map((word) => pointsFor({ view, seat: entry.seat }, word));
  const outcome = points.length === 0 ? STRUCK : { points: Math.max(...points), status: 'mended' as const };
  return roundLead(view, withEntry(view.entered, entry.seat, outcome), seat) - roundLead(view, view.entered, seat);
}
