import { readFileSync } from 'node:fs';
import { bind, chanceFrom, limitsFor, type Match, type Move, seedFrom } from '@wordhoard/kernel';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { actionOf } from '../actions.ts';
import { letterOf } from '../cards.ts';
import { defaults } from '../config.ts';
import { rules } from '../rules.ts';
import { Play, type PlayOptions } from '../testing.ts';
import type { Event, WordNerds } from '../types.ts';
import { spell, textOf } from '../words.ts';
import { bot, type Level } from './index.ts';
import { unheardOf } from './words.ts';

const lexicon = openLexicon(readFileSync(new URL('../../../../lexicon/data/wordhoard.lex', import.meta.url)));

/** What a bot of this level says now, at this seat. */
function thought(play: Play, seat: number, level: Level, env: Lexicon = lexicon): Move<WordNerds> | undefined {
  const [first] = bot(level)({ seen: play.game.see(play.match, seat), seat, chance: chanceFrom('luck'), env });
  return first?.move;
}
const answer = (play: Play, seat: number, level: Level, env?: Lexicon): unknown => {
  const move = thought(play, seat, level, env);
  return move && 'to' in move ? move.answer : move;
};
const played = (play: Play, seat: number, level: Level): string | undefined => {
  const move = thought(play, seat, level);
  return move && 'free' in move && move.free.type === 'card' ? actionOf(move.free.card).name : undefined;
};
const text = (said: unknown): string => textOf((said as { cards: { card: string; as: string | null }[] }).cards);
const auction = (players: PlayOptions['players'], market: string): Play =>
  new Play({ players, position: { next: 'auction', market } });

