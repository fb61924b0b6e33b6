import type { Event } from '@wordhoard/wildwords';
import type { Sight } from '../../shell/session.ts';
import type { WildSeen } from './scene.ts';

// The house does not look inside what a game says; that it is WildWords' is known by the table's game.
export const seenBy = (sight: Sight): WildSeen => sight.seen as unknown as WildSeen;
export const eventsOf = (sight: Sight): readonly Event[] => sight.events as unknown as readonly Event[];
