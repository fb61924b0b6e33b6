import { type AnyBot, type AnyGamePackage, actionNames, LEVELS, type Level } from '@wordhoard/kernel';
import { botFor } from '@wordhoard/search';

/** The script that plays like a newcomer. */
const BEGINNER = 'beginner';

/** A bot as an experiment names it: its level or the beginner, and what it is forbidden. */
export interface LabPlayer {
  readonly level: Level | typeof BEGINNER;
  /** Things it never does: 'challenge', 'trade' … */
  readonly never: readonly string[];
}

/** `3`, `beginner`, or `3-challenge` for one that never challenges; undefined for what names no bot. */
export function parsePlayer(name: string): LabPlayer | undefined {
  const [first = '', ...never] = name.trim().split('-');
  const level = ([...LEVELS, BEGINNER] as const).find((it) => String(it) === first);
  return level === undefined || !never.every((way) => ACTION_NAME.test(way)) ? undefined : { level, never };
}

const ACTION_NAME = /^[a-z]+$/;

/** Everything that a bot of this game can be forbidden, in alphabetical order. */
export function forbiddenNames({ rules, lab }: AnyGamePackage): string[] {
  const answers = Object.values(rules.steps).flatMap((step) => ('answer' in step ? actionNames(step.answer) : []));
  const free = rules.free ? actionNames(rules.free.move) : [];
  const named = Object.keys(lab?.actions ?? {});
  const names = [...new Set([...answers, ...free, ...named])].filter((name) => ACTION_NAME.test(name)).sort();
  return names.filter((name) => forbidNote(lab, name) !== null);
}

/** What such a bot never does, in a few words; undefined if the game doesn't say, null if it can't be forbidden. */
const forbidNote = (lab: AnyGamePackage['lab'], name: string): string | null | undefined => lab?.forbidNotes?.[name];

/** Everything that a bot of this game can be forbidden, each with what the bot then never does. */
export const forbiddenActions = (pack: AnyGamePackage): readonly { name: string; never: string }[] =>
  forbiddenNames(pack).map((name) => ({ name, never: forbidNote(pack.lab, name) ?? '' }));

export const makePlayer = ({ level, never }: LabPlayer): string => [level, ...never].join('-');

/** Undefined where the game has no such player. */
export const botOf = (pack: AnyGamePackage, { level }: LabPlayer): AnyBot | undefined =>
  level === BEGINNER ? pack.lab?.beginner : botFor(pack, level);

/**
 * Reason, in words, why there is no player of this name; undefined if there is. Only the beginner script is optional.
 */
export function botFault(pack: AnyGamePackage, name: string): string | undefined {
  const player = parsePlayer(name);
  if (!player) return `${name} names no bot; they are called 1 to 6, or beginner`;
  return botOf(pack, player) ? undefined : `${pack.rules.id} has no beginner script; its bots have levels 1 to 6`;
}

/** A bot's level for the record; null for a script. */
export const levelOf = (name: string): Level | null => {
  const { level } = parsePlayer(name) ?? {};
  return level === undefined || level === BEGINNER ? null : level;
};
