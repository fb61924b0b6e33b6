import { entryAt, type JudgedMove, type JudgeInput, type Judgement, judgementOf } from '@wordhoard/kernel';
import { lockPlaces } from '../arrangement.ts';
import type { TurnContext } from '../bot/turn-context.ts';
import type { CardId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import { pointsByWord } from '../scoring.ts';
import { arrangeInSlices } from '../search/best-arrangement.ts';
import type { WordWorx } from '../types.ts';
import { type BuiltWords, buildPoints, buildValue, currentWords } from './build-value.ts';
import { bestNewWord, formatBuild } from './format-move.ts';

type BuildRuns = readonly (readonly CardId[])[];
type Answer = WordWorx['steps']['build']['answer'];

/** [WX-7] [WX-8] Rates a build. Finds alternatives by excluding the new words of the best one, one at a time. */
export function* judgeBuild(
  { seen }: JudgeInput<WordWorx>,
  context: TurnContext,
  common: TurnContext,
  answer: Answer,
  last: boolean,
): Generator<Judgement<WordWorx> | null, void> {
  const { id: to } = seen.question!;
  const { playerCards, wordRules, vocabulary, skill } = context;
  const { config } = wordRules;
  const { textOf } = componentsOf(config).deck;
  const own = pointsByWord(config, playerCards.manifest, playerCards.indicator);
  const before = buildValue(context, currentWords(playerCards), last);
  const pointsBefore = buildPoints(context, currentWords(playerCards));
  const choiceOf = (built: Answer): JudgedMove<WordWorx> => ({
    move: { to, answer: built },
    worth: buildValue(context, built, last) - before,
    points: buildPoints(context, built) - pointsBefore,
    text: formatBuild(config, built),
    word: bestNewWord(config, built.words, playerCards.words, (word) => own.get(word)?.points ?? 0),
  });
  const isCommon = ({ words }: BuiltWords): boolean => words.map(textOf).every((word) => isKnown(common, word));
  const yours = choiceOf(answer);
  const found: JudgedMove<WordWorx>[] = [];
  const everyday = isCommon(answer) ? [yours] : [];
  const makeJudgement = (): Judgement<WordWorx> => {
    const common = everyday.reduce<JudgedMove<WordWorx> | null>(
      (best, choice) => (best && best.worth >= choice.worth ? best : choice),
      null,
    );
    return judgementOf({ yours, found, common, everyday });
  };
  const addArrangement = (words: BuildRuns): void => {
    const choice = choiceOf(withBestLocks(context, words, last));
    if (!found.some(({ text }) => text === choice.text)) found.push(choice);
    if (isCommon({ words, lock: null, seal: [] })) everyday.push(choice);
  };
  addArrangement(currentWords(playerCards).words);
  yield makeJudgement();
  // The same words with a different lock or seals may be better.
  addArrangement(answer.words);
  yield makeJudgement();
  const options = { budget: last ? 2 * skill.budget : skill.budget, vocabulary };
  const best = yield* arrangeInSlices(playerCards, wordRules, options);
  addArrangement(best.words);
  yield makeJudgement();
  addArrangement((yield* arrangeInSlices(playerCards, wordRules, { ...options, vocabulary: common.vocabulary })).words);
  yield makeJudgement();
  const old = playerCards.words.map(({ cards }) => textOf(cards));
  for (const word of new Set(best.words.map(textOf).filter((text) => !old.includes(text)))) {
    const knows = (other: string): boolean => other !== word && vocabulary.knows(other);
    const extra = [...vocabulary.extra].filter((other) => other !== word);
    addArrangement(
      (yield* arrangeInSlices(playerCards, wordRules, { ...options, vocabulary: { ...vocabulary, knows, extra } }))
        .words,
    );
    yield makeJudgement();
  }
}

/** A word on the table is known, even if it is rare. */
const isKnown = ({ playerCards, vocabulary, wordRules }: TurnContext, word: string): boolean =>
  vocabulary.knows(word) ||
  playerCards.words.some(({ cards }) => componentsOf(wordRules.config).deck.textOf(cards) === word);

/** Adds the best place for the manifest card, and locks words for good where that is better. */
function withBestLocks(context: TurnContext, words: BuildRuns, last: boolean): Answer {
  const { playerCards, wordRules } = context;
  const { textOf } = componentsOf(wordRules.config).deck;
  const own = pointsByWord(wordRules.config, playerCards.manifest, null);
  const bestOf = (options: readonly BuiltWords[]): BuiltWords =>
    options.reduce((best, built) =>
      buildValue(context, built, last) > buildValue(context, best, last) ? built : best,
    );
  const places = lockPlaces(playerCards, words);
  const standing = { words, lock: places[0] ?? null, seal: [] };
  let built: BuiltWords = bestOf([standing, ...places.slice(1).map((lock) => ({ ...standing, lock }))]);
  const sealable = [...words.keys()].filter((at) => !last && own.has(textOf(entryAt(words, at))));
  for (const at of sealable) built = bestOf([built, { ...built, seal: [...built.seal, at] }]);
  return { words: words.map((cards) => [...cards]), lock: built.lock, seal: [...built.seal] };
}
