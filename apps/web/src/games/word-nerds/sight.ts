import type { Event } from '@wordhoard/word-nerds';
import type { Sight } from '../../shell/session.ts';
import type { NerdSeen } from './scene.ts';

// The house does not look inside what a game says; that it is Word Nerds' is known by the table's game.
export const seenBy = (sight: Sight): NerdSeen => sight.seen as unknown as NerdSeen;
export const eventsOf = (sight: Sight): readonly Event[] => sight.events as unknown as readonly Event[];