function playOut(levels: readonly Level[], pace: 'live' | 'relaxed'): { match: Match<WordNerds>; events: Event[] } {
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
    const [next] = bot(levels[seat]!)({ seen: game.see(match, seat), seat, chance, env: lexicon });
    const due = game.due(match);
    const at = match.at + 50;
    const outcome = due !== null && due <= at ? game.expire(match, due) : game.play(match, seat, next?.move, at);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify([next, outcome.refusal])}`);
    events.push(...outcome.told.map(({ event }) => event));
    match = outcome.match;
  }
  return { match, events };
}

describe('a table of bots alone', () => {
  test.each([
    ['relaxed', [1, 2, 3, 4, 5, 5]],
    ['live', [5, 4, 3, 2, 1, 1]],
    ['live', [2, 4]],
  ] as const)('%s, levels %j, runs to its end; every word is a word, none offensive', (pace, levels) => {
    const { match, events } = playOut(levels, pace);
    expect(match.over!.places.flat()).toHaveLength(levels.length);
    const laid = events.filter((event) => event.type === 'laid');
    expect(laid.length).toBeGreaterThan(3);
    for (const { text: word } of laid) {
      expect(lexicon.has(word)).toBe(true);
      expect(lexicon.isOffensive(word)).toBe(false);
    }
    expect(events.some((event) => event.type === 'card-played')).toBe(true);
  });
});

describe('words', () => {
  test('declares the best it knows; the stronger know more', () => {
    const words = lexiconOf({ base: 20, abasia: 80 });
    const full = new Play({ players: ['abasiaeeee', 'mind'] });
    expect(text(answer(full, 0, 5, words))).toBe('abasia');
    expect(text(answer(full, 0, 4, words))).toBe('base');
  });
  test('holds a small word for a better one, unless the hand is full or it wins', () => {
    const small = lexiconOf(['rate']);
    expect(answer(new Play({ players: ['rate', 'mind'] }), 0, 5, small)).toEqual({ type: 'pass' });
    expect(text(answer(new Play({ players: ['rateooooo', 'mind'] }), 0, 5, small))).toBe('rate');
    expect(text(answer(new Play({ players: [{ letters: 'rate', score: 96 }, 'mind'] }), 0, 5, small))).toBe('rate');
    expect(text(answer(new Play({ players: ['rate', 'mind'], config: { lastTurn: 1 } }), 0, 5, small))).toBe('rate');
  });
  test('trumps what it can beat, and not its own', () => {
    const play = new Play({ players: ['paths', 'judging'] }).declare(0, 'paths');
    expect(answer(play, 1, 5)).toMatchObject({ type: 'trump' });
    expect(answer(play, 0, 5)).toEqual({ type: 'pass' });
    const weak = new Play({ players: ['judging', 'rate'] }).declare(0, 'judging');
    expect(answer(weak, 1, 5)).toEqual({ type: 'pass' });
  });
  test('challenges what it is sure is no word: the strongest knows, the weaker go by odd letters', () => {
    const plausible = new Play({ players: ['pathse', 'e', 'e'] }).declare(0, 'stapeh');
    expect(answer(plausible, 1, 5)).toEqual({ type: 'challenge', word: 0 });
    const odd = new Play({ players: ['zxqvw', 'e', 'e'] }).declare(0, 'zxqvw');
    expect(unheardOf(lexicon, 'zxqvw')).toBeGreaterThan(0);
    expect(answer(odd, 1, 2)).toEqual({ type: 'challenge', word: 0 });
    odd.say(1, { type: 'challenge', word: 0 }).pass();
    expect(answer(odd, 2, 2)).toEqual({ join: true });
  });
  test('a rare word it does not know, but that looks like one, it lets be', () => {
    const rare = new Play({ players: ['abasia', 'e'] }).declare(0, 'abasia');
    expect(lexicon.tier('abasia')).toBeGreaterThan(60);
    expect(answer(rare, 1, 2)).toEqual({ type: 'pass' });
  });
  test('what the table allows or bans, it goes by', () => {
    const words = { ...defaults.words, allowed: ['zxqvw'], banned: ['paths'] };
    const allowed = new Play({ players: ['zxqvw', 'e'], config: { words } }).declare(0, 'zxqvw');
    expect(answer(allowed, 1, 5)).toEqual({ type: 'pass' });
    const banned = new Play({ players: ['paths', 'e'], config: { words } }).declare(0, 'paths');
    expect(answer(banned, 1, 1)).toEqual({ type: 'challenge', word: 0 });
  });
});

describe('letters', () => {
  test('takes the letter that makes its best word, not the dearest', () => {
    const small = lexiconOf(['masters', 'zoo']);
    const play = auction(['e', 'maters'], 'zsu').until('select');
    expect(play.waiting).toEqual([1]);
    const said = answer(play, 1, 5, small);
    expect(letterOf((said as { card: string }).card)).toBe('s');
  });
  test('bids much where much is at stake, nothing where nothing is', () => {
    const small = lexiconOf(['masters']);
    expect(answer(auction(['maters', 'e'], 'uso'), 0, 5, small)).toEqual({ token: 5 });
    expect(answer(auction(['maters', 'e'], 'ouu'), 0, 5, small)).toEqual({ token: 0 });
  });
  test('over ten, discards what no word of its own wants', () => {
    const play = new Play({
      players: [{ letters: 'mastersvvo', actions: ['DRAW ONE LETTER'] }, 'e'],
      position: { next: 'auction' },
    }).card(0, 'DRAW ONE LETTER');
    const said = answer(play, 0, 5, lexiconOf(['masters'])) as { cards: string[] };
    expect(said.cards).toHaveLength(1);
    const kept = play.player(0).letters.secret.filter((card) => !said.cards.includes(card));
    expect(spell('masters', kept, [])).toBeDefined();
  });
});

describe('cards', () => {
  const plus = ['+2 WORD VALUE', '+5 WORD VALUE'];
  test('turns a battle with the cheapest card that does, and plays none when it is winning', () => {
    const battle = (letters: string): Play =>
      new Play({ players: [{ letters, actions: plus }, 'wreck'] }).declare(0, letters).trump(1, 'wreck');
    expect(played(battle('paths'), 0, 5)).toBe('+5 WORD VALUE');
    const winning = battle('paths').card(0, '+5 WORD VALUE', { word: 0 });
    expect(played(winning, 0, 5)).toBeUndefined();
  });
  test('keeps cards that cannot turn it', () => {
    const lost = new Play({ players: [{ letters: 'paths', actions: ['+2 WORD VALUE'] }, 'judging'] });
    expect(played(lost.declare(0, 'paths').trump(1, 'judging'), 0, 5)).toBeUndefined();
  });
  test('puts points on its own word, takes them from another’s', () => {
    const own = new Play({ players: [{ letters: 'paths', actions: ['-3 WORD VALUE', '+2 WORD VALUE'] }, 'e'] });
    expect(played(own.declare(0, 'paths'), 0, 5)).toBe('+2 WORD VALUE');
    const theirs = new Play({ players: ['paths', { letters: 'e', actions: ['-3 WORD VALUE', '+2 WORD VALUE'] }] });
    expect(played(theirs.declare(0, 'paths'), 1, 5)).toBe('-3 WORD VALUE');
  });
  test('moves forward in the order of selection', () => {
    const play = auction([{ letters: 'ab', actions: ['-2 BID'] }, 'cd'], 'xyz');
    play.say(0, { token: 2 }).say(1, { token: 3 });
    expect(thought(play, 0, 5)).toMatchObject({ free: { target: { seat: 1 } } });
  });
});

describe('manners', () => {
  test('says nothing when it is not asked', () => {
    const play = new Play({ players: ['paths', 'mind'] }).say(0, { type: 'pass' });
    expect(thought(play, 0, 5)).toBeUndefined();
  });
  test('agrees to stop when somebody wants to', () => {
    const play = auction(['ab', 'cd'], 'xyz').free(0, { type: 'stop', agree: true });
    expect(thought(play, 1, 3)).toEqual({ free: { type: 'stop', agree: true } });
  });
  test('how long it takes does not depend on what it holds', () => {
    const wait = (letters: string): number | undefined => {
      const play = new Play({ players: [letters, 'mind'] });
      const ask = { seen: play.game.see(play.match, 0), seat: 0, chance: chanceFrom('wait'), env: lexicon };
      return [...bot(5)(ask)][0]?.wait;
    };
    expect(wait('judging')).toBe(wait('vvww'));
  });
});
