import { schemaFields } from '@wordhoard/kernel';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkRun } from './arrangement.ts';
import { componentsOf, PRINTED, PRINTED_VALUES } from './components.ts';
import { config, roundsFor } from './config.ts';
import { defaults } from './defaults.ts';
import { formatRun, parseRun } from './notation.ts';
import { positionOf } from './position.ts';
import { scoreRound } from './scoring.ts';
import { TestGame, type TestGameOptions } from './testing.ts';
import { LARGE, SMALL } from './testing-variants.ts';
import { variant as notes, variantSchema, type WordWorxVariant } from './variant.ts';

const words = lexiconOf(['at', 'tea', 'eat', 'sting', 'sit', 'it', 'quit', 'star', 'art', 'on', 'no', 'hat']);

const named = (part: Omit<WordWorxVariant, 'name'>): WordWorxVariant => ({ name: 'Test', ...part });
const start = (part: Omit<WordWorxVariant, 'name'>, options: TestGameOptions): TestGame =>
  new TestGame(words, { ...options, config: { ...options.config, variant: named(part) } });

/** Why a variant is refused. */
const faultsOf = (part: object): string[] =>
  (v.safeParse(config, { ...defaults, variant: { name: 'Refused', ...part } }).issues ?? []).map(
    ({ message }) => message,
  );

describe('[WX-14] a variant', () => {
  test('with all printed values is accepted, and plays the printed game', () => {
    const all = { ...defaults, variant: { name: 'Printed', ...notes.printed } };
    expect(v.parse(config, all)).toEqual(all);
    const { deck, manifests } = componentsOf(all);
    expect(deck.ids.map(deck.faceOf)).toEqual(PRINTED.deck.ids.map(PRINTED.deck.faceOf));
    expect(manifests.ids.map(manifests.wordsOn)).toEqual(PRINTED.manifests.ids.map(PRINTED.manifests.wordsOn));
  });
  test('keeps what it doesn’t name', () => {
    const { deck, picks } = componentsOf({ variant: named({ picks: 1 }) });
    expect([deck.ids.length, picks]).toEqual([90, 1]);
  });
  test('is refused with a field that doesn’t exist', () => {
    expect(faultsOf({ dice: 2 })).not.toEqual([]);
  });
  test('both test variants are accepted', () => {
    for (const each of [SMALL, LARGE]) expect(v.parse(variantSchema, each)).toEqual(each);
  });
});

describe('[WX-15] the cards', () => {
  const cards = [
    { face: 'a', cards: 30 },
    { face: 't', cards: 0 },
    { face: 'ing', cards: 9 },
    { face: 'q', cards: 1 },
  ];
  test('ids count them in the order of the rows', () => {
    const { deck } = componentsOf({ variant: named({ cards }) });
    expect([deck.ids.length, deck.ids.at(-1)]).toEqual([40, 'C39']);
    expect(['C0', 'C29', 'C30', 'C38', 'C39'].map(deck.faceOf)).toEqual(['a', 'a', 'ing', 'ing', 'q']);
    expect(deck.faces).toEqual(['a', 'ing', 'q']);
    expect(deck.findFace('C40')).toBeUndefined();
  });
  test('are dealt, all of them', () => {
    const { match } = start({ cards }, { seats: 3 });
    const { line, pile, players } = match.state;
    expect(line.length + pile.secret.length + players.flatMap(({ hand }) => hand.secret).length).toBe(40);
  });
  test('up to three letters stay together, in that order', () => {
    const play = new TestGame(words, {
      players: [{ hand: 'st ing a t e o t' }, { hand: 7 }],
      config: { variant: LARGE },
      position: { line: 'e a i o s t r n l' },
    });
    play.pick('e', null).build(['st-ing', 'tea']);
    expect(play.words(0)).toEqual(['sting', 'tea']);
    const { deck } = componentsOf({ variant: LARGE });
    const [ing, s, t] = ['ing', 's', 't'].map((face) => deck.ids.find((card) => deck.faceOf(card) === face)!);
    const rules = { env: words, config: { ...defaults, variant: LARGE } };
    expect(checkRun([s!, t!, ing!], 2, rules)).toBeUndefined();
    expect(checkRun([ing!, s!, t!], 2, rules)).toEqual({ code: 'not-a-word', word: 'ingst' });
  });
  test('QU is one card where there is one; a Q and a U are written with hyphens then', () => {
    const both = componentsOf({ variant: LARGE }).deck;
    const cardsOf = (...faces: string[]): string[] => {
      const left = [...both.ids];
      return faces.map(
        (face) =>
          left.splice(
            left.findIndex((card) => both.faceOf(card) === face),
            1,
          )[0]!,
      );
    };
    expect(formatRun(both, cardsOf('qu', 'i', 't'))).toBe('quit');
    expect(formatRun(both, cardsOf('q', 'u', 'i', 't'))).toBe('q-u-i-t');
    expect(parseRun(both, 'q-u-i-t')).toEqual(['q', 'u', 'i', 't']);
    const single = componentsOf({ variant: named({ cards }) }).deck;
    expect(parseRun(single, 'aq')).toEqual(['a', 'q']);
  });
  test('a card that the variant doesn’t have is refused', () => {
    const play = start({ cards }, { players: [{ hand: 'a a a a a' }, {}], position: { line: 'a a a a a a' } });
    expect(play.refusal(0, { card: 'C89' })).toEqual({ code: 'not-on-line', card: 'C89' });
  });
  test.each([
    ['no letter', { cards: [{ face: '', cards: 40 }] }, 'A card has one to 3 letters from a to z, in small print.'],
    ['four letters', { cards: [{ face: 'ings', cards: 40 }] }, /one to 3 letters/],
    ['a face twice', { cards: [cards[0], cards[0]] }, 'The deck lists A twice.'],
    [
      'too many cards',
      { cards: Array.from('abcdefg', (face) => ({ face, cards: 40 })) },
      'The deck may have at most 250 cards.',
    ],
    [
      'too few',
      { cards: [{ face: 'a', cards: 35 }] },
      'The deck has 35 cards, but needs 36: 6 hands of 5, 5 on the line, and one for the pile.',
    ],
    [
      'too few for its hands',
      { handSize: 10, lineSize: 10, cards: PRINTED_VALUES.cards.slice(0, 17) },
      'The deck has 69 cards, but needs 71: 6 hands of 10, 10 on the line, and one for the pile.',
    ],
  ])('refused in words: %s', (_, part, why) => {
    const [fault] = faultsOf(part);
    expect(fault).toMatch(why);
  });
});

