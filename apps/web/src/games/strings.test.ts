import { bindGame, GAME_IDS, loadGame } from '@wordhoard/catalog';
import { describe, expect, test } from 'vitest';
import { make } from '#strings/make.ts';
import { type RulesText, ruleOf } from '#strings/rules.ts';
import { wordOptions } from '#strings/words.ts';
import { loadPassReasons } from './load.ts';
import { wildwordsOptions } from './wildwords/strings/options.ts';
import { wildwordsRules } from './wildwords/strings/rules.ts';
import { wordNerdsOptions } from './word-nerds/strings/options.ts';
import { wordNerdsRules } from './word-nerds/strings/rules.ts';
import { wordWorxOptions } from './word-worx/strings/options.ts';
import { wordWorxRules } from './word-worx/strings/rules.ts';
import { wordsmithOptions } from './wordsmith/strings/options.ts';
import { wordsmithRules } from './wordsmith/strings/rules.ts';
import { wordsyOptions } from './wordsy/strings/options.ts';
import { wordsyRules } from './wordsy/strings/rules.ts';

type Case = readonly [subject: string, text: RegExp];

/** Checks the label of each sentence: it must stand on the rules page once, and be marked as ours or not. */
function checkLabels(game: string, rules: RulesText, printed: readonly Case[], ours: readonly Case[]): void {
  const sentences = rules.sections.flatMap((section) => section.rules.map(ruleOf));
  const isOurs = (text: RegExp): boolean => {
    const found = sentences.filter((it) => text.test(it.text));
    expect(found.map((it) => it.text)).toHaveLength(1);
    return found[0]?.ours === true;
  };
  describe(game, () => {
    test.each(printed)('%s is printed', (_, text) => expect(isOurs(text)).toBe(false));
    test.each(ours)('%s is marked as ours', (_, text) => expect(isOurs(text)).toBe(true));
  });
}

checkLabels(
  'WildWords',
  wildwordsRules,
  [
    ['[WW-5] one free trade a turn', /You may trade once a turn, at no cost/],
    ['[WW-21] the highest total', /^The highest total wins/],
    ['the name TD', /Touchdown \(TD\)/],
  ],
  [
    ['[WW-2] the size of the board', /15 by 15/],
    ['[WW-5] trading before the play', /any time during your turn\. Here you trade before/],
    ['[WW-5] no trade with an empty pot', /only while the pot has tiles/],
    ['[WW-21] showing tiles that were turned face down', /tiles turned face down are shown/],
  ],
);

checkLabels(
  'Wordsy',
  wordsyRules,
  [
    ['[WY-1] how many cards there are', /44 are common, and 16 are rare/],
    ['[WY-4] seeing the letters together', /all eight cards at the same moment/],
    ['[WY-7] writing nothing', /written nothing, you have no word/],
    ['[WY-17] the highest total', /The highest total wins/],
    ['[WY-18] breaking a tie', /the best single word without its bonus decides/],
    ['[WY-19] going on when the sand has run out', /as long as you like and change any letter/],
    ['[WY-21] the points that win alone', /score 100 on easy/],
    ['[WY-24] choosing one of two words', /ICECREAM becomes ICE or CREAM/],
  ],
  [
    ['[WY-1] which letters there are', /All cards are consonants/],
    ['[WY-3] shuffling an empty deck', /If the deck runs out/],
    ['[WY-7] five seconds to finish', /You have 5 seconds/],
    ['[WY-8] a timer that starts by itself', /no one locks a word within 5 minutes/],
    ['[WY-14] no second challenge', /can’t be challenged again\.$/],
    ['[WY-18] sharing a place', /still tied share the place/],
    ['[WY-19] looking up a word alone', /your word is looked up when you lock it/],
    ['[WY-21] a shorter game', /three fifths of the points/],
    ['[WY-22] the best four letters', /the four that score most/],
    ['[WY-23] the first Main Player', /first Main Player is chosen at random/],
    ['[WY-23] three opponents', /match or beat only three opponents/],
    ['[WY-24] the words offered', /at most two slips away/],
  ],
);

