import type { ListMoves } from '@wordhoard/kernel';
import { isAccepted, spreadWords } from '@wordhoard/lexicon';
import type { Wordsy } from './types.ts';

/** Legal moves in alphabetical order. Any text may be written, so the words are a sample of the dictionary. */
export const listMoves: ListMoves<Wordsy> = function* ({ seen: { question, view }, env, most }) {
  if (!question) return false;
  const { id: to, step, mine } = question;
  switch (step.type) {
    case 'ready':
      yield { to, answer: { ready: true } };
      return false;
    case 'challenge':
      yield { to, answer: { challenge: null } };
      for (const { seat } of view.entered) yield { to, answer: { challenge: seat } };
      return false;
    case 'mend':
      yield { to, answer: { word: null } };
      for (const word of step.offered) yield { to, answer: { word } };
      return false;
    case 'write': {
      const draft = mine && 'text' in mine.answer ? mine.answer.text : '';
      // [WY-7] A text that was begun may only be continued.
      const begins = step.stage === 'grace' ? draft : '';
      if (draft !== '') yield { to, answer: { text: draft, lock: true } };
      const words = begins === '' ? spreadWords(env, most, (word) => isAccepted(env, view.config.words, word)) : [];
      for (const text of words) yield { to, answer: { text, lock: true } };
      return true;
    }
  }
};
