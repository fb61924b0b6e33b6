import {
  BALANCED_PERSONALITY,
  type Bot,
  type BotInput,
  type Level,
  type MoveSize,
  type Thought,
} from '@wordhoard/kernel';
import type { TurnMove, WildWords } from '../types.ts';
import { bluff } from './bluff.ts';
import { choosePlay, outlookOf, wantsTrade } from './choose.ts';
import { agrees, challenges } from './doubt.ts';
import { triplesOf } from './plausible.ts';
import { BEGINNER, SKILLS, suited, type WildWordsSkill } from './skills.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Points by which a bluff must beat an honest play. */
const WORTH_A_BLUFF = 8;

/** A computer player. It knows what is in its view, and words. */
export const bot = (level: Level): Bot<WildWords> => player(SKILLS[level]);

/** Plays by a script; the lab's, to measure the weakest level by. */
export const beginner: Bot<WildWords> = player(BEGINNER);

function player(level: WildWordsSkill): Bot<WildWords> {
  return function* (ask): Iterable<Thought<WildWords>> {
    const { seen, seat, chance, personality = BALANCED_PERSONALITY, env } = ask;
    const { question, view } = seen;
    if (!question?.asked.includes(seat) || question.mine?.done) return;
    const { id: to, step } = question;
    const skill = suited(level, personality);
    const wait = 2000 + chance.below(3000);
    switch (step.type) {
      case 'turn': {
        const answer = turn(skill, ask, step.traded);
        return yield { move: { to, answer }, wait: 2 * wait, size: sizeOf(answer) };
      }
      case 'challenge':
        return yield { move: { to, answer: { challenge: challenges(skill, view, env, chance) } }, wait, size: 'small' };
      case 'spell': {
        const words = vocabularyOf(env, view.config.words);
        const spelt = step.patterns.map((pattern) => words.name(pattern));
        const whole = spelt.filter((word) => word !== undefined);
        return yield {
          move: { to, answer: { words: whole.length === spelt.length ? whole : null } },
          wait,
          size: 'medium',
        };
      }
      case 'vote':
        return yield { move: { to, answer: { agree: agrees(skill, view, env, chance) } }, wait, size: 'small' };
    }
  };
}

/** Tiles that make a play a big one. */
const MANY_TILES = 5;

function sizeOf(move: TurnMove): MoveSize {
  if (move.type !== 'play') return 'small';
  return move.tiles.length >= MANY_TILES ? 'large' : 'medium';
}

function turn(
  skill: WildWordsSkill,
  { seen: { view }, seat, chance, env }: BotInput<WildWords>,
  traded: boolean,
): TurnMove {
  const words = vocabularyOf(env, view.config.words, skill.vocabulary);
  const outlook = outlookOf(view, seat);
  const choice = choosePlay(skill, words, outlook, chance);
  if (!traded && wantsTrade(skill, words, outlook, choice, chance)) return { type: 'trade' };
  if (chance.below(100) < skill.bluffs) {
    const table = vocabularyOf(env, view.config.words);
    const known = { words, table, triples: triplesOf(env) };
    const daring = bluff(known, outlook, Math.max(0, choice?.score ?? 0) + WORTH_A_BLUFF, chance);
    if (daring) return { type: 'play', tiles: daring.tiles };
  }
  // Better nothing than less than nothing, unless it ends the game.
  if (!choice || (choice.score < 0 && choice.value < 0)) return { type: 'pass' };
  return { type: 'play', tiles: choice.tiles };
}
