import type { Event } from '@wordhoard/word-worx';
import type { Sight } from '../../shell/session.ts';
import type { WorxSeen } from './scene.ts';

// The house does not look inside what a game says; that it is Word Worx's is known by the table's game.
export const seenBy = (sight: Sight): WorxSeen => sight.seen as unknown as WorxSeen;
export const eventsOf = (sight: Sight): readonly Event[] => sight.events as unknown as readonly Event[];
