import type { Bot } from '@wordhoard/kernel';
import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import { earlierOfFamily } from '../cheapies.ts';
import type { Wordsy } from '../types.ts';

const LETTERS = Array.from('abcdeghilmnoprstu');

/** Makes random legal moves for the contract suite: real words, misspelt words and random letters. */
export const randomBot: Bot<Wordsy> = function* ({ seen: { question, view }, seat, chance, env }) {
  if (!question?.asked.includes(seat) || question.mine?.done) return;
  const { id: to, step, mine } = question;
  switch (step.type) {
    case 'ready':
      return yield { move: { to, answer: { ready: true } } };
    case 'challenge': {
      const open = view.entered.filter((entry) => entry.seat !== seat && entry.status === 'stands');
      const challenge = chance.below(3) === 0 ? chance.pick(open).seat : null;
      return yield { move: { to, answer: { challenge } } };
    }
    case 'mend':
      return yield { move: { to, answer: { word: chance.pick([null, ...step.offered]) } } };
    case 'write': {
      const draft = mine && 'text' in mine.answer ? mine.answer.text : '';
      const word = env.wordAt(chance.below(env.size)) ?? '';
      const at = chance.below(word.length);
      const misspelt = word.slice(0, at) + chance.pick(LETTERS) + word.slice(at + 1);
      const extended = (draft + chance.pick(LETTERS)).slice(0, MAX_WORD_LENGTH);
      // [WY-7] A text that was begun may be continued; an empty one stays empty.
      const finished = draft === '' ? '' : extended;
      const text = step.stage === 'grace' ? finished : chance.pick([word, misspelt, extended]);
      const lock = chance.below(2) === 0 && text !== '' && !earlierOfFamily(env, view.used, text);
      return yield { move: { to, answer: { text, lock } } };
    }
    default:
      step satisfies never; // a new question doesn't compile without a case
  }
};
