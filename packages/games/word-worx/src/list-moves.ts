import { combinations, forSeat, type ListMoves } from '@wordhoard/kernel';
import { parseBag, spread, subWords } from '@wordhoard/lexicon';
import { type Workbench, workbenchOf } from './arrangement.ts';
import type { CardId } from './cards.ts';
import { componentsOf } from './components.ts';
import { isWord, type WordRules } from './config.ts';
import { findStealableCards } from './search/thefts.ts';
import { findAnagrams, spellings } from './spelling.ts';
import type { WordWorx } from './types.ts';

type CardRun = readonly CardId[];

/**
 * Legal moves: cards in their order, words in alphabetical order. Words can be rearranged in very many ways, so builds and
 * thefts are a sample: those that add one word or extend one, and change no other. None locks a word for good.
 */
export const listMoves: ListMoves<WordWorx> = function* ({ seen: { question, view, free }, seat, env, most }) {
  if (!question) return false;
  const { id: to, step } = question;
  const rules = { env, config: view.config };
  const bench = workbenchOf(view, seat);
  const lock = lockOf(bench);
  let hasMore = false;
  if (question.asked.includes(seat))
    switch (step.type) {
      case 'pick':
        if (step.nth > 1) yield { to, answer: { card: null } };
        for (const card of view.line) yield { to, answer: { card } };
        break;
      case 'steal': {
        yield { to, answer: { steal: null } };
        const stealable = findStealableCards(view, seat, rules);
        for (const { word, card, rests } of stealable)
          for (const words of builds({ ...bench, stolen: card }, rules, Math.ceil(most / stealable.length)))
            for (const rest of rests.slice(0, 1))
              yield { to, answer: { steal: { word: word.id, card, rest, words, lock } } };
        hasMore = stealable.length > 0;
        break;
      }
      case 'build':
        yield { to, answer: { words: bench.words.map(({ cards }) => [...cards]), lock, seal: [] } };
        for (const words of builds(bench, rules, most)) yield { to, answer: { words, lock, seal: [] } };
        hasMore = true;
        break;
      case 'discard':
        for (const cards of combinations(bench.hand, step.count)) yield { to, answer: { cards } };
    }
  if (free.includes('lock'))
    for (const word of [null, ...forSeat(view.players, seat).words.map(({ id }) => id)])
      yield { free: { type: 'lock', word } };
  return hasMore;
};

/** The manifest card stays where it is: words keep their places. */
function lockOf({ words, lock }: Workbench): number | null {
  const at = words.findIndex(({ id }) => id === lock);
  return at < 0 ? null : at;
}

/** The open words with one more, and with one extended by a card; at most `most` of each. */
function builds(bench: Workbench, rules: WordRules, most: number): CardId[][][] {
  const { hand, stolen } = bench;
  const old = bench.words.map(({ cards }) => [...cards]);
  const cards = stolen === undefined ? hand : [...hand, stolen];
  const uses = (run: CardRun): boolean => stolen === undefined || run.includes(stolen);
  const added = newWords(cards, rules)
    .filter(uses)
    .map((run) => [...old, [...run]]);
  const joined = stolen === undefined ? hand : [stolen];
  const extended = old.flatMap((word, at) =>
    joined.flatMap((card) => findAnagrams([...word, card], rules).map((run) => old.with(at, run))),
  );
  return [...spread(added, most), ...spread(extended, most)];
}

/** Every word of these cards, alphabetically, in one spelling each. */
function newWords(cards: CardRun, rules: WordRules): CardId[][] {
  const { deck } = componentsOf(rules.config);
  const bag = parseBag(deck.textOf(cards));
  if ('code' in bag) return [];
  return subWords(rules.env, bag).flatMap(({ word }) => {
    if (word.length < rules.config.minimum || rules.env.isOffensive(word) || !isWord(rules, word)) return [];
    // A bigram is one card, so its letters stay together.
    return spellings(deck, word, cards).slice(0, 1);
  });
}
