import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeLexicon } from '../../scripts/whole-lexicon.ts';
import { lexiconOf } from '../testing.ts';
import { anagrams, type Bag, parseBag, subWords } from './bag.ts';

const bagOf = (text: string): Bag => {
  const bag = parseBag(text);
  if ('code' in bag) throw new Error(bag.code);
  return bag;
};

/** Cross each letter of the word off the text; a letter that is not there costs a wildcard. */
function slowly(text: string, word: string): { spare: string; wild: string } | undefined {
  const hand = [...text];
  let wild = '';
  for (const letter of [...word].sort()) {
    const at = hand.indexOf(letter) >= 0 ? hand.indexOf(letter) : hand.indexOf('?');
    if (at < 0) return undefined;
    if (hand.splice(at, 1)[0] === '?') wild += letter;
  }
  return { spare: hand.join(''), wild };
}

const letter = fc.constantFrom('a', 'b', 'e', 's', 't');
const word = fc.string({ unit: letter, minLength: 2, maxLength: 6 });

test('anagrams and sub-words agree with crossing letters off, one word after another', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 60 }),
      fc.string({ unit: fc.oneof(letter, fc.constant('?')), maxLength: 7 }),
      (words, text) => {
        const lexicon = lexiconOf(words);
        const made = words.sort().flatMap((it) => {
          const how = slowly(text, it);
          return how ? [{ word: it, ...how }] : [];
        });
        const bare = ({ word, wild }: { word: string; wild: string }) => ({ word, wild });
        expect(subWords(lexicon, bagOf(text))).toEqual(made.map(bare));
        expect(anagrams(lexicon, bagOf(text))).toEqual(made.filter(({ spare }) => spare === '').map(bare));
      },
    ),
  );
});

test('on the real list', () => {
  const lexicon = wholeLexicon;
  const words = (text: string): string[] => anagrams(lexicon, bagOf(text)).map(({ word }) => word);
  expect(words('listen')).toEqual(['elints', 'enlist', 'inlets', 'listen', 'silent', 'tinsel']);
  expect(words('LISTEN')).toEqual(words('listen'));
  expect(anagrams(lexicon, bagOf('qz?i'))).toEqual([{ word: 'quiz', wild: 'u' }]);
  expect(subWords(lexicon, bagOf('cat')).map(({ word }) => word)).toEqual(['act', 'at', 'cat', 'ta']);
  expect(subWords(lexicon, bagOf('retinas')).length).toBeGreaterThan(200);
});

test('anything but letters and ? is refused, and the refusal names it', () => {
  expect(parseBag('ab-c')).toEqual({ code: 'bad-letters', found: '-' });
  expect(parseBag('café')).toEqual({ code: 'bad-letters', found: 'é' });
  expect(parseBag('')).toEqual({ counts: new Array(26).fill(0), wild: 0 });
});
