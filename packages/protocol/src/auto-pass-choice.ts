import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';

export const AUTO_PASS_UNTIL = ['turn', 'told'] as const;

/** "Pass for me": what a player says ahead about windows, those questions that only wait for people to let them pass. */
export interface AutoPassChoice {
  /** Until they are next asked something that is no window ('turn'), or until they say otherwise ('told'). */
  readonly until: (typeof AUTO_PASS_UNTIL)[number];
  /** The game's reasons, by name, for which they want to be asked after all. */
  readonly unless: readonly string[];
}

/** Far more than any game has. */
const MAX_REASONS = 20;

export const autoPassChoice: Schema<AutoPassChoice> = v.strictObject({
  until: v.picklist(AUTO_PASS_UNTIL),
  unless: v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(MAX_REASONS)),
});