describe('[WX-16] the manifests', () => {
  const texts = LARGE.manifests!;
  test('take the place of the printed ones, with their words and points', () => {
    const { manifests } = componentsOf({ variant: LARGE });
    expect(manifests.ids).toHaveLength(13);
    expect(manifests.setsOf('M1')[5]).toEqual(['quit', 'quite']);
    expect(manifests.wordsOn('M1').slice(-2)).toEqual([
      { word: 'quit', set: 6, points: 6 },
      { word: 'quite', set: 6, points: 18 },
    ]);
    expect(() => manifests.setsOf('M14')).toThrow();
    const { players } = new TestGame(words, { seats: 6, config: { variant: LARGE } }).match.state;
    for (const { manifest } of players) expect(manifests.ids).toContain(manifest.secret);
  });
  test('their words are good even if the dictionary lacks them, and the printed ones are not', () => {
    const isGood = (word: string): boolean => {
      const { deck } = componentsOf({ variant: LARGE });
      const left = [...deck.ids];
      const cards = [...word].map(
        (face) =>
          left.splice(
            left.findIndex((card) => deck.faceOf(card) === face),
            1,
          )[0]!,
      );
      return checkRun(cards, 2, { env: words, config: { ...defaults, variant: LARGE } }) === undefined;
    };
    expect(isGood('slide')).toBe(true);
    expect(isGood('prone')).toBe(false);
    expect(PRINTED.manifests.words.has('rone')).toBe(false);
    expect(isGood('leant')).toBe(false);
    expect(PRINTED.manifests.words.has('leant')).toBe(true);
  });
  test('a position names them by number, as many as there are', () => {
    const players = [{ hand: 'e a i o s', manifest: 13 }, { hand: 7 }];
    const play = new TestGame(words, { players, config: { variant: LARGE }, position: { line: 'e a i o s t r n l' } });
    expect(play.view(0).mine!.manifest).toBe('M13');
    expect(positionOf(play.view(0), 0, 0).players[0]).toMatchObject({ manifest: 13, hand: 'e a i o s' });
    expect(() => new TestGame(words, { players: [{ manifest: 25 }, {}] })).toThrow();
    expect(() => start({ handSize: 3 }, { players: [{ hand: 'a e i' }, { hand: 4 }] })).toThrow();
  });
  test.each([
    [
      'too few',
      { ...LARGE, manifests: texts.slice(0, 11) },
      'The game needs 12 manifests, one for each of 6 players in each of 2 rounds, but has 11. Add manifests, or set roundsMorePlayers to 1.',
    ],
    [
      'too few for its rounds',
      { ...LARGE, roundsMorePlayers: 3 },
      'The game needs 18 manifests, one for each of 6 players in each of 3 rounds, but has 13. Add manifests, or set roundsMorePlayers to 2.',
    ],
    [
      'too few for three players',
      { ...LARGE, manifests: texts.slice(0, 6), roundsFewPlayers: 4, roundsMorePlayers: 1 },
      'The game needs 12 manifests, one for each of 3 players in each of 4 rounds, but has 6. Add manifests, or set roundsFewPlayers to 2.',
    ],
    [
      'too few for one round',
      { ...LARGE, manifests: texts.slice(0, 5), roundsMorePlayers: 1 },
      'The game needs 6 manifests, one for each of 6 players, but has 5. Add manifests.',
    ],
    [
      'words without points',
      { manifestPoints: [5, 10, 15] },
      'Set 1 of manifest 1 has 4 words, but there are 3 manifest points. Each word needs its points.',
    ],
    [
      'a word twice in a set',
      { ...LARGE, manifests: texts.with(1, texts[1]!.replace('sing sting', 'sing sing')) },
      'Set 1 of manifest 2 has SING twice.',
    ],
    ['too many', { ...LARGE, manifests: Array(61).fill(texts[0]) }, 'There may be at most 60 manifests.'],
  ])('refused in words: %s', (_, part, why) => {
    const [fault] = faultsOf(part);
    expect(fault).toMatch(why);
  });
});

