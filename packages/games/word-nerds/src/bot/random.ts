import { type Bot, type Chance, forSeat, type Move, type Seat } from '@wordhoard/kernel';
import { listTargets } from '../action-targets.ts';
import { actionsOf } from '../actions.ts';
import { checkChallenge } from '../battle.ts';
import { componentsOf } from '../components.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import { whyNotPlayable } from '../play-card.ts';
import { tokensOwed, unspentTokens } from '../tokens.ts';
import type { Purchase, Reply, View, WordNerds, WordPlay } from '../types.ts';
import { checkTrump, fittingActions, targetsWithWord } from '../word-play.ts';
import { MIN_LETTERS } from '../words.ts';

const VOWELS = ['a', 'e', 'i', 'o', 'u'];
/** One in this many moves is a vote to stop: so few that most games go on. */
const STOP_ONE_IN = 60;

/** Makes random legal moves for the contract suite. */
export const randomBot: Bot<WordNerds> = function* ({ seen, seat, chance }) {
  const { view, question, over } = seen;
  if (over || !question || !view.hand) return;
  const { step, id } = question;
  if (seen.free.includes('card') && chance.below(3) === 0) {
    const plays = view.hand.actions.filter((card) => !whyNotPlayable(card, { view, seat, step }));
    const card = chance.pick(plays);
    const target = chance.pick(listTargets(actionsOf(view.config).card(card).targetSpec, { view, seat }));
    return yield { move: { free: { type: 'card', card, target } } };
  }
  if (seen.free.includes('stop') && chance.below(STOP_ONE_IN) === 0)
    return yield { move: { free: { type: 'stop', agree: !view.stopping.includes(seat) } } };
  if (!question.asked.includes(seat) || question.mine?.done) return;
  const answerWith = (answer: Extract<Move<WordNerds>, { to: number }>['answer']): { move: Move<WordNerds> } => ({
    move: { to: id, answer },
  });
  switch (step.type) {
    case 'bid':
      return yield answerWith({ token: chance.pick(unspentTokens(forSeat(view.players, seat), view.topToken)) });
    case 'bid-cards':
      return yield answerWith({ type: 'pass' });
    case 'select':
      return yield answerWith({ card: chance.pick(view.market) });
    case 'declare': {
      const wordPlay = randomWord(view, seat, chance);
      return yield answerWith(wordPlay && chance.below(3) > 0 ? { type: 'word', ...wordPlay } : { type: 'pass' });
    }
    case 'respond':
      return yield answerWith(randomReply(view, seat, chance));
    case 'join':
      return yield answerWith({ join: chance.below(2) === 0 });
    case 'keep': {
      const { spent } = forSeat(view.players, seat);
      const tokens = chance.shuffle(spent).slice(0, tokensOwed(step.owed, seat, spent));
      return yield answerWith({ redraw: chance.below(3) === 0, tokens });
    }
    case 'purchase':
      return yield answerWith(randomPurchase(view, seat, chance));
    case 'drop':
      return yield answerWith({ card: chance.below(4) === 0 ? null : chance.pick(view.hand.letters) });
    case 'discard':
      return yield answerWith({ cards: chance.shuffle(view.hand.letters).slice(HAND_LIMIT) });
    default:
      step satisfies never; // a new question doesn't compile without a case
  }
};

/** Random cards (words are not checked when they are laid), and random action cards that can be laid with them. */
function randomWord(view: View, seat: Seat, chance: Chance): WordPlay | undefined {
  const { hand, pool } = view;
  const { isWild } = componentsOf(view.config).letters;
  const [first, ...own] = chance.shuffle(hand!.letters);
  const others = chance.shuffle([...own, ...pool]);
  const available = others.length + 1;
  if (first === undefined || available < MIN_LETTERS) return undefined;
  const length = MIN_LETTERS + chance.below(Math.min(6, available - MIN_LETTERS + 1));
  const cards = [first, ...others.slice(0, length - 1)].map((card) => ({
    card,
    as: isWild(card) ? chance.pick(VOWELS) : null,
  }));
  const actions = hand!.actions.flatMap((card) => {
    const targets = targetsWithWord(view, seat, cards, card);
    return targets.length > 0 && chance.below(3) === 0 ? [{ card, target: chance.pick(targets) }] : [];
  });
  return { cards, actions: fittingActions(view, seat, { cards, actions }) };
}

function randomReply(view: View, seat: Seat, chance: Chance): Reply {
  const challengeable = view.words.flatMap((_, word) => (checkChallenge(view.words, seat, word) ? [] : [word]));
  if (challengeable.length > 0 && chance.below(6) === 0) return { type: 'challenge', word: chance.pick(challengeable) };
  const wordPlay = chance.below(2) === 0 ? undefined : randomWord(view, seat, chance);
  return wordPlay && !checkTrump(view, seat, wordPlay) ? { type: 'trump', ...wordPlay } : { type: 'pass' };
}

function randomPurchase(view: View, seat: Seat, chance: Chance): Purchase {
  const tokens = chance.shuffle(unspentTokens(forSeat(view.players, seat), view.topToken).filter((token) => token > 0));
  const kind = chance.below(3);
  if (kind === 0 && view.actionDeck + view.actionDiscards.length > 0) return { type: 'action', token: tokens[0]! };
  const most = Math.min(tokens.length, view.hand!.letters.length);
  if (kind !== 1 || most === 0) return { type: 'pass' };
  const count = 1 + chance.below(most);
  return { type: 'replace', cards: chance.shuffle(view.hand!.letters).slice(0, count), tokens: tokens.slice(0, count) };
}
