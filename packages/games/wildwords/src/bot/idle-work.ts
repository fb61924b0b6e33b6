import { CHAMPION, type ExpectedBot } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { WildWords } from '../types.ts';
import { SKILLS } from './skills.ts';
import { vocabulariesOf, vocabularyOf } from './vocabulary.ts';

/** Prepares the bots' searches and frees memory after them, in steps of a few milliseconds. */
export function* idleWork(words: Lexicon, expected: readonly ExpectedBot<WildWords>[]): Generator<void> {
  // The champion starts from the strongest bot.
  for (const { config, level } of expected)
    vocabularyOf(words, config.words, SKILLS[level === CHAMPION ? 5 : level].vocabulary);
  for (const vocabulary of vocabulariesOf(words)) yield* vocabulary.idleWork();
}
