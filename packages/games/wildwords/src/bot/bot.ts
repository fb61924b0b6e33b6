import {
  BALANCED_PERSONALITY,
  type Bot,
  type BotInput,
  type MoveSize,
  type SkillLevel,
  type Thought,
} from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import type { TurnMove, WildWords } from '../types.ts';
import { findBluff } from './bluff.ts';
import { wouldAgree, wouldChallenge } from './challenge.ts';
import { choosePlay, makeTurnContext, wantsTrade } from './choose-play.ts';
import { planTurn } from './plan-turn.ts';
import { trigramsOf } from './plausibility.ts';
import { BEGINNER, SKILLS, type WildWordsSkill, withPersonality } from './skills.ts';
import { vocabularyOf } from './vocabulary.ts';

/** A bluff must score this many points more than an honest play. */
const MIN_BLUFF_GAIN = 8;

/** A computer player that gets the same observations as a person in its seat. */
export const bot = (level: SkillLevel): Bot<WildWords> => makeBot(SKILLS[level]);

/** The lab's baseline for the weakest level. */
export const beginner: Bot<WildWords> = makeBot(BEGINNER);

type TurnChooser = (skill: WildWordsSkill, input: BotInput<WildWords>, traded: boolean) => TurnMove;

/** The strongest bot, but it never bluffs, and plans who will have the last turn. */
export const planningBot: Bot<WildWords> = makeBot(SKILLS[5], (_, input, traded) => planTurn(input, traded));

/** Knows common words. Takes the best play by its points and leave, and challenges only what nobody can read. */
export const quickBot: Bot<WildWords> = makeBot({
  ...SKILLS[5],
  vocabulary: COMMON_TIER,
  playsConsidered: 8,
  replyTrays: 0,
  tradeTrays: 0,
  tradeBelow: 20,
  bluffPercent: 0,
  implausiblePercent: 0,
  doubtPercent: 0,
});

function makeBot(level: WildWordsSkill, choose: TurnChooser = chooseTurn): Bot<WildWords> {
  return function* (ask): Iterable<Thought<WildWords>> {
    const { seen, seat, chance, personality = BALANCED_PERSONALITY, env } = ask;
    const { question, view } = seen;
    if (!question?.asked.includes(seat) || question.mine?.done) return;
    const { id: to, step } = question;
    const skill = withPersonality(level, personality);
    const wait = 2000 + chance.below(3000);
    switch (step.type) {
      case 'turn': {
        const answer = choose(skill, ask, step.traded);
        return yield { move: { to, answer }, wait: 2 * wait, size: moveSize(answer) };
      }
      case 'challenge':
        return yield {
          move: { to, answer: { challenge: wouldChallenge(skill, view, env, chance) } },
          wait,
          size: 'small',
        };
      case 'spell': {
        const words = vocabularyOf(env, view.config.words);
        const spelt = step.patterns.map((pattern) => words.inoffensiveReading(pattern));
        const readable = spelt.filter((word) => word !== undefined);
        return yield {
          move: { to, answer: { words: readable.length === spelt.length ? readable : null } },
          wait,
          size: 'medium',
        };
      }
      case 'vote':
        return yield { move: { to, answer: { agree: wouldAgree(skill, view, env, chance) } }, wait, size: 'small' };
    }
  };
}

/** From this many tiles on, a play is a big move. */
const MANY_TILES = 5;

function moveSize(move: TurnMove): MoveSize {
  if (move.type !== 'play') return 'small';
  return move.tiles.length >= MANY_TILES ? 'large' : 'medium';
}

function chooseTurn(
  skill: WildWordsSkill,
  { seen: { view }, seat, chance, env }: BotInput<WildWords>,
  traded: boolean,
): TurnMove {
  const words = vocabularyOf(env, view.config.words, skill.vocabulary);
  const context = makeTurnContext(view, seat);
  const choice = choosePlay(skill, words, context, chance);
  if (!traded && wantsTrade(skill, words, context, choice, chance)) return { type: 'trade' };
  if (chance.below(100) < skill.bluffPercent) {
    const table = vocabularyOf(env, view.config.words);
    const known = { words, table, trigrams: trigramsOf(env) };
    const bluffPlay = findBluff(known, context, Math.max(0, choice?.score ?? 0) + MIN_BLUFF_GAIN, chance);
    if (bluffPlay) return { type: 'play', tiles: bluffPlay.tiles };
  }
  // A pass is better than a negative score, unless the play ends the game.
  if (!choice || (choice.score < 0 && choice.value < 0)) return { type: 'pass' };
  return { type: 'play', tiles: choice.tiles };
}
