import {
  BALANCED_PERSONALITY,
  type BotPersonality,
  bind,
  chanceFrom,
  forSeat,
  limitsFor,
  type Match,
  type Move,
  personalityFrom,
  SKILL_LEVELS,
  type SkillLevel,
  seedFrom,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { ACTION_NAMES, actionsOf } from '../actions.ts';
import { componentsOf } from '../components.ts';
import { defaults } from '../defaults.ts';
import { rules } from '../rules.ts';
import { PRINTED, TestGame, type TestGameOptions } from '../testing.ts';
import type { Event, WordNerds } from '../types.ts';
import type { WordNerdsVariant } from '../variant.ts';
import { findSpelling, textOf } from '../words.ts';
import { TARGET_CHOOSERS, VALUE_CHANGES } from './action-cards.ts';
import { beginner, bot } from './bot.ts';
import { countUnknownTrigrams } from './words.ts';

const { letterOf } = PRINTED.letters;
const { card: actionOf } = actionsOf(defaults);

/** The answer of a bot of this level at this seat. */
function thought(
  play: TestGame,
  seat: number,
  level: SkillLevel,
  env: Lexicon = lexicon,
  { luck = 'luck', personality = BALANCED_PERSONALITY }: { luck?: string; personality?: BotPersonality } = {},
): Move<WordNerds> | undefined {
  const [first] = bot(level)({ seen: play.observe(seat), seat, chance: chanceFrom(luck), personality, env });
  return first?.move;
}
const answer = (play: TestGame, seat: number, level: SkillLevel, env?: Lexicon): unknown => {
  const move = thought(play, seat, level, env);
  return move && 'to' in move ? move.answer : move;
};
const played = (play: TestGame, seat: number, level: SkillLevel): string | undefined => {
  const move = thought(play, seat, level);
  return move && 'free' in move && move.free.type === 'card' ? actionOf(move.free.card).name : undefined;
};
const text = (said: unknown): string =>
  textOf(PRINTED, (said as { cards: { card: string; as: string | null }[] }).cards);
const auction = (players: TestGameOptions['players'], market: string): TestGame =>
  new TestGame({ players, position: { next: 'auction', market } });

function playOut(
  levels: readonly SkillLevel[],
  pace: 'live' | 'relaxed',
): { match: Match<WordNerds>; events: Event[] } {
  const game = bind<WordNerds>(rules, lexicon);
  const started = game.start({
    config: { ...defaults, winningScore: 40 },
    players: levels.length,
    seed: seedFrom(`bots ${levels} ${pace}`),
    limits: limitsFor<WordNerds>(rules, pace),
    bank: null,
    position: null,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  let { match } = started;
  const events: Event[] = [];
  while (!match.over) {
    const { asked, given } = match.agenda.at(-1)!;
    const waiting = asked.filter((one) => !given.some((answered) => answered.seat === one && answered.done));
    const chance = chanceFrom(`${match.opened} ${given.length}`);
    const seat = chance.pick(waiting);
    const [next] = bot(forSeat(levels, seat))({ seen: game.observe(match, seat), seat, chance, env: lexicon });
    const due = game.nextDeadline(match);
    const at = match.at + 50;
    const outcome = due !== null && due <= at ? game.expire(match, due) : game.play(match, seat, next?.move, at);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify([next, outcome.refusal])}`);
    events.push(...outcome.events.map(({ event }) => event));
    match = outcome.match;
  }
  return { match, events };
}

describe('a table of bots alone', () => {
  test.each([
    ['relaxed', [1, 2, 3, 4, 5, 5]],
    ['live', [5, 4, 3, 2, 1, 1]],
    ['live', [2, 4]],
  ] as const)('%s, levels %j, runs to its end; every word is valid, none offensive', (pace, levels) => {
    const { match, events } = playOut(levels, pace);
    expect(match.over!.places.flat()).toHaveLength(levels.length);
    const laid = events.filter((event) => event.type === 'laid');
    expect(laid.length).toBeGreaterThan(2);
    for (const { text: word } of laid) {
      expect(lexicon.has(word)).toBe(true);
      expect(lexicon.isOffensive(word)).toBe(false);
    }
    expect(events.some((event) => event.type === 'card-played')).toBe(true);
  });
});

describe('words', () => {
  test('declares the best word it knows; stronger bots know more', () => {
    const words = lexiconOf({ base: 20, abasia: 80 });
    const full = new TestGame({ players: ['abasiaeeee', 'mind'] });
    expect(text(answer(full, 0, 5, words))).toBe('abasia');
    expect(text(answer(full, 0, 4, words))).toBe('base');
  });
  test('holds a small word for a better one, unless the hand is full or it wins', () => {
    const small = lexiconOf(['rate']);
    expect(answer(new TestGame({ players: ['rate', 'mind'] }), 0, 5, small)).toEqual({ type: 'pass' });
    expect(text(answer(new TestGame({ players: ['rateooooo', 'mind'] }), 0, 5, small))).toBe('rate');
    expect(text(answer(new TestGame({ players: [{ letters: 'rate', score: 96 }, 'mind'] }), 0, 5, small))).toBe('rate');
    expect(text(answer(new TestGame({ players: ['rate', 'mind'], config: { lastTurn: 1 } }), 0, 5, small))).toBe(
      'rate',
    );
  });
  test('trumps a word it can beat, but not its own', () => {
    const play = new TestGame({ players: ['paths', 'judging'] }).declare(0, 'paths');
    expect(answer(play, 1, 5)).toMatchObject({ type: 'trump' });
    expect(answer(play, 0, 5)).toEqual({ type: 'pass' });
    const weak = new TestGame({ players: ['judging', 'rate'] }).declare(0, 'judging');
    expect(answer(weak, 1, 5)).toEqual({ type: 'pass' });
  });
  test('challenges non-words: the strongest knows all words, weaker ones go by unusual letters', () => {
    const plausible = new TestGame({ players: ['pathse', 'e', 'e'] }).declare(0, 'stapeh');
    expect(answer(plausible, 1, 5)).toEqual({ type: 'challenge', word: 0 });
    const odd = new TestGame({ players: ['zxqvw', 'e', 'e'] }).declare(0, 'zxqvw');
    expect(countUnknownTrigrams(lexicon, 'zxqvw')).toBeGreaterThan(0);
    expect(answer(odd, 1, 2)).toEqual({ type: 'challenge', word: 0 });
    odd.answer(1, { type: 'challenge', word: 0 }).pass();
    expect(answer(odd, 2, 2)).toEqual({ join: true });
  });
  test('does not challenge an unknown rare word that looks like a word', () => {
    const rare = new TestGame({ players: ['abasia', 'e'] }).declare(0, 'abasia');
    expect(lexicon.tier('abasia')).toBeGreaterThan(60);
    expect(answer(rare, 1, 2)).toEqual({ type: 'pass' });
  });
  test('respects the words that the table allows or bans', () => {
    const words = { ...defaults.words, allowed: ['zxqvw'], banned: ['paths'] };
    const allowed = new TestGame({ players: ['zxqvw', 'e'], config: { words } }).declare(0, 'zxqvw');
    expect(answer(allowed, 1, 5)).toEqual({ type: 'pass' });
    const banned = new TestGame({ players: ['paths', 'e'], config: { words } }).declare(0, 'paths');
    expect(answer(banned, 1, 1)).toEqual({ type: 'challenge', word: 0 });
  });
});

describe('letters', () => {
  test('takes the letter that makes its best word, not the most valuable one', () => {
    const small = lexiconOf(['masters', 'zoo']);
    const play = auction(['e', 'maters'], 'zsu').passUntil('select');
    expect(play.waiting).toEqual([1]);
    const said = answer(play, 1, 5, small);
    expect(letterOf((said as { card: string }).card)).toBe('s');
  });
  test('bids high if much is at stake, and 0 if nothing is', () => {
    const small = lexiconOf(['masters']);
    expect(answer(auction(['maters', 'e'], 'uso'), 0, 5, small)).toEqual({ token: 5 });
    expect(answer(auction(['maters', 'e'], 'ouu'), 0, 5, small)).toEqual({ token: 0 });
  });
  test('discards the letters it needs least, if it has more than ten', () => {
    const play = new TestGame({
      players: [{ letters: 'mastersvvo', actions: ['DRAW ONE LETTER'] }, 'e'],
      position: { next: 'auction' },
    }).card(0, 'DRAW ONE LETTER');
    const said = answer(play, 0, 5, lexiconOf(['masters'])) as { cards: string[] };
    expect(said.cards).toHaveLength(1);
    const kept = play.player(0).letters.secret.filter((card) => !said.cards.includes(card));
    expect(findSpelling(PRINTED, 'masters', kept, [])).toBeDefined();
  });
});

describe('cards', () => {
  const plus = ['+2 WORD VALUE', '+5 WORD VALUE'];
  test('turns a battle with the smallest sufficient card, and plays none when it is winning', () => {
    const battle = (letters: string): TestGame =>
      new TestGame({ players: [{ letters, actions: plus }, 'wreck'] }).declare(0, letters).trump(1, 'wreck');
    expect(played(battle('paths'), 0, 5)).toBe('+5 WORD VALUE');
    const winning = battle('paths').card(0, '+5 WORD VALUE', { word: 0 });
    expect(played(winning, 0, 5)).toBeUndefined();
  });
  test('keeps its cards if they cannot turn the battle', () => {
    const lost = new TestGame({ players: [{ letters: 'paths', actions: ['+2 WORD VALUE'] }, 'judging'] });
    expect(played(lost.declare(0, 'paths').trump(1, 'judging'), 0, 5)).toBeUndefined();
  });
  test('adds points to its own word, and takes them from another’s', () => {
    const own = new TestGame({ players: [{ letters: 'paths', actions: ['-3 WORD VALUE', '+2 WORD VALUE'] }, 'e'] });
    expect(played(own.declare(0, 'paths'), 0, 5)).toBe('+2 WORD VALUE');
    const theirs = new TestGame({ players: ['paths', { letters: 'e', actions: ['-3 WORD VALUE', '+2 WORD VALUE'] }] });
    expect(played(theirs.declare(0, 'paths'), 1, 5)).toBe('-3 WORD VALUE');
  });
  test('[WN-14] lays just enough cards with a trump that is not higher on its own', () => {
    const words = lexiconOf(['paths', 'mind']);
    const trump = (actions: string[], level: SkillLevel = 5): unknown => {
      const play = new TestGame({ players: ['paths', { letters: 'mind', actions }] }).declare(0, 'paths');
      const said = answer(play, 1, level, words);
      const laid = said as { type: string; actions?: { card: string; target: { word: number } }[] };
      if (laid.type === 'trump') play.answer(1, said).pass();
      return [laid.type, ...(laid.actions ?? []).map(({ card, target }) => [actionOf(card).name, target.word])];
    };
    // MIND 6 against PATHS 9.
    expect(trump(['+2 WORD VALUE', '+5 WORD VALUE'])).toEqual(['trump', ['+5 WORD VALUE', 1]]);
    expect(trump(['-2 WORD VALUE', '+2 WORD VALUE'])).toEqual(['trump', ['-2 WORD VALUE', 0], ['+2 WORD VALUE', 1]]);
    expect(trump(['DOUBLE LETTER', 'NO LENGTH BONUS'])).toEqual([
      'trump',
      ['DOUBLE LETTER', 1],
      ['NO LENGTH BONUS', 0],
    ]);
    // Level is not higher; and the weakest makes no such plans.
    expect(trump(['-3 WORD VALUE', 'DRAW ONE LETTER'])).not.toContain('trump');
    expect(trump(['+5 WORD VALUE'], 1)).not.toContain('trump');
  });
  test('[WN-14] keeps its cards for the battle if the word alone is higher', () => {
    const play = new TestGame({
      players: ['paths', { letters: 'judging', actions: ['-3 WORD VALUE', '+5 WORD VALUE'] }],
    });
    expect(answer(play.declare(0, 'paths'), 1, 5)).toMatchObject({ type: 'trump', actions: [] });
  });
  test('[WN-14] lays cards with a declaration that wins the game', () => {
    const small = lexiconOf(['rate']);
    const declares = (score: number): unknown => {
      const player = { letters: 'rate', score, actions: ['+2 WORD VALUE', '+5 WORD VALUE', '-5 WORD VALUE'] };
      return answer(new TestGame({ players: [player, 'mind'] }), 0, 5, small);
    };
    expect(declares(91)).toMatchObject({ type: 'word', actions: [{ target: { word: 0 } }] });
    expect(declares(96)).toMatchObject({ type: 'word', actions: [] });
    expect(declares(80)).toEqual({ type: 'pass' });
  });
  test('has a use for every kind of card', () => {
    const valued = Object.keys(VALUE_CHANGES);
    expect([...valued, 'DOUBLE LETTER', ...Object.keys(TARGET_CHOOSERS)].sort()).toEqual([...ACTION_NAMES].sort());
  });
  test('exchanges the letters its best word does not use, and keeps the others', () => {
    const fresh = (letters: string): TestGame =>
      new TestGame({ players: [{ letters, actions: ['FRESH START'] }, 'ae'], position: { next: 'auction' } });
    const play = fresh('mastervvw');
    const move = thought(play, 0, 5, lexiconOf(['master']));
    const gone = (move as { free: { target: { letters: string[] } } }).free.target.letters;
    expect(gone.map(letterOf).sort().join('')).toBe('vvw');
    expect(thought(fresh('masterv'), 0, 5, lexiconOf(['master']))).not.toHaveProperty('free');
  });
  test('turns up a community letter if it holds the most letters', () => {
    const turns = (letters: string): string | undefined =>
      played(
        new TestGame({
          players: [{ letters, actions: ['NEW COMMUNITY LETTER'] }, 'aeio'],
          position: { next: 'auction' },
        }),
        0,
        5,
      );
    expect([turns('bcdfg'), turns('bc')]).toEqual(['NEW COMMUNITY LETTER', undefined]);
  });
  test('swaps with the community for a letter that makes its own word', () => {
    const words = lexiconOf(['master']);
    const play = new TestGame({
      players: [{ letters: 'masterv'.replace('t', ''), actions: ['SWAP COMMUNITY LETTER'] }, 'ae'],
      position: { next: 'auction', pool: 'tx' },
    });
    const move = thought(play, 0, 5, words) as { free: { target: { give: string; take: string } } };
    expect([move.free.target.give, move.free.target.take].map(letterOf)).toEqual(['v', 't']);
  });
  test('sweeps a community pool that is of little use to it', () => {
    const words = lexiconOf(['master', 'masters', 'quiet']);
    const sweeps = (pool: string): boolean => {
      const play = new TestGame({
        players: [{ letters: 'master', actions: ['SWEEP COMMUNITY'] }, 'ae'],
        position: { next: 'auction', pool },
      });
      return 'free' in thought(play, 0, 5, words)!;
    };
    expect([sweeps('vvx'), sweeps('svx'), sweeps('vx')]).toEqual([true, false, false]);
  });
  test('moves forward in the order of selection', () => {
    const play = auction([{ letters: 'ab', actions: ['-2 BID'] }, 'cd'], 'xyz');
    play.answer(0, { token: 2 }).answer(1, { token: 3 });
    expect(thought(play, 0, 5)).toMatchObject({ free: { target: { seat: 1 } } });
  });
  test.each([0, 1, 2, 3])('prefers the left neighbour among equal opponents: seat %i', (seat) => {
    const letters = (other: number): TestGameOptions['players'][number] =>
      other === seat ? { letters: 'bd', actions: ['DROP LETTER'] } : 'aeo';
    const dropping = new TestGame({
      players: [0, 1, 2, 3].map(letters),
      position: { next: 'auction' },
    });
    expect(thought(dropping, seat, 5)).toMatchObject({ free: { target: { seat: (seat + 1) % 4 } } });
  });
});

describe('under a variant', () => {
  test('[WN-24] drops the card of a letter that has the lowest value', () => {
    const variant = {
      name: 'Two values of v',
      letters: [...'aeioubdmstr'].map((letter) => ({ letter, value: 1, cards: 4, withAction: 0 })),
    };
    variant.letters.push(
      { letter: 'v', value: 9, cards: 1, withAction: 0 },
      { letter: 'v', value: 0, cards: 1, withAction: 0 },
      { letter: 'v', value: 5, cards: 1, withAction: 0 },
    );
    const config = { variant };
    const { letterOf: letter, pointsOf } = componentsOf(config).letters;
    const words = lexiconOf(['master']);
    const dropped = (level: SkillLevel): string => {
      const play = new TestGame({
        players: [{ letters: 'vvvm', actions: ['SWAP LETTER'] }, 'ae'],
        config,
        position: { next: 'auction' },
      });
      const move = thought(play, 0, level, words) as { free: { target: { give: string } } };
      return `${letter(move.free.target.give)} ${pointsOf(move.free.target.give)}`;
    };
    expect([dropped(4), dropped(5)]).toEqual(['v 0', 'v 0']);
  });
  test('[WN-25] keeps no token where nobody bids', () => {
    const buys = (variant: WordNerdsVariant): unknown => {
      const play = new TestGame({ players: [{ spent: [1, 2, 3, 4] }, ''], config: { variant } });
      return answer(play.passUntil('purchase'), 0, 5);
    };
    expect(buys({ name: 'No bids', bidding: 'none' })).toEqual({ type: 'action', token: 5 });
    expect(buys({ name: 'Bids', bidding: 'tokens' })).toEqual({ type: 'pass' });
  });
});

describe('personality', () => {
  const natures = Array.from({ length: 40 }, (_, seat) => personalityFrom(`table ${seat}`));
  test.each(SKILL_LEVELS)('bots of level %i bid differently, but each bids the same when asked again', (level) => {
    const play = auction(['maters', 'e'], 'uso');
    const bids = natures.map((personality) => JSON.stringify(thought(play, 0, level, lexicon, { personality })));
    expect(new Set(bids).size).toBeGreaterThan(2);
    expect(bids).toEqual(
      natures.map((personality) => JSON.stringify(thought(play, 0, level, lexicon, { personality }))),
    );
  });
  test('bolder bots bid more', () => {
    const play = auction(['maters', 'e'], 'ezo');
    const bid = (bold: number): number => {
      const said = thought(play, 0, 3, lexicon, { personality: { ...BALANCED_PERSONALITY, bold } });
      return said && 'to' in said && 'token' in said.answer ? said.answer.token : -1;
    };
    expect(bid(1)).toBeGreaterThan(bid(-1));
  });
  test('some bots challenge a rare word, but none that know it', () => {
    const rare = new TestGame({ players: ['abasia', 'e'] }).declare(0, 'abasia');
    const doubting = (level: SkillLevel): number =>
      Array.from({ length: 400 }, (_, i) => personalityFrom(`doubt ${i}`)).filter((personality) =>
        JSON.stringify(thought(rare, 1, level, lexicon, { personality })).includes('challenge'),
      ).length;
    expect(doubting(1)).toBeGreaterThan(4);
    expect(doubting(1)).toBeLessThan(40);
    expect(doubting(5)).toBe(0);
  });
  test('even the weakest play cards only if these are useful', () => {
    const actions = ['+3 WORD VALUE', '-5 WORD VALUE'];
    const small = new TestGame({ players: ['mind', { letters: 'e', actions }] }).declare(0, 'mind');
    const dear = new TestGame({ players: ['judging', { letters: 'e', actions }] }).declare(0, 'judging');
    const cards = (play: TestGame, seat: number): Set<string | undefined> =>
      new Set(
        natures.map((personality, i) => {
          const said = thought(play, seat, 1, lexicon, { luck: `${i}`, personality });
          return said && 'free' in said && said.free.type === 'card' ? actionOf(said.free.card).name : undefined;
        }),
      );
    // MIND is worth 6, too little for a card. JUDGING is worth 23.
    expect(cards(small, 1)).toEqual(new Set([undefined]));
    expect(cards(dear, 1)).toEqual(new Set([undefined, '-5 WORD VALUE']));
    const own = new TestGame({ players: [{ letters: 'mind', actions }, 'e'] }).declare(0, 'mind');
    expect(cards(own, 0)).toEqual(new Set([undefined, '+3 WORD VALUE']));
  });
});

describe('the beginner', () => {
  const says = (play: TestGame, seat: number): unknown =>
    [...beginner({ seen: play.observe(seat), seat, chance: chanceFrom('any'), env: lexicon })][0]?.move;
  test('lays the best everyday word of up to five letters', () => {
    const declared = says(new TestGame({ players: ['masterq', 'e'] }), 0) as { answer: unknown };
    const word = text(declared.answer);
    expect(word.length).toBeLessThanOrEqual(5);
    expect(lexicon.tier(word)).toBeLessThanOrEqual(35);
  });
});

describe('manners', () => {
  test('does not answer if it is not asked', () => {
    const play = new TestGame({ players: ['paths', 'mind'] }).answer(0, { type: 'pass' });
    expect(thought(play, 0, 5)).toBeUndefined();
  });
  test('agrees to stop if another player wants to', () => {
    const play = auction(['ab', 'cd'], 'xyz').free(0, { type: 'stop', agree: true });
    expect(thought(play, 1, 3)).toEqual({ free: { type: 'stop', agree: true } });
  });
  test('its thinking time does not depend on its cards', () => {
    const wait = (letters: string): number | undefined => {
      const play = new TestGame({ players: [letters, 'mind'] });
      const ask = { seen: play.observe(0), seat: 0, chance: chanceFrom('wait'), env: lexicon };
      return [...bot(5)(ask)][0]?.wait;
    };
    expect(wait('judging')).toBe(wait('vvww'));
  });
});
