import { type JudgeAsk, type JudgedMove, type Judgement, judgementOf } from '@wordhoard/kernel';
import { lockPlaces } from '../arrangement.ts';
import type { TurnContext } from '../bot/turn-context.ts';
import { type CardId, textOf } from '../cards.ts';
import { worths } from '../scoring.ts';
import { arranging } from '../search/best.ts';
import type { WordWorx } from '../types.ts';
import { buildText, newestWord } from './notes.ts';
import { asItLies, type Built, payOfBuild, valueOfBuild } from './value.ts';

type BuildRuns = readonly (readonly CardId[])[];
type Answer = WordWorx['steps']['build']['answer'];

/** [WX-7] [WX-8] Finds other arrangements by forbidding the words of the best, one after another. */
export function* judgeBuild(
  { seen }: JudgeAsk<WordWorx>,
  mind: TurnContext,
  common: TurnContext,
  answer: Answer,
  last: boolean,
): Generator<Judgement<WordWorx> | null, void> {
  const { id: to } = seen.question!;
  const { holding, judge, vocabulary, skill } = mind;
  const own = worths(holding.manifest, holding.indicator);
  const before = valueOfBuild(mind, asItLies(holding), last);
  const counted = payOfBuild(mind, asItLies(holding));
  const choiceOf = (built: Answer): JudgedMove<WordWorx> => ({
    move: { to, answer: built },
    worth: valueOfBuild(mind, built, last) - before,
    points: payOfBuild(mind, built) - counted,
    text: buildText(built),
    word: newestWord(built.words, holding.words, (word) => own.get(word)?.points ?? 0),
  });
  const isCommon = ({ words }: Built): boolean => words.map(textOf).every((word) => isKnown(common, word));
  const yours = choiceOf(answer);
  const found: JudgedMove<WordWorx>[] = [];
  const everyday = isCommon(answer) ? [yours] : [];
  const told = (): Judgement<WordWorx> => {
    const common = everyday.reduce<JudgedMove<WordWorx> | null>(
      (top, it) => (top && top.worth >= it.worth ? top : it),
      null,
    );
    return judgementOf({ yours, found, common, everyday });
  };
  const enter = (words: BuildRuns): void => {
    const choice = choiceOf(finished(mind, words, last));
    if (!found.some(({ text }) => text === choice.text)) found.push(choice);
    if (isCommon({ words, lock: null, seal: [] })) everyday.push(choice);
  };
  enter(asItLies(holding).words);
  yield told();
  // The same words with another lock or other seals may have been better.
  enter(answer.words);
  yield told();
  const options = { budget: last ? 2 * skill.budget : skill.budget, vocabulary };
  const best = yield* arranging(holding, judge, options);
  enter(best.words);
  yield told();
  enter((yield* arranging(holding, judge, { ...options, vocabulary: common.vocabulary })).words);
  yield told();
  const old = holding.words.map(({ cards }) => textOf(cards));
  for (const word of new Set(best.words.map(textOf).filter((text) => !old.includes(text)))) {
    const knows = (other: string): boolean => other !== word && vocabulary.knows(other);
    const extra = [...vocabulary.extra].filter((other) => other !== word);
    enter((yield* arranging(holding, judge, { ...options, vocabulary: { ...vocabulary, knows, extra } })).words);
    yield told();
  }
}

/** Words that lie there need not come to mind. */
const isKnown = ({ holding, vocabulary }: TurnContext, word: string): boolean =>
  vocabulary.knows(word) || holding.words.some(({ cards }) => textOf(cards) === word);

/** With the manifest card where it saves most, and those words locked for good that are better so. */
function finished(mind: TurnContext, words: BuildRuns, last: boolean): Answer {
  const { holding } = mind;
  const own = worths(holding.manifest, null);
  const best = (options: readonly Built[]): Built =>
    options.reduce((top, built) => (valueOfBuild(mind, built, last) > valueOfBuild(mind, top, last) ? built : top));
  const places = lockPlaces(holding, words);
  const standing = { words, lock: places[0] ?? null, seal: [] };
  let built: Built = best([standing, ...places.slice(1).map((lock) => ({ ...standing, lock }))]);
  const sealable = [...words.keys()].filter((at) => !last && own.has(textOf(words[at]!)));
  for (const at of sealable) built = best([built, { ...built, seal: [...built.seal, at] }]);
  return { words: words.map((cards) => [...cards]), lock: built.lock, seal: [...built.seal] };
}
