import type { Answer, Bot, Thought } from '@wordhoard/kernel';
import type { WordNerds } from '../types.ts';
import { textOf } from '../words.ts';
import { chooseCard } from './cards.ts';
import { chooseBid, chooseLetter, choosePurchase, chooseRedraw, surplus, worstLetter } from './letters.ts';
import { type Level, type Mind, SKILLS } from './mind.ts';
import { chooseDeclaration, chooseReply, doubts } from './words.ts';

export type { Level } from './mind.ts';

/** A computer player for each strength. */
export const bot =
  (level: Level): Bot<WordNerds> =>
  ({ seen, seat, chance, env }) => {
    const { view, question } = seen;
    if (!question || !view.hand || !question.asked.includes(seat) || question.mine?.done) return [];
    const { step, id } = question;
    const mind: Mind = { view, seat, step, skill: SKILLS[level], chance, env };
    // Drawn first, and by the question alone: how long it takes must not tell what it holds.
    const wait = waitFor(mind, level);
    const thought = (move: Thought<WordNerds>['move']): Thought<WordNerds>[] => [{ move, wait }];
    // Polite: stops when anybody else wants to.
    if (seen.free.includes('stop') && !view.stopping.includes(seat) && view.stopping.length > 0)
      return thought({ free: { type: 'stop', agree: true } });
    const card = seen.free.includes('card') ? chooseCard(mind) : undefined;
    return thought(card ? { free: card } : { to: id, answer: answerOf(mind) });
  };

function answerOf(mind: Mind): Answer<WordNerds> {
  const { view, seat, step } = mind;
  switch (step.type) {
    case 'bid':
      return { token: chooseBid(mind) };
    case 'select':
      return { card: chooseLetter(mind) };
    case 'declare':
      return chooseDeclaration(mind);
    case 'respond':
      return chooseReply(mind);
    case 'join':
      return { join: doubts(mind, textOf(view.words[step.word]!.cards)) };
    case 'tokens':
      return { tokens: view.players[seat]!.spent.toSorted((a, b) => b - a).slice(0, step.count) };
    case 'keep':
      return { redraw: chooseRedraw(mind) };
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

/** In ms. A race is left to people for a while: the weaker the bot, the longer. */
function waitFor({ step, chance }: Mind, level: Level): number {
  if (step.type === 'declare') return 8_000 + (5 - level) * 5_000 + chance.below(8_000);
  return 800 + chance.below(2_500);
}
