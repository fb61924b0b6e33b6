import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPairs, scoreClashes, scoreInflections } from '../../scripts/families-report.ts';
import { wholeLexicon as lexicon } from '../../scripts/whole-lexicon.ts';
import { lexiconOf } from '../testing.ts';
import { basesOf, clashingWord, isInflection, isSameFamily, makeClashTest } from './families.ts';

const listed = fc.nat(lexicon.size - 1).map((at) => lexicon.wordAt(at)!);
/** Two words near one another in the alphabet, where families are. */
const neighbours = fc
  .tuple(fc.nat(lexicon.size - 1), fc.integer({ min: -5, max: 5 }))
  .map(([at, gap]) => [lexicon.wordAt(at)!, lexicon.wordAt(at + gap) ?? lexicon.wordAt(at)!] as const);

describe('judged pairs', () => {
  test('[WY-10] [WS-12] the development set', () => {
    expect(scoreClashes(lexicon, readPairs('dev')).missed).toEqual([]);
    expect(scoreInflections(lexicon, readPairs('dev')).missed).toEqual([]);
  });

  test('[WY-10] [WS-12] our own set, with all that is still wrong', () => {
    // Rare verbs whose forms look like other words (off, shill, ting, ripe, glee).
    const both = ['off offing', 'so sos', 'ripe riped', 'shill shilling', 'glee gleed', 'sting stinged', 'ting tinged'];
    expect(scoreClashes(lexicon, readPairs('own')).missed.toSorted()).toEqual([...both, 'magic magically'].toSorted());
    expect(scoreInflections(lexicon, readPairs('own')).missed.toSorted()).toEqual(both.toSorted());
  });
});

