import { expect, test } from 'vitest';
import { wordsyRules } from '../strings/rules.ts';

const rules = wordsyRules.sections.flatMap(({ id, rules: told }) => told.map((rule) => ({ ...rule, id })));
/** The one rule that speaks of it, and whether it is marked as ours. */
const marked = (about: RegExp): boolean => {
  const found = rules.filter(({ text }) => about.test(text));
  expect(found.map(({ text }) => text)).toHaveLength(1);
  return found[0]!.ours === true;
};

test.each([
  ['[WY-1] how many cards there are', /44 common ones, and 16 rare/],
  ['[WY-4] all see the letters together', /all eight letters at the same moment/],
  ['[WY-7] who had written nothing', /had written nothing, you have no word/],
  ['[WY-19] going on when the sand has run out', /as long as you want, free to change every letter/],
  ['[WY-21] what wins', /100 points win on easy/],
  ['[WY-24] which of two words', /ICECREAM becomes ICE or CREAM/],
])('%s is printed, and not marked as ours', (_what, about) => {
  expect(marked(about)).toBe(false);
});

test.each([
  ['[WY-1] which letters', /all of them consonants/],
  ['[WY-7] five seconds to finish', /you have 5 seconds/],
  ['[WY-8] a timer that starts by itself', /nobody locks a word for 5 minutes/],
  ['[WY-18] ties', /In a tie/],
  ['[WY-19] the house looks up', /looks your word up when you lock it/],
  ['[WY-21] a shorter game asks for less', /three fifths of the points/],
  ['[WY-23] three opponents', /must hold off three opponents/],
  ['[WY-24] what is offered', /at most two letters away/],
])('%s: marked as ours', (_what, about) => {
  expect(marked(about)).toBe(true);
});