describe('[WX-16] how many manifests a table needs', () => {
  const six = { ...LARGE, manifests: LARGE.manifests!.slice(0, 6) };
  const faults = (options: object, variant: object): string[] =>
    (v.safeParse(config, { ...defaults, ...options, variant: { ...six, ...variant } }).issues ?? []).map(
      ({ message }) => message,
    );
  test('depends on the rounds of the variant', () => {
    expect(faults({}, {})).toHaveLength(1);
    expect(faults({}, { roundsMorePlayers: 1 })).toEqual([]);
  });
  test('depends on the rounds of the options, if they name a number', () => {
    expect(faults({ rounds: 1 }, {})).toEqual([]);
    expect(faults({ rounds: 2 }, { roundsMorePlayers: 1 })).toEqual([
      'The game needs 12 manifests, one for each of 6 players in each of 2 rounds, but has 6. Add manifests, or set the option rounds to 1.',
    ]);
  });
  test('six play a round with six', () => {
    const { players } = new TestGame(words, { seats: 6, config: { rounds: 1, variant: six } }).match.state;
    expect(new Set(players.map(({ manifest }) => manifest.secret)).size).toBe(6);
  });
});

describe('[WX-16] a manifest that is written wrong is refused with its set and word', () => {
  const texts = LARGE.manifests!;
  test.each([
    ['five sets', /^[^|]*\| /, '', 'This manifest has 5 sets, but needs 6, with " | " between them.'],
    ['capitals', 'king asking', 'King asking', 'Set 3 of this manifest has "King". Write it in small letters: "king".'],
    [
      'a comma',
      'king asking',
      'king, asking',
      'Set 3 of this manifest has "king,", with "," in it. Words have only letters from a to z, and a space between them.',
    ],
    [
      'a hyphen',
      'king asking',
      'king as-king',
      'Set 3 of this manifest has "as-king", with "-" in it. Words have only letters from a to z, and a space between them.',
    ],
    [
      'a long word',
      'king asking',
      'king embarrassments',
      'Set 3 of this manifest has "embarrassments" with 14 letters. A word has at most 12.',
    ],
    [
      'a letter',
      'king asking',
      'k asking',
      'Set 3 of this manifest has "k", a single letter. A word has 2 to 12 letters.',
    ],
    [
      'two spaces',
      'king asking',
      'king  asking',
      'Set 3 of this manifest has a space too many. Put one space between two words.',
    ],
    [
      'a bar without spaces',
      ' | ',
      '|',
      'The bar between two sets needs a space on each side: "one two | three four".',
    ],
  ])('%s', (_, from, to, why) => {
    const manifests = texts.with(0, texts[0]!.replace(from, to));
    const issues = v.safeParse(config, { ...defaults, variant: { ...LARGE, manifests } }).issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual([why]);
    expect(issues[0]!.path!.map(({ key }) => key)).toEqual(['variant', 'manifests', 0]);
  });
});

describe('[WX-17] points', () => {
  const score = (part: Omit<WordWorxVariant, 'name'>, once = false) =>
    scoreRound(['hat', 'hat', 'hasten', 'on'], 2, 'M24', 'I3', { once, variant: named(part) });
  test('of manifest words, by their place in the set, and with the bonus', () => {
    const { lines, points } = score({ manifestPoints: [7, 8, 9, 50], bonusFactor: 3 });
    expect(lines.map((line) => line.points)).toEqual([21, 21, 150, 2]);
    expect(points).toBe(21 + 21 + 150 + 2 - 2);
    expect(score({ bonusFactor: 1 }).lines[0]).toMatchObject({ points: 5, doubled: true });
  });
  test('of other words, also for further copies with the option', () => {
    expect(score({ otherWordPoints: 4 }, true).lines.map((line) => line.points)).toEqual([10, 4, 50, 4]);
    expect(score({ otherWordPoints: 0 }).points).toBe(10 + 10 + 50 - 2);
  });
  test('lost for cards left in hand', () => {
    expect(score({ handCost: 20 }).points).toBe(10 + 10 + 50 + 2 - 40);
    expect(score({ handCost: 0 }).points).toBe(72);
  });
  test('refused in words: another word that pays more than a word of the manifest', () => {
    expect(faultsOf({ otherWordPoints: 6 })).toEqual([
      'Another word pays 6, but some manifest word only 5. It has to pay at least as much.',
    ]);
  });
});

