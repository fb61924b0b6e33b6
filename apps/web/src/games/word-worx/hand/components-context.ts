import { type Components, PRINTED } from '@wordhoard/word-worx';
import { type Context, createContext } from 'preact';

/** The components of the table, for all that draws a card or names points. */
export const ComponentsContext: Context<Components> = createContext<Components>(PRINTED);
