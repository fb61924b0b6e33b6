import type { Event } from '@wordhoard/wordsy';
import type { Sight } from '../../shell/session.ts';
import type { WordsySeen } from './scene.ts';

// The house does not look inside what a game says; that it is Wordsy's is known by the table's game.
export const seenBy = (sight: Sight): WordsySeen => sight.seen as unknown as WordsySeen;
export const eventsOf = (sight: Sight): readonly Event[] => sight.events as unknown as readonly Event[];