describe('[WY-10] one family', () => {
  test('FLINCH FLINCHES FLINCHED FLINCHING FLINCHINGLY', () => {
    const family = ['flinch', 'flinches', 'flinched', 'flinching', 'flinchingly'];
    for (const a of family) for (const b of family) expect(isSameFamily(lexicon, a, b), `${a} ${b}`).toBe(true);
  });

  test.each(['summon summons', 'sunburn sunburnt', 'muskox muskoxen', 'hoick hoicks', 'app apps', 'vlog vlogging'])(
    '%s: by hand, or newer than the lists',
    (pair) => {
      const [word = '', form = ''] = pair.split(' ');
      expect(isSameFamily(lexicon, word, form)).toBe(true);
    },
  );

  test('YOGI and YOGIN are two words', () => {
    expect(isSameFamily(lexicon, 'yogi', 'yogin')).toBe(false);
    expect(isSameFamily(lexicon, 'yogi', 'yogis')).toBe(true);
  });

  test('irregular tenses and any other change are allowed', () => {
    expect(isSameFamily(lexicon, 'go', 'went')).toBe(false);
    expect(isSameFamily(lexicon, 'teach', 'teacher')).toBe(false);
    expect(isSameFamily(lexicon, 'big', 'bigger')).toBe(false);
  });

  test('a form may have two bases, which are not one family for that', () => {
    expect(
      basesOf(lexicon, 'leaves')
        .map(({ base }) => base)
        .toSorted(),
    ).toEqual(['leaf', 'leave']);
    expect(isSameFamily(lexicon, 'leaf', 'leaves')).toBe(true);
    expect(isSameFamily(lexicon, 'leaving', 'leaves')).toBe(true);
    expect(isSameFamily(lexicon, 'leaf', 'leave')).toBe(false);
    expect(isSameFamily(lexicon, 'leaf', 'leaving')).toBe(false);
  });

  test('every word is in its own family, known or not', () => {
    fc.assert(
      fc.property(fc.oneof(listed, fc.stringMatching(/^[a-z]{1,12}$/)), (word) => isSameFamily(lexicon, word, word)),
    );
  });

  test('it does not matter which word comes first', () => {
    fc.assert(
      fc.property(neighbours, ([a, b]) => isSameFamily(lexicon, a, b) === isSameFamily(lexicon, b, a)),
      { numRuns: 5000 },
    );
  });

  test('two words are one family exactly if their bases, and bases of bases, meet', () => {
    const reach = (word: string): string[] => [
      word,
      ...basesOf(lexicon, word).flatMap(({ base, kind }) => (kind === 'tense' ? [] : reach(base))),
    ];
    fc.assert(
      fc.property(neighbours, ([a, b]) => {
        const other = reach(b);
        expect(isSameFamily(lexicon, a, b)).toBe(reach(a).some((it) => other.includes(it)));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('[WY-10] regular verbs', () => {
  /** By how they are spelt; the forms are written out here apart from the rules under test. */
  const verbs = {
    plain: 'walk talk jump help lift paint rain shout mend point boil groan float',
    silentE: 'bake hope dance judge smile quote invite excuse believe notice',
    hissing: 'watch miss fix buzz wash toss crunch polish bless tax',
    doubling: 'hop stop plan grab beg rub nod trim drum slip',
    consonantY: 'carry hurry worry copy bury tidy envy rely deny empty',
    vowelY: 'enjoy play obey stay destroy delay annoy pray employ survey',
  } as const;
  const conjugate: Record<keyof typeof verbs, (verb: string) => string[]> = {
    plain: (verb) => [`${verb}s`, `${verb}ed`, `${verb}ing`],
    silentE: (verb) => [`${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`],
    hissing: (verb) => [`${verb}es`, `${verb}ed`, `${verb}ing`],
    doubling: (verb) => [`${verb}s`, `${verb}${verb.at(-1)}ed`, `${verb}${verb.at(-1)}ing`],
    consonantY: (verb) => [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`],
    vowelY: (verb) => [`${verb}s`, `${verb}ed`, `${verb}ing`],
  };
  const spellings = Object.keys(verbs) as (keyof typeof verbs)[]; // Object.keys forgets which keys they are.

  test.each(spellings)('%s: all forms are one family and inflections of the verb', (spelling) => {
    for (const verb of verbs[spelling].split(' ')) {
      const forms = conjugate[spelling](verb);
      for (const form of forms) {
        expect(lexicon.has(form), form).toBe(true);
        expect(isInflection(lexicon, verb, form), `${verb} ${form}`).toBe(true);
        for (const other of [verb, ...forms]) expect(isSameFamily(lexicon, other, form), `${other} ${form}`).toBe(true);
      }
    }
  });
});

describe('[WY-10] a clash', () => {
  test('names the first of the used words', () => {
    expect(clashingWord(lexicon, 'flinching', ['table', 'flinches', 'flinched'])).toBe('flinches');
    expect(clashingWord(lexicon, 'flinching', ['table', 'flint'])).toBeUndefined();
    expect(clashingWord(lexicon, 'table', ['table'])).toBe('table');
    expect(clashingWord(lexicon, 'table', [])).toBeUndefined();
  });

  test('is the same whether one word is asked about or many', () => {
    const words = 'flinching table tables flint flinch leaf leaves leave blorf blorfed went go quickly quick'.split(
      ' ',
    );
    for (const used of [[], ['table'], ['flinched', 'leaves'], ['blorfing', 'gone', 'quick']]) {
      const clashes = makeClashTest(lexicon, used);
      for (const word of words) expect(clashes(word), word).toBe(clashingWord(lexicon, word, used) !== undefined);
    }
  });

  test('[WY-11] a word the list lacks is judged by its spelling', () => {
    expect(clashingWord(lexicon, 'blorfs', ['blorf'])).toBe('blorf');
    expect(clashingWord(lexicon, 'blorfing', ['blorfed'])).toBe('blorfed');
    expect(clashingWord(lexicon, 'blorfer', ['blorf'])).toBeUndefined();
  });
});

describe('[WS-12] an inflection', () => {
  test.each([
    ['paper', 'papers'],
    ['bring', 'brings'],
    ['live', 'lived'],
    ['see', 'seen'],
    ['broke', 'broken'],
  ])('%s, %s is one', (base, extended) => {
    expect(isInflection(lexicon, base, extended)).toBe(true);
  });

  test.each([
    ['late', 'later'],
    ['late', 'plate'],
    ['late', 'lately'],
    ['flinching', 'flinchingly'],
    ['paint', 'paintings'],
    ['papers', 'paper'],
    ['paper', 'paper'],
    ['bit', 'biting'],
  ])('%s, %s is none', (base, extended) => {
    expect(isInflection(lexicon, base, extended)).toBe(false);
  });
});

test('a lexicon made without families goes by spelling and its words', () => {
  const small = lexiconOf(['see', 'seed', 'seeds']);
  expect(isSameFamily(small, 'see', 'seed')).toBe(true);
  expect(isSameFamily(lexicon, 'see', 'seed')).toBe(false);
});
