import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';

export const PASS_UNTIL = ['turn', 'told'] as const;

/** "Pass for me": what a player says ahead about windows, those questions that only wait for people to let them pass. */
export interface PassWish {
  /** Until they are next asked something that is no window ('turn'), or until they say otherwise ('told'). */
  readonly until: (typeof PASS_UNTIL)[number];
  /** The game's reasons, by name, for which they want to be asked after all. */
  readonly unless: readonly string[];
}

/** Far more than any game has. */
const MOST_REASONS = 20;

export const passWish: Schema<PassWish> = v.strictObject({
  until: v.picklist(PASS_UNTIL),
  unless: v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(MOST_REASONS)),
});
