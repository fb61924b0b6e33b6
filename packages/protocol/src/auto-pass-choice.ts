import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';

export const AUTO_PASS_UNTIL = ['turn', 'told'] as const;

/** A player's auto-pass choice: whether reaction windows are passed for them, and for which reasons they are asked. */
export interface AutoPassChoice {
  /** Until the player's next turn ('turn'), or until they change it ('told'). */
  readonly until: (typeof AUTO_PASS_UNTIL)[number];
  /** The game's reasons, by name, for which they want to be asked all the same. */
  readonly unless: readonly string[];
}

/** Far more than any game has. */
const MAX_REASONS = 20;

export const autoPassChoice: Schema<AutoPassChoice> = v.strictObject({
  until: v.picklist(AUTO_PASS_UNTIL),
  unless: v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(MAX_REASONS)),
});
