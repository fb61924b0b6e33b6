import { type Components, componentsOf, defaults } from '@wordhoard/word-nerds';
import { type Context, createContext } from 'preact';

/** What the table plays with, for everything that draws a card. */
export const ComponentsContext: Context<Components> = createContext<Components>(componentsOf(defaults));