describe('[WX-18] the turn', () => {
  test('hands, the line and the pile', () => {
    const play = start({ handSize: 3, lineSize: 2 }, { seats: 4 });
    const { players, line, pile } = play.view();
    expect([players.map(({ hand }) => hand), line.length, pile]).toEqual([[3, 3, 3, 3], 3, 90 - 12 - 2]);
  });
  test('a player takes up to so many cards, and draws or discards to the size of the hand', () => {
    const players = [{ hand: 'a a a' }, { hand: 3 }];
    const play = start({ handSize: 3, picks: 3 }, { players }).pick('l', 'n', 'd');
    expect(play.hand(0)).toEqual(['a', 'a', 'a', 'l', 'n', 'd']);
    play.build([]);
    expect(play.question.step).toMatchObject({ type: 'discard', count: 3 });
    const one = start({ handSize: 6, picks: 1 }, { players: [{ hand: 'a a' }, { hand: 6 }] })
      .pick('l')
      .build([]);
    expect(one.hand(0)).toHaveLength(6);
    expect(one.turn.seat).toBe(1);
  });
  test('a player may stop at any card but the first', () => {
    const play = start({ picks: 3 }, { players: [{}, {}] });
    expect(play.refusal(0, { card: null })).toEqual({ code: 'must-pick' });
    play.pick('l', 'n', null);
    expect(play.step).toBe('build');
  });
  test('if the line has no more cards, no one is asked to take one', () => {
    const play = start({ lineSize: 1, picks: 3 }, { players: [{}, {}], position: { line: 'l n', pile: 0 } });
    play.pick('l', 'n');
    expect([play.step, play.view().line]).toEqual(['build', []]);
  });
  test('time that runs out for a third card takes none', () => {
    const play = start({ picks: 3 }, { players: [{}, {}], pace: 'live' })
      .pick('l', 'n')
      .expire();
    expect(play.eventsOf('timed-out')).toEqual([{ type: 'timed-out', seat: 0, at: 'second' }]);
    expect(play.step).toBe('build');
  });
  test('without a last build, the round is scored once the pile is empty', () => {
    const options = { players: [{ hand: 'a t e o n' }, {}], position: { line: 'l n d s t g', pile: 0 } };
    const play = start({ lastBuild: false }, options).pick('l', null).build(['eat']);
    expect(play.match.over).not.toBeNull();
    expect(play.eventsOf('pile-out')).toEqual([]);
    expect(() => start({ lastBuild: false }, { ...options, position: { line: 'l', pile: 0 } })).toThrow();
  });
  test('rounds by the number of players, unless the table says otherwise', () => {
    const table = { ...defaults, variant: named({ roundsFewPlayers: 3, roundsMorePlayers: 4 }) };
    expect([2, 3, 4, 6].map((players) => roundsFor(table, players))).toEqual([3, 3, 4, 4]);
    expect(roundsFor({ ...table, rounds: 2 }, 3)).toBe(2);
    expect(start({ roundsFewPlayers: 4 }, { seats: 2 }).view().rounds).toBe(4);
  });
});

test('[WX-18] a warning if the option for rounds makes those of the variant idle', () => {
  const warningsOf = (part: object, rounds: unknown) => notes.warnings!({ name: 'Test', ...part }, { rounds }, []);
  expect(warningsOf({ roundsFewPlayers: 2 }, 'by-players')).toEqual([]);
  expect(warningsOf({}, 2)).toEqual([]);
  expect(warningsOf({ roundsFewPlayers: 2, roundsMorePlayers: 3 }, 2)).toEqual([
    'The options set rounds to 2, so roundsFewPlayers and roundsMorePlayers of the variant do not count.',
  ]);
});

test('[WX-14] every field has a title, a description and its printed value', () => {
  const fields = schemaFields(variantSchema);
  expect(fields.map(({ name }) => name).sort()).toEqual(['name', ...Object.keys(notes.printed)].sort());
  for (const { name, title, description, form } of fields)
    expect([name, title !== name, description !== '', form.kind !== 'json']).toEqual([name, true, true, true]);
});
