import type { Level } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { Config } from '../config.ts';
import { SKILLS } from './skills.ts';
import { vocabulariesOf, vocabularyOf } from './vocabulary.ts';

/** A bot that will be asked. */
export interface Expected {
  readonly config: Config;
  readonly level: Level;
}

/** Makes ahead what the bots' searches will want, and tidies up after them; in steps of a few milliseconds each. */
export function* leisure(words: Lexicon, expected: readonly Expected[]): Generator<void> {
  for (const { config, level } of expected) vocabularyOf(words, config.words, SKILLS[level].vocabulary);
  for (const vocabulary of vocabulariesOf(words)) yield* vocabulary.leisure();
}
