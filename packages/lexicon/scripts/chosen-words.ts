/** The words and non-words chosen by hand to try a dictionary with, one list each beside this file. */
import { readFileSync } from 'node:fs';

export interface ChosenWord {
  readonly word: string;
  /** Not in the everyday dictionary: a word that players of word games know. */
  readonly wideOnly: boolean;
}

/** Words separated by white space; `#` starts a comment, `*` behind a word marks it as wide only. */
function readChosen(name: string): ChosenWord[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8').replace(/#.*/g, '');
  return text
    .split(/\s+/)
    .filter((entry) => entry !== '')
    .map((entry) => ({ word: entry.replace('*', ''), wideOnly: entry.endsWith('*') }));
}

export const readEverydayWords = (): ChosenWord[] => readChosen('everyday-words.txt');
export const readNonWords = (): ChosenWord[] => readChosen('non-words.txt');
