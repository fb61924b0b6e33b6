import { describe, expect, test } from 'vitest';
import { LISTS, readWordLists } from './artefact.ts';
import { readLemmas } from './families-wordnet.ts';
import { readList, readOneWord } from './scowl.ts';
import { everyWord, wholeLexicon as lexicon } from './whole-lexicon.ts';

const { supplement, exclusions, twoLetter } = readWordLists();
const supplied = supplement.flatMap(({ words }) => words);
const lemmas = readLemmas();
const excluded = exclusions.flatMap(({ words }) => words);

describe('the supplement', () => {
  test('is in the dictionary, at the tiers it gives', () => {
    for (const { tier, words } of supplement) for (const word of words) expect(lexicon.tier(word), word).toBe(tier);
  });

  test('names each word once, and none that is excluded', () => {
    expect(supplied).toEqual([...new Set(supplied)]);
    expect(excluded.filter((word) => supplied.includes(word))).toEqual([]);
  });

  test('names a known source', () => {
    const sources = new Set(supplement.map(({ source }) => source));
    expect([...sources].toSorted()).toEqual([
      'en-gb',
      'enable',
      'hand',
      'scowl-abbreviations',
      'scowl-variants',
      'subtitles',
    ]);
  });
});

test('no excluded entry is in the dictionary, and each is named once', () => {
  expect(excluded.filter((word) => lexicon.has(word))).toEqual([]);
  expect(excluded).toEqual([...new Set(excluded)]);
});

test('the two-letter words are the 107 that club players learn', () => {
  expect(twoLetter.size).toBe(107);
  expect(everyWord().filter((word) => word.length === 2)).toEqual([...twoLetter].toSorted());
});

/** As WordNet would be read without its spaces and hyphens. */
const joined = new Set(
  [...lemmas].filter((lemma) => /^[a-z]+(?:[_-][a-z]+)+$/.test(lemma)).map((lemma) => lemma.replace(/[_-]/g, '')),
);

test('an entry that WordNet writes only with a space or a hyphen is listed as a word, or is none', () => {
  const listed = readOneWord(LISTS.oneWord);
  const known = new Set([...listed, ...supplied]);
  const found = everyWord().filter((word) => joined.has(word) && !lemmas.has(word) && !known.has(word));
  expect(found).toEqual([]);
  expect([...listed].filter((word) => !lexicon.has(word))).toEqual([]);
});

/** Regular plurals and verb forms, and what they would be forms of. */
const STEMS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ed$/, ''],
  [/ed$/, 'e'],
  [/ing$/, ''],
  [/ing$/, 'e'],
];

test('no form without its base: neither of the supplement nor of a word that WordNet knows', () => {
  const bases = new Set([...supplied, ...[...lemmas].filter((lemma) => /^[a-z]{3,}$/.test(lemma))]);
  const orphans = everyWord().filter((word) => {
    if (lemmas.has(word)) return false;
    const stems = STEMS.flatMap(([ending, stem]) => (ending.test(word) ? [word.replace(ending, stem)] : []));
    return stems.some((stem) => bases.has(stem)) && !stems.some((stem) => lexicon.has(stem));
  });
  const listed = readList(LISTS.formsAlone);
  expect(orphans.filter((word) => !listed.has(word))).toEqual([]);
  expect([...listed].filter((word) => !orphans.includes(word))).toEqual([]);
});

describe('words people know', () => {
  const everyday =
    'app apps tech techs max intro bio bios maths stat comp sec col loch leant cos ok vlog wifi kombucha sudoku onesie bro abs ew unmute acai glamping staycation selfie emoji hashtag podcast smartphone livestream chatbot upvote autocorrect barcode bitcoin ransomware gamer bromance webinar metaverse cosplay umami sriracha quinoa bruschetta tagine macaron probiotic gastropub tankini nonbinary neurodiverse norovirus lockdown upcycle rewild motorhome flatmate jobseeker cybersecurity phishing captcha twerk dubstep playlist exoplanet graphene labradoodle kettlebell parkour dodgeball touchscreen username wordlist rulebook bruv numpty';
  test.each(everyday.split(' '))('%s', (word) => {
    expect(lexicon.has(word)).toBe(true);
    expect(lexicon.tier(word)).toBeLessThanOrEqual(60);
  });
});

test('no words: two words run together, abbreviations, words of other languages, misspellings', () => {
  const others =
    'upsidedown middleclass guineapig thankyou longterm postoffice runnerup livingroom alarmclock wellknown openminded hardboiled realestate goldminer parttime reaccomodate nicht bien bonjour mucho auf che schnell ufo etc std vol approx dept misc recieve seperate definately';
  expect(others.split(' ').filter((word) => lexicon.has(word))).toEqual([]);
});
