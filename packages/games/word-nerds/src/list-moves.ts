import { combinations, forSeat, type ListMoves, type Move, type Seat } from '@wordhoard/kernel';
import { isAccepted, type Lexicon, parseBag, spread, subWords } from '@wordhoard/lexicon';
import { listTargets } from './action-targets.ts';
import { actionsOf } from './actions.ts';
import type { LetterId } from './cards.ts';
import { componentsOf } from './components.ts';
import { HAND_LIMIT } from './hand-limit.ts';
import { whyNotPlayable } from './play-card.ts';
import { tokensOwed, unspentTokens } from './tokens.ts';
import type { View, WordCard, WordNerds } from './types.ts';
import { findSpelling, MIN_LETTERS } from './words.ts';

type Answer = Extract<Move<WordNerds>, { to: number }>['answer'];

/**
 * Legal moves: numbers and cards in their order, words in alphabetical order. Any cards may be laid [WN-10], so the words
 * are a sample: those of the table's dictionary, each in one spelling and without action cards.
 */
export const listMoves: ListMoves<WordNerds> = function* ({ seen, seat, env, most }) {
  const { view, question, free } = seen;
  if (!question || !view.hand) return false;
  const { step, id: to } = question;
  let hasMore = false;
  if (question.asked.includes(seat)) {
    const { answers, more } = answersTo(step.type, { view, seat, env, most, step });
    for (const answer of answers) yield { to, answer };
    hasMore = more;
  }
  if (free.includes('card'))
    for (const card of view.hand.actions) {
      if (whyNotPlayable(card, { view, seat, step })) continue;
      // For a choice of several letters, listTargets gives only some.
      const targets = listTargets(actionsOf(view.config).card(card).targetSpec, { view, seat });
      hasMore ||= targets.some(({ letters, tokens }) => letters !== undefined || tokens !== undefined);
      for (const target of targets) yield { free: { type: 'card', card, target } };
    }
  if (free.includes('stop')) yield { free: { type: 'stop', agree: !view.stopping.includes(seat) } };
  return hasMore;
};

interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly env: Lexicon;
  readonly most: number;
  readonly step: NonNullable<Parameters<ListMoves<WordNerds>>[0]['seen']['question']>['step'];
}

interface Listed {
  readonly answers: readonly Answer[];
  readonly more: boolean;
}

const all = (answers: readonly Answer[]): Listed => ({ answers, more: false });
const some = (answers: readonly Answer[]): Listed => ({ answers, more: true });
const PASS: Answer = { type: 'pass' };

function answersTo(kind: Asked['step']['type'], { view, seat, env, most, step }: Asked): Listed {
  const player = forSeat(view.players, seat);
  const letters = view.hand?.letters ?? [];
  switch (kind) {
    case 'bid':
      return all(unspentTokens(player, view.topToken).map((token) => ({ token })));
    case 'bid-cards':
      return all([PASS]);
    case 'select':
      return all(view.market.map((card) => ({ card })));
    case 'declare':
      return some([PASS, ...words(view, env, most).map((cards): Answer => ({ type: 'word', cards, actions: [] }))]);
    case 'respond': {
      const challenges = view.words.map((_, word): Answer => ({ type: 'challenge', word }));
      // Most words are worth too little to trump; the caller leaves those out.
      const trumps = words(view, env, MOST_TRUMPS).map((cards): Answer => ({ type: 'trump', cards, actions: [] }));
      return some([PASS, ...challenges, ...trumps]);
    }
    case 'join':
      return all([false, true].map((join) => ({ join })));
    case 'keep': {
      const owed = step.type === 'keep' ? tokensOwed(step.owed, seat, player.spent) : 0;
      const choices = combinations(player.spent.toSorted(), owed);
      return all([false, true].flatMap((redraw) => choices.map((tokens) => ({ redraw, tokens }))));
    }
    case 'purchase':
      return purchases(letters, unspentTokens(player, view.topToken));
    case 'drop':
      return all([null, ...letters].map((card) => ({ card })));
    case 'discard': {
      const choices = combinations(letters, letters.length - HAND_LIMIT);
      return all([{ cards: null }, ...choices.map((cards) => ({ cards }))]);
    }
  }
}

/** Words tried as a trump; few are worth enough. */
const MOST_TRUMPS = 2000;

/** The 0 buys nothing. Several letters are replaced with the lowest tokens only. */
function purchases(letters: readonly LetterId[], unspent: readonly number[]): Listed {
  const tokens = unspent.filter((token) => token > 0);
  const actions = tokens.map((token): Answer => ({ type: 'action', token }));
  const single = letters.flatMap((card) =>
    tokens.map((token): Answer => ({ type: 'replace', cards: [card], tokens: [token] })),
  );
  const most = Math.min(tokens.length, letters.length);
  const several = Array.from({ length: Math.max(0, most - 1) }, (_, i): Answer => {
    return { type: 'replace', cards: letters.slice(0, i + 2), tokens: tokens.slice(0, i + 2) };
  });
  // Not `browse`: it leaves the question open, so a program that chose it would wait for an answer to nothing.
  return some([PASS, ...actions, ...single, ...several]);
}

function words({ hand, pool, config }: View, env: Lexicon, most: number): WordCard[][] {
  const letters = hand?.letters ?? [];
  const components = componentsOf(config);
  const text = [...letters, ...pool].map(components.letters.letterOf).join('');
  const bag = parseBag(text);
  if ('code' in bag) return [];
  const fitting = subWords(env, bag).filter(
    ({ word }) => word.length >= MIN_LETTERS && !env.isOffensive(word) && isAccepted(env, config.words, word),
  );
  return spread(fitting, most).flatMap(({ word }) => {
    const cards = findSpelling(components, word, letters, pool);
    return cards ? [cards] : [];
  });
}
