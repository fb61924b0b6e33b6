import type { Lexicon } from '@wordhoard/lexicon';
import {
  applyStep,
  applySteps,
  applyTurn,
  beginTurn,
  type Claim,
  findClaims,
  type LetterOffer,
  type Sheet,
  type StepReward,
  type TurnSoFar,
  type View,
  type WordRules,
  wordRulesOf,
} from '@wordhoard/wordsmith';
import { NO_WORDS } from '../../../offline/words.ts';
import { marksBefore } from '../sheet/shown-sheet.ts';

/** The game's rules for a turn, with their dictionary. */
export interface TurnRules {
  /** The dictionary is loaded. Before, letters can be written and nothing claimed. */
  readonly hasWords: boolean;
  readonly applyStep: typeof applyStep;
  readonly applySteps: typeof applySteps;
  readonly applyTurn: typeof applyTurn;
  readonly offeredIn: typeof offeredIn;
  readonly unclaimedWords: typeof unclaimedWords;
  wordRules(view: Pick<View, 'config' | 'round' | 'allowed'>): WordRules;
}

export const turnRulesWith = (lexicon: Lexicon | null): TurnRules => ({
  hasWords: lexicon !== null,
  applyStep,
  applySteps,
  applyTurn,
  offeredIn,
  unclaimedWords,
  wordRules: (view) => wordRulesOf(view, lexicon ?? NO_WORDS),
});

export { fetchLexicon } from '../../../offline/lexicon.ts';

/** A word that can be claimed, and what claiming it would bring. */
export interface OfferedClaim {
  readonly claim: Claim;
  readonly earned: StepReward;
  /** False for a word whose squares are circled already and that is too short for a bonus. */
  readonly gains: boolean;
}

/** Every word that can be claimed now, those that bring something first. */
export function offeredIn(turn: TurnSoFar, offer: LetterOffer, wordRules: WordRules): OfferedClaim[] {
  const offered = findClaims(turn.sheet, turn.newSquares, wordRules).flatMap((claim): OfferedClaim[] => {
    const after = applyStep(turn, offer, { type: 'claim', from: claim.from, to: claim.to }, wordRules);
    const earned = 'code' in after ? undefined : after.rewards.at(-1);
    return earned ? [{ claim, earned, gains: earned.circled.length + earned.coins + earned.crowns > 0 }] : [];
  });
  return [...offered.filter(({ gains }) => gains), ...offered.filter(({ gains }) => !gains)];
}

/** [WS-18] The words that a confirmed turn could still have claimed for a gain, the longest first; each once. */
export const unclaimedWords = (
  sheet: Sheet,
  earned: readonly StepReward[],
  wordRules: WordRules,
): readonly string[] => {
  const gaining = offeredIn(turnOf(sheet, earned, wordRules), [], wordRules).filter(({ gains }) => gains);
  return [...new Set(gaining.map(({ claim }) => claim.word))];
};

/** Rebuilds a turn, as it was when it was confirmed, from what everyone is told about it. */
function turnOf(sheet: Sheet, earned: readonly StepReward[], { components }: WordRules): TurnSoFar {
  const written = earned.map(({ step }) => ('letter' in step ? [step.at] : []));
  const claims = earned.flatMap(({ claim }, i) =>
    claim ? [{ ...claim, written: written.slice(0, i).flat().length }] : [],
  );
  const before = { ...sheet, ...marksBefore(sheet, earned) };
  return { ...beginTurn(before, components), sheet, rewards: earned, claims, newSquares: written.flat() };
}
