/** Rates declarations, trumps and challenges. */
import { entryAt, forSeat, type JudgeInput, type Judgement } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { activeWords, checkChallenge, strikeWord } from '../battle.ts';
import { type BotContext, bestKnownWords } from '../bot/bot-context.ts';
import type { LetterDeck } from '../cards.ts';
import { allHelpfulActions } from '../lead.ts';
import type { Declaration, Reply, TableWord, WordCard, WordNerds, WordPlay } from '../types.ts';
import { checkTrump, checkWordPlay, previewWord } from '../word-play.ts';
import { findSpelling, textOf, wordValue } from '../words.ts';
import { cardOptions, passOption } from './action-cards.ts';
import { DECLARE_FROM, type Evaluator, type OwnPosition } from './evaluator.ts';
import { formatReply } from './format-move.ts';
import { type MoveOption, rateOptions } from './rate-options.ts';

/** How many of the best words, and of the best common ones, are rated. */
const MAX_WORDS = 12;
const MAX_COMMON_WORDS = 4;
/** [WN-15] */
const CHALLENGE_POINTS = 10;

/** The player's position after laying a word. */
function positionAfter(evaluator: Evaluator, wordPlay: WordPlay): OwnPosition {
  const { view, seat, current } = evaluator;
  const { word, attacked } = previewWord(view, seat, wordPlay);
  const words: TableWord[] = view.words.map((standing, at) => (attacked && at === word.attacks ? attacked : standing));
  const used = new Set(wordPlay.cards.map(({ card }) => card));
  return {
    ...current,
    words: [...words, word],
    hand: current.hand.filter((card) => !used.has(card)),
    actions: current.actions - wordPlay.actions.length,
  };
}

export const wordOption = (
  evaluator: Evaluator,
  to: number,
  type: 'word' | 'trump',
  wordPlay: WordPlay,
): MoveOption & { readonly after: OwnPosition } => {
  const after = positionAfter(evaluator, wordPlay);
  // Both have the same fields besides the type, which the union type can't express.
  const answer = { type, ...wordPlay } as Declaration | Reply;
  const text = formatReply(evaluator.view, answer);
  return {
    move: { to, answer },
    text,
    word: textOf(evaluator.components, wordPlay.cards),
    points: lastWordValue(evaluator, after),
    after,
    value: (world) => evaluator.value(after, world),
  };
};

/** The best words and the best common ones, without action cards and with more and more helpful ones. */
function* findWordPlays(evaluator: Evaluator, above: number): Generator<WordPlay, undefined> {
  const { view, seat, botContext, components } = evaluator;
  const { searchText } = components.letters;
  const hand = view.hand!.letters;
  const hasActions = view.hand!.actions.length > 0;
  const common = { ...botContext, skill: { ...botContext.skill, vocabulary: COMMON_TIER } };
  const best = (by: BotContext, top: number): string[] =>
    bestKnownWords(by, searchText(hand), searchText(view.pool), top, hasActions ? 0 : above).map(({ word }) => word);
  for (const word of new Set([...best(botContext, MAX_WORDS), ...best(common, MAX_COMMON_WORDS)])) {
    const spelt = findSpelling(components, word, hand, view.pool);
    if (!spelt) continue;
    const cards = preferPoolCards(components.letters, spelt, hand, view.pool);
    yield { cards, actions: [] };
    // The most useful card comes first, and all cost the same.
    const all = hasActions ? allHelpfulActions(view, seat, cards) : [];
    for (const at of all.keys()) yield { cards, actions: all.slice(0, at + 1) };
  }
}

/** Takes letters of the same value from the pool rather than from the hand where possible; one card must come from the hand. */
export function preferPoolCards(
  { isWild, searchText }: LetterDeck,
  cards: readonly WordCard[],
  hand: readonly string[],
  pool: readonly string[],
): WordCard[] {
  const used = [...cards];
  for (const [i, { card }] of used.entries()) {
    if (!hand.includes(card) || isWild(card) || used.filter((one) => hand.includes(one.card)).length === 1) continue;
    const same = pool.find(
      (one) => searchText([one]) === searchText([card]) && !used.some((other) => other.card === one),
    );
    if (same !== undefined) used[i] = { card: same, as: null };
  }
  return used;
}

