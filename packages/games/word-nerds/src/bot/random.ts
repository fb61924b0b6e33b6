import { type Bot, type Chance, forSeat, type Move, type Seat } from '@wordhoard/kernel';
import { actionOf } from '../actions.ts';
import { targets } from '../aims.ts';
import { checkChallenge } from '../battle.ts';
import { isWild } from '../cards.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import { checkTrump, fitting, targetsWithWord } from '../laying.ts';
import { whyNotPlayable } from '../play-card.ts';
import { owedTo, unspent } from '../tokens.ts';
import type { Purchase, Reply, View, WordNerds, WordPlay } from '../types.ts';
import { MIN_LETTERS } from '../words.ts';

const VOWELS = ['a', 'e', 'i', 'o', 'u'];
/** One in so many moves is a vote to stop: seldom enough that most games go on. */
const STOP_ODDS = 60;

/** Legal and thoughtless: the contract's driver. */
export const randomBot: Bot<WordNerds> = function* ({ seen, seat, chance }) {
  const { view, question, over } = seen;
  if (over || !question || !view.hand) return;
  const { step, id } = question;
  if (seen.free.includes('card') && chance.below(3) === 0) {
    const plays = view.hand.actions.filter((card) => !whyNotPlayable(card, { view, seat, step }));
    const card = chance.pick(plays);
    const target = chance.pick(targets(actionOf(card).aim, { view, seat }));
    return yield { move: { free: { type: 'card', card, target } } };
  }
  if (seen.free.includes('stop') && chance.below(STOP_ODDS) === 0)
    return yield { move: { free: { type: 'stop', agree: !view.stopping.includes(seat) } } };
  if (!question.asked.includes(seat) || question.mine?.done) return;
  const say = (answer: Extract<Move<WordNerds>, { to: number }>['answer']): { move: Move<WordNerds> } => ({
    move: { to: id, answer },
  });
  switch (step.type) {
    case 'bid':
      return yield say({ token: chance.pick(unspent(forSeat(view.players, seat), view.topToken)) });
    case 'bid-cards':
      return yield say({ type: 'pass' });
    case 'select':
      return yield say({ card: chance.pick(view.market) });
    case 'declare': {
      const laying = anyWord(view, seat, chance);
      return yield say(laying && chance.below(3) > 0 ? { type: 'word', ...laying } : { type: 'pass' });
    }
    case 'respond':
      return yield say(anyReply(view, seat, chance));
    case 'join':
      return yield say({ join: chance.below(2) === 0 });
    case 'keep': {
      const { spent } = forSeat(view.players, seat);
      const tokens = chance.shuffle(spent).slice(0, owedTo(step.owed, seat, spent));
      return yield say({ redraw: chance.below(3) === 0, tokens });
    }
    case 'purchase':
      return yield say(anyPurchase(view, seat, chance));
    case 'drop':
      return yield say({ card: chance.below(4) === 0 ? null : chance.pick(view.hand.letters) });
    case 'discard':
      return yield say({ cards: chance.shuffle(view.hand.letters).slice(HAND_LIMIT) });
  }
};

/** Cards in any order (words are not checked when they are laid), and any action cards that can go with them. */
function anyWord(view: View, seat: Seat, chance: Chance): WordPlay | undefined {
  const { hand, pool } = view;
  const [first, ...own] = chance.shuffle(hand!.letters);
  const others = chance.shuffle([...own, ...pool]);
  const most = others.length + 1;
  if (first === undefined || most < MIN_LETTERS) return undefined;
  const length = MIN_LETTERS + chance.below(Math.min(6, most - MIN_LETTERS + 1));
  const cards = [first, ...others.slice(0, length - 1)].map((card) => ({
    card,
    as: isWild(card) ? chance.pick(VOWELS) : null,
  }));
  const actions = hand!.actions.flatMap((card) => {
    const aims = targetsWithWord(view, seat, cards, card);
    return aims.length > 0 && chance.below(3) === 0 ? [{ card, target: chance.pick(aims) }] : [];
  });
  return { cards, actions: fitting(view, seat, { cards, actions }) };
}

function anyReply(view: View, seat: Seat, chance: Chance): Reply {
  const doubtful = view.words.flatMap((_, word) => (checkChallenge(view.words, seat, word) ? [] : [word]));
  if (doubtful.length > 0 && chance.below(6) === 0) return { type: 'challenge', word: chance.pick(doubtful) };
  const laying = chance.below(2) === 0 ? undefined : anyWord(view, seat, chance);
  return laying && !checkTrump(view, seat, laying) ? { type: 'trump', ...laying } : { type: 'pass' };
}

function anyPurchase(view: View, seat: Seat, chance: Chance): Purchase {
  const tokens = chance.shuffle(unspent(forSeat(view.players, seat), view.topToken).filter((token) => token > 0));
  const kind = chance.below(3);
  if (kind === 0 && view.actionDeck + view.actionDiscards.length > 0) return { type: 'action', token: tokens[0]! };
  const most = Math.min(tokens.length, view.hand!.letters.length);
  if (kind !== 1 || most === 0) return { type: 'pass' };
  const k = 1 + chance.below(most);
  return { type: 'replace', cards: chance.shuffle(view.hand!.letters).slice(0, k), tokens: tokens.slice(0, k) };
}