checkLabels(
  'Word Nerds',
  wordNerdsRules,
  [
    ['[WN-5] a new deck from the discards', /its discards are shuffled into a new one/],
    ['[WN-15] what a challenge brings and costs', /each challenger gets 10 points/],
    ['[WN-17] half for a beaten word', /each beaten word half of what it is worth/],
  ],
  [
    ['[WN-5] too few cards', /too few cards/],
    ['[WN-10] a WILD in the pool', /A WILD in the pool/],
    ['[WN-12] no word below 0', /A word is never worth less than 0/],
    ['[WN-15] no second challenge', /the dictionary has confirmed can’t be challenged again/],
    ['[WN-15] an attacked word struck in battle', /the word attacked in a battle is struck/],
    ['[WN-16] one declaration a turn', /only one “Word Nerd!” in a turn/],
    ['[WN-17] challenge points first', /points of challenges come first/],
  ],
);

checkLabels(
  'Wordsmith',
  wordsmithRules,
  [
    ['[WS-1] the number of cards', /47 letter cards.*uses 36 of them/],
    ['[WS-1] the reference card', /reference card shows how often each letter occurs/],
    ['[WS-12] PAPERS without PAPER', /PAPERS is fine if it extends nothing/],
    ['[WS-15] places by crowns', /8, 4 and 2 points for most crowns, second and third, even with no crown at all/],
  ],
  [
    ['[WS-1] letters on a card', /two or three letters/],
    ['[WS-1] the second deck', /balanced deck/],
    ['[WS-4] the pictures of the goals', /These fourteen goals/],
    ['[WS-18] spotting words', /have words spotted for its players/],
    ['[WS-11] paying nothing twice', /nothing is paid twice/],
    ['[WS-14] sharing the eight', /same first round get the 8/],
    ['[WS-15] tied crowns', /all get the points for their place, and the next places are skipped/],
    ['[WS-16] the solo record', /beat your own record/],
  ],
);

checkLabels(
  'Word Worx',
  wordWorxRules,
  [['[WX-2] the sets of a manifest', /They pay 5, 10, 15 and 25/]],
  [
    ['[WX-1] the cards in the box', /126 cards.*120/],
    [
      '[WX-2] the illegible sets',
      /sets 2 and 6 of manifest 3, sets 1, 3 and 5 of manifest 5, set 2 of manifest 7 and set 2 of manifest 9/,
    ],
    ['[WX-2] the points for ZEROED', /printed with 26 points/],
  ],
);

/** Every text of a form that is written out; what is made by a function is left out. */
function textsIn(strings: object): string[] {
  return Object.values(strings).flatMap((it: unknown) => {
    if (typeof it === 'string') return [it];
    return typeof it === 'object' && it !== null ? textsIn(it) : [];
  });
}

describe('an option is said in one sentence', () => {
  test.each([
    ['every table', make],
    ['words', wordOptions],
    ['WildWords', wildwordsOptions],
    ['Wordsy', wordsyOptions],
    ['Word Nerds', wordNerdsOptions],
    ['Wordsmith', wordsmithOptions],
    ['Word Worx', wordWorxOptions],
  ])('%s', (_, strings) => {
    const texts = textsIn(strings);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => /[.?!]\s/.test(text))).toEqual([]);
  });
});

test('house rules say why a table might want them', () => {
  const { once, unseen } = wordWorxOptions.switchHints;
  for (const hint of [once, unseen, wordsyOptions.friendlyHint, wordsmithOptions.deckHints.balanced])
    expect(hint).toMatch(/so that /);
  for (const hint of [wordsmithOptions.spotHint, wordOptions.familyHint]) expect(hint).toMatch(/which (helps|is good)/);
});

test.each(GAME_IDS)(
  '%s: every reason to be asked about a window after all is said in words, and no other',
  async (game) => {
    const pack = await loadGame(game);
    // Which reasons there are asks for no word.
    const { reactionReasons } = bindGame(pack!, null as never);
    expect(Object.keys(await loadPassReasons(game)).sort()).toEqual([...(reactionReasons ?? [])].sort());
  },
);
