import { bestAnswers, MAX_BEST_MOVES, type RatedAnswer, type Seat } from '@wordhoard/kernel';
import { COMMON_TIER, type Lexicon } from '@wordhoard/lexicon';
import { lockPlaces } from './arrangement.ts';
import { SKILLS } from './bot/skills.ts';
import type { CardId } from './cards.ts';
import { componentsOf } from './components.ts';
import { isWord } from './config.ts';
import { formatBuild } from './judge/format-move.ts';
import { pointsByWord, scoreRound } from './scoring.ts';
import { bestArrangement, type PlayerCards, playerCardsOf, vocabularyOf } from './search/best-arrangement.ts';
import type { View, WordWorx } from './types.ts';

type Runs = readonly (readonly CardId[])[];
type Build = WordWorx['steps']['build']['answer'];

/** [WX-11] What the round would count for a player if it ended now; each card left in hand takes a point. */
const roundPoints = ({ hand, sealed, manifest, indicator }: PlayerCards, words: Runs, { config }: View): number => {
  const left = hand.filter((card) => !words.some((run) => run.includes(card))).length;
  return scoreRound([...sealed, ...words].map(componentsOf(config).deck.textOf), left, manifest, indicator, config)
    .points;
};

/** Rates a build by how much more the round would count than with nothing done. */
export function rateBuild(view: View, seat: Seat, answer: Build): RatedAnswer<WordWorx> {
  const { textOf } = componentsOf(view.config).deck;
  const playerCards = playerCardsOf(view, seat);
  const own = pointsByWord(view.config, playerCards.manifest, playerCards.indicator);
  const currentRuns = playerCards.words.map(({ cards }) => cards);
  const newWords = answer.words.map(textOf);
  for (const word of currentRuns.map(textOf)) if (newWords.includes(word)) newWords.splice(newWords.indexOf(word), 1);
  const pay = (word: string): number => own.get(word)?.points ?? 0;
  return {
    answer,
    points: roundPoints(playerCards, answer.words, view) - roundPoints(playerCards, currentRuns, view),
    words: newWords.sort((a, b) => pay(b) - pay(a) || b.length - a.length),
    text: formatBuild(view.config, answer),
  };
}

/** The best builds: the best of all, and the best without one of its new words. */
export function bestBuilds(
  view: View,
  seat: Seat,
  env: Lexicon,
  vocabulary: 'common' | 'all',
): RatedAnswer<WordWorx>[] {
  const playerCards = playerCardsOf(view, seat);
  const judge = { env, config: view.config };
  const own = pointsByWord(view.config, playerCards.manifest, null);
  const isKnown = (word: string): boolean =>
    own.has(word) ||
    (!env.isOffensive(word) && (vocabulary === 'all' ? isWord(judge, word) : (env.tier(word) ?? 100) <= COMMON_TIER));
  const { budget } = SKILLS[5];
  const bestWithout = (banned: string | null): RatedAnswer<WordWorx> => {
    const words = vocabularyOf(judge, (word) => word !== banned && isKnown(word));
    const runs = bestArrangement(playerCards, judge, { budget, vocabulary: words }).words;
    const answer = { words: runs.map((run) => [...run]), lock: lockPlaces(playerCards, runs)[0] ?? null, seal: [] };
    return rateBuild(view, seat, answer);
  };
  const best = bestWithout(null);
  const others = best.words.map(bestWithout);
  return bestAnswers([best, ...others], MAX_BEST_MOVES).filter(({ words }) => words.length > 0);
}
