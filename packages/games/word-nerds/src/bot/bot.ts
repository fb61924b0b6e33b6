import {
  type Answer,
  BALANCED_PERSONALITY,
  type Bot,
  forSeat,
  type Level,
  type MoveSize,
  type Thought,
} from '@wordhoard/kernel';
import { LUCK_COUNT } from '@wordhoard/lexicon';
import { owedTo } from '../tokens.ts';
import type { WordNerds } from '../types.ts';
import { textOf } from '../words.ts';
import type { BotContext } from './bot-context.ts';
import { chooseCard } from './cards.ts';
import { chooseBid, chooseLetter, choosePurchase, chooseRedraw, surplus, worstLetter } from './letters.ts';
import { BEGINNER, SKILLS, suited, type WordNerdsSkill } from './skills.ts';
import { chooseDeclaration, chooseReply, doubts } from './words.ts';

/** A computer player for each strength. */
export const bot = (level: Level): Bot<WordNerds> => player(SKILLS[level], 8_000 + (5 - level) * 5_000);

/** Plays by a script; the lab's, to measure the weakest level by. */
export const beginner: Bot<WordNerds> = player(BEGINNER, 20_000);

/**
 * By the question alone. Leaves out the housekeeping at the end of a turn, which people needn't follow move by move.
 */
const SIZES: { readonly [step: string]: MoveSize } = { select: 'small' };

/** @param lag in ms: a race is left to people for a while */
function player(level: WordNerdsSkill, lag: number): Bot<WordNerds> {
  return ({ seen, seat, chance, personality = BALANCED_PERSONALITY, env }) => {
    const { view, question } = seen;
    if (!question || !view.hand || !question.asked.includes(seat) || question.mine?.done) return [];
    const { step, id } = question;
    // Drawn first, and by the question alone: how long it takes must not tell what it holds.
    const wait = step.type === 'declare' ? lag + chance.below(8_000) : 800 + chance.below(2_500);
    const skill = suited(level, personality);
    const mind: BotContext = { view, seat, step, skill, personality, chance, luck: chance.below(LUCK_COUNT), env };
    const size = SIZES[step.type];
    const thought = (move: Thought<WordNerds>['move']): Thought<WordNerds>[] => [{ move, wait, ...(size && { size }) }];
    // Polite: agrees to stop when any other player wants to.
    if (seen.free.includes('stop') && !view.stopping.includes(seat) && view.stopping.length > 0)
      return thought({ free: { type: 'stop', agree: true } });
    // A trump or a challenge comes before a card: what goes with a trump is laid with it, and the rest serves the battle.
    const reply = step.type === 'respond' ? chooseReply(mind) : undefined;
    if (reply && reply.type !== 'pass') return thought({ to: id, answer: reply });
    const card = seen.free.includes('card') ? chooseCard(mind) : undefined;
    return thought(card ? { free: card } : { to: id, answer: answerOf(mind) });
  };
}

function answerOf(mind: BotContext): Answer<WordNerds> {
  const { view, seat, step } = mind;
  switch (step.type) {
    case 'bid':
      return { token: chooseBid(mind) };
    case 'select':
      return { card: chooseLetter(mind) };
    case 'declare':
      return chooseDeclaration(mind);
    case 'join':
      return { join: doubts(mind, textOf(view.words[step.word]!.cards)) };
    case 'keep': {
      const { spent } = forSeat(view.players, seat);
      const highest = spent.toSorted((a, b) => b - a);
      return { redraw: chooseRedraw(mind), tokens: highest.slice(0, owedTo(step.owed, seat, spent)) };
    }
    case 'purchase':
      return choosePurchase(mind);
    case 'drop':
      return { card: worstLetter(mind) ?? null };
    case 'discard':
      return { cards: surplus(mind) };
    default:
      return { type: 'pass' };
  }
}
