import {
  type Answer,
  BALANCED_PERSONALITY,
  type Bot,
  entryAt,
  forSeat,
  type MoveSize,
  type SkillLevel,
  type Thought,
} from '@wordhoard/kernel';
import { LUCK_COUNT } from '@wordhoard/lexicon';
import { tokensOwed } from '../tokens.ts';
import type { WordNerds } from '../types.ts';
import { textOf } from '../words.ts';
import { chooseCard } from './action-cards.ts';
import { type BotContext, botContextOf } from './bot-context.ts';
import { chooseBid, chooseDiscards, chooseLetter, choosePurchase, chooseRedraw, worstLetter } from './letters.ts';
import { BEGINNER, SKILLS, type WordNerdsSkill, withPersonality } from './skills.ts';
import { chooseDeclaration, chooseReply, wouldChallenge } from './words.ts';

/** A computer player that gets the same observations as a person in its seat. */
export const bot = (level: SkillLevel): Bot<WordNerds> => makeBot(SKILLS[level], 8_000 + (5 - level) * 5_000);

/** The lab's baseline for the weakest level. */
export const beginner: Bot<WordNerds> = makeBot(BEGINNER, 20_000);

/**
 * How much attention a move needs, by question. The end of a turn is left out: people needn't follow it move by move.
 */
const MOVE_SIZES: { readonly [step: string]: MoveSize } = { select: 'small' };

/** @param raceDelay how long it leaves a race to people, in ms */
export function makeBot(level: WordNerdsSkill, raceDelay: number): Bot<WordNerds> {
  return ({ seen, seat, chance, personality = BALANCED_PERSONALITY, env }) => {
    const { view, question } = seen;
    if (!question || !view.hand || !question.asked.includes(seat) || question.mine?.done) return [];
    const { step, id } = question;
    // Depends only on the question, so that the time it takes reveals nothing about its cards.
    const wait = step.type === 'declare' ? raceDelay + chance.below(8_000) : 800 + chance.below(2_500);
    const skill = withPersonality(level, personality);
    const context = botContextOf({ view, seat, step, skill, personality, chance, luck: chance.below(LUCK_COUNT), env });
    const size = MOVE_SIZES[step.type];
    const thoughtOf = (move: Thought<WordNerds>['move']): Thought<WordNerds>[] => [
      { move, wait, ...(size && { size }) },
    ];
    // It agrees to stop if any other player wants to.
    if (seen.free.includes('stop') && !view.stopping.includes(seat) && view.stopping.length > 0)
      return thoughtOf({ free: { type: 'stop', agree: true } });
    // A trump or challenge comes first: helpful cards are laid with the trump, and the others are kept for the battle.
    const reply = step.type === 'respond' ? chooseReply(context) : undefined;
    if (reply && reply.type !== 'pass') return thoughtOf({ to: id, answer: reply });
    const card = seen.free.includes('card') ? chooseCard(context) : undefined;
    return thoughtOf(card ? { free: card } : { to: id, answer: chooseAnswer(context) });
  };
}

function chooseAnswer(context: BotContext): Answer<WordNerds> {
  const { view, seat, step, components } = context;
  switch (step.type) {
    case 'bid':
      return { token: chooseBid(context) };
    case 'select':
      return { card: chooseLetter(context) };
    case 'declare':
      return chooseDeclaration(context);
    case 'join':
      return { join: wouldChallenge(context, textOf(components, entryAt(view.words, step.word).cards)) };
    case 'keep': {
      const { spent } = forSeat(view.players, seat);
      const highest = spent.toSorted((a, b) => b - a);
      return { redraw: chooseRedraw(context), tokens: highest.slice(0, tokensOwed(step.owed, seat, spent)) };
    }
    case 'purchase':
      return choosePurchase(context);
    case 'drop':
      return { card: worstLetter(context) ?? null };
    case 'discard':
      return { cards: chooseDiscards(context) };
    default:
      return { type: 'pass' };
  }
}