/** [WN-11] */
export function* judgeDeclaration(
  ask: JudgeInput<WordNerds>,
  evaluator: Evaluator,
  to: number,
  answer: Declaration,
): Generator<Judgement<WordNerds> | null, void> {
  const { view, seat, current } = evaluator;
  const first = findWordPlays(evaluator, 0).next().value;
  const best = first && wordOption(evaluator, to, 'word', first);
  const pass: MoveOption = {
    move: { to, answer: { type: 'pass' } },
    text: 'pass',
    word: null,
    // A player who passes may still trump another's declaration.
    value: (world) => {
      const valueOfHolding = evaluator.value(current, world);
      const declared = Math.max(...evaluator.threats.bestValuesIn(world));
      if (!best || declared < DECLARE_FROM || lastWordValue(evaluator, best.after) <= declared) return valueOfHolding;
      return Math.max(valueOfHolding, best.value(world));
    },
  };
  const yours = answer.type === 'pass' ? pass : wordOption(evaluator, to, 'word', answer);
  function* options(): Generator<MoveOption> {
    yield pass;
    for (const wordPlay of findWordPlays(evaluator, 0))
      if (!checkWordPlay(view, seat, wordPlay)) yield wordOption(evaluator, to, 'word', wordPlay);
  }
  yield* rateOptions(ask, { yours, options: options(), hidden: true });
}

const lastWordValue = ({ components }: Evaluator, { words }: OwnPosition): number =>
  wordValue(components, words.at(-1)!);

/** [WN-13] Values are relative to passing. */
export function* judgeReply(
  ask: JudgeInput<WordNerds>,
  evaluator: Evaluator,
  to: number,
  answer: Reply,
): Generator<Judgement<WordNerds> | null, void> {
  const { view, seat, current } = evaluator;
  const pass = passOption(evaluator, to);
  const { scoring } = activeWords(view.words);
  const needed = scoring === null ? 0 : wordValue(evaluator.components, entryAt(view.words, scoring));
  function* options(): Generator<MoveOption> {
    yield pass;
    for (const at of view.words.keys()) if (!checkChallenge(view.words, seat, at)) yield challengeOption(at);
    yield* cardOptions(evaluator, (when) => when === 'word');
    for (const wordPlay of findWordPlays(evaluator, needed))
      if (!checkTrump(view, seat, wordPlay)) yield wordOption(evaluator, to, 'trump', wordPlay);
  }
  const yours =
    answer.type === 'pass'
      ? pass
      : answer.type === 'challenge'
        ? challengeOption(answer.word)
        : wordOption(evaluator, to, 'trump', answer);
  yield* rateOptions(ask, { yours, options: options(), base: pass.value, hidden: true });

  function challengeOption(word: number): MoveOption {
    const laid = entryAt(view.words, word);
    const valid = evaluator.isWord(textOf(evaluator.components, laid.cards));
    const words = view.words.map((one) => ({ ...one }));
    if (!valid) strikeWord(words, word);
    const points = challengePoints(evaluator, valid);
    return {
      move: { to, answer: { type: 'challenge', word } },
      text: formatReply(view, { type: 'challenge', word }),
      word: null,
      points,
      value: (world) => points + evaluator.value({ ...current, words }, world),
    };
  }
}

/** [WN-15] [WN-17] Points of a challenge. A score never falls below 0. */
const challengePoints = ({ view, seat }: Evaluator, valid: boolean): number =>
  valid ? 0 - Math.min(CHALLENGE_POINTS, forSeat(view.players, seat).score) : CHALLENGE_POINTS;

/** [WN-15] */
export function* judgeJoin(
  ask: JudgeInput<WordNerds>,
  evaluator: Evaluator,
  to: number,
  { word, join }: { readonly word: number; readonly join: boolean },
): Generator<Judgement<WordNerds> | null, void> {
  const { cards } = entryAt(evaluator.view.words, word);
  const points = challengePoints(evaluator, evaluator.isWord(textOf(evaluator.components, cards)));
  const options = [true, false].map(
    (joins): MoveOption => ({
      move: { to, answer: { join: joins } },
      text: joins ? 'join' : 'stay out',
      word: null,
      points: joins ? points : 0,
      value: () => (joins ? points : 0),
    }),
  );
  yield* rateOptions(ask, { yours: entryAt(options, join ? 0 : 1), options, hidden: false });
}
