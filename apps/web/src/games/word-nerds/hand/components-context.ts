import { type Components, componentsOf, defaults } from '@wordhoard/word-nerds';
import { type Context, createContext } from 'preact';

/** The components of the table, for all that draws a card. */
export const ComponentsContext: Context<Components> = createContext<Components>(componentsOf(defaults));
