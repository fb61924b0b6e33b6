import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { TestGame, type TestGameOptions } from './testing.ts';

/** A live table on the board QG NS ML GD, with all players ready. */
const race = (players: number, options: Partial<TestGameOptions> = {}): TestGame =>
  new TestGame(env, { players, position: {}, ...options }).ready();

describe('[WY-4] secret, simultaneous writing', () => {
  test('the board appears to all players at once, when all are ready', () => {
    const play = new TestGame(env, { players: 3 });
    expect(play.view().board).toEqual([]);
    play.answer(0, { ready: true }).answer(1, { ready: true });
    expect(play.view().board).toEqual([]);
    play.answer(2, { ready: true });
    expect(play.view().board).toHaveLength(8);
    expect(play.question).toMatchObject({ asked: [0, 1, 2], step: { type: 'write', stage: 'writing' } });
  });
  test('a player who is never ready does not hold up the game', () => {
    const play = new TestGame(env, { players: 2 }).expire();
    expect(play.match.at).toBe(30_000);
    expect(play.question.step.type).toBe('write');
  });
  test('others can’t see a draft, only whether its player is done', () => {
    const play = race(3);
    const before = play.match;
    const outcome = play.attempt(0, { text: 'squid', lock: false });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    for (const viewer of [1, 2, 'audience'] as const)
      expect(play.game.updateFor(play.game.observe(before, viewer), outcome.match, outcome.events, viewer)).toBeNull();
    play.type(0, 'squid').lock(1, 'magic');
    expect(play.question.waiting).toEqual([0, 2]);
    expect(play.eventsOf('locked')).toEqual([{ type: 'locked', seat: 1 }]);
    expect(JSON.stringify([play.game.observe(play.match, 2), play.events])).not.toMatch(/squid|magic/);
    expect(play.game.observe(play.match, 0).question?.mine).toEqual({
      answer: { text: 'squid', lock: false },
      done: false,
    });
  });
});

describe('[WY-5] the fastest flips the timer', () => {
  test('the first lock starts 30 seconds', () => {
    const play = race(2).lock(1, 'magic', 4000);
    expect(play.view().lead).toBe(1);
    expect(play.question).toMatchObject({ step: { stage: 'timer' }, until: play.match.at + 30_000 });
    expect(play.eventsOf('flipped')).toEqual([{ type: 'flipped', by: 1 }]);
  });
  test('a later lock changes neither the fastest nor the timer', () => {
    const play = race(3).lock(1, 'magic', 4000);
    const { until } = play.question;
    play.lock(0, 'squid', 5000);
    expect(play.view().lead).toBe(1);
    expect(play.question.until).toBe(until);
  });
  test('it runs the full 30 seconds, even if it was about to start by itself', () => {
    const play = race(2).lock(0, 'magic', 299_000);
    expect(play.question.until).toBe(play.match.at + 30_000);
  });
  test('a locked word cannot change', () => {
    expect(race(2).lock(0, 'magic').refusal(0, { text: 'magnet', lock: true })).toEqual({ code: 'already-answered' });
  });
  test('an empty text cannot be locked', () => {
    expect(race(2).refusal(0, { text: '', lock: true })).toEqual({ code: 'no-word' });
  });
  test('a table may extend the timer', () => {
    const play = race(2, { limits: { timer: 90_000 } }).lock(0, 'magic');
    expect(play.question.until).toBe(play.match.at + 90_000);
  });
});

describe('[WY-6] No-Flip', () => {
  test('the holder can lock a word, but that does not start the timer', () => {
    const play = race(3, { position: { noFlip: 1 } }).lock(1, 'magic');
    expect(play.view().lead).toBeNull();
    expect(play.question).toMatchObject({ waiting: [0, 2], step: { stage: 'writing' } });
    play.lock(2, 'squid');
    expect(play.view().lead).toBe(2);
    expect(play.question.step).toMatchObject({ stage: 'timer' });
  });
  test('with three players it goes to the fastest for one round', () => {
    const play = race(3).lock(2, 'magic').lock(0, 'squid').lock(1, 'gland').pass();
    expect(play.view().noFlip).toBe(2);
    play.ready().lock(0, 'tense').lock(1, 'prize').lock(2, 'bench').pass();
    expect(play.view().noFlip).toBe(0);
  });
  test('[WY-15] the fastest gets it even if their word was struck; the others then compare with 0', () => {
    const play = race(3).lock(2, 'magicc').lock(0, 'gap').lock(1, 'aeon').challenge(0, 2).pass();
    expect(play.eventsOf('round-scored')[0]?.lines).toMatchObject([
      { word: 'gap', points: 5, box: 'first', bonus: 1 },
      { word: 'aeon', points: 4, box: 'first', bonus: 1 },
      { word: 'magicc', points: 0, status: 'struck', box: null },
    ]);
    expect(play.view().noFlip).toBe(2);
    // The holder can't flip the timer in the next round.
    play.ready().lock(2, 'bench');
    expect(play.view().lead).toBeNull();
    expect(play.question.step).toMatchObject({ stage: 'writing' });
  });
  test('two players do not use it', () => {
    const play = race(2).lockAll('magic', 'squid').pass();
    expect(play.view()).toMatchObject({ lead: 0, noFlip: null });
    expect(race(2, { position: { noFlip: 0 } }).view().noFlip).toBeNull();
  });
});

describe('[WY-7] when the timer ends', () => {
  const frozen = (): TestGame => race(3).type(0, 'flin').lock(1, 'squid').expire();
  test('the text is frozen, and for 5 seconds letters can only be added to it', () => {
    const play = frozen();
    expect(play.eventsOf('frozen')).toHaveLength(1);
    expect(play.question).toMatchObject({ step: { stage: 'grace' }, until: play.match.at + 5000 });
    for (const text of ['flop', 'fli', '', 'xflin'])
      expect(play.refusal(0, { text, lock: true })).toEqual({ code: 'frozen', text: 'flin' });
    play.type(0, 'flinch');
    expect(play.refusal(0, { text: 'flinty', lock: true })).toEqual({ code: 'frozen', text: 'flinch' });
  });
  test('then the text is the word, and an empty one scores 0', () => {
    const play = frozen().type(0, 'flinch').expire();
    expect(play.eventsOf('revealed').map(({ word }) => word)).toEqual(['squid', '', 'flinch']);
    expect(play.view().entered.find(({ seat }) => seat === 2)).toMatchObject({ points: 0, status: 'none' });
  });
  test('a player who has written nothing has no word', () => {
    const play = frozen();
    for (const lock of [true, false])
      expect(play.refusal(2, { text: 'magic', lock })).toEqual({ code: 'frozen', text: '' });
    play.lock(0, 'flinch').expire();
    expect(play.eventsOf('revealed').map(({ word }) => word)).toEqual(['squid', '', 'flinch']);
  });
  test('a text that was deleted counts as nothing written', () => {
    const play = race(2).lock(0, 'squid').type(1, 'flin').type(1, '').expire();
    expect(play.refusal(1, { text: 'f', lock: false })).toEqual({ code: 'frozen', text: '' });
    expect(play.expire().view().entered[1]).toMatchObject({ word: '', points: 0, status: 'none' });
  });
  test('the others cannot tell who has written something: all count as writing until the 5 seconds are over', () => {
    expect(frozen().question.waiting).toEqual([0, 2]);
  });
  test('a draft may be a cheapie, but counts as no word when time runs out', () => {
    const line = { word: 'squid', status: 'stands', points: 1, box: null } as const;
    const position = {
      round: 2,
      sheets: [
        { lines: [line], tallies: 0 },
        { lines: [{ ...line, word: 'magic' }], tallies: 0 },
      ],
    };
    const play = race(2, { position }).lock(0, 'bench').type(1, 'squids').expire().expire();
    expect(play.view().entered.find(({ seat }) => seat === 1)).toMatchObject({ word: '', points: 0, status: 'none' });
  });
  test('if the table has switched the 5 seconds off, the text becomes the word when the timer ends', () => {
    const play = race(2, { limits: { grace: null } })
      .lock(0, 'squid')
      .type(1, 'flin')
      .expire();
    expect(play.eventsOf('revealed').map(({ word }) => word)).toEqual(['squid', 'flin']);
    expect(play.eventsOf('frozen')).toEqual([]);
  });
  test('a late answer does not answer the next question', () => {
    const play = frozen();
    const to = play.question.id;
    play.expire();
    const late = play.game.play(play.match, 0, { to, answer: { text: 'flinches', lock: true } }, play.match.at);
    expect(late).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });
});

describe('[WY-8] if no player locks', () => {
  test('the timer starts by itself after 5 minutes; there is no fastest and no bonus', () => {
    const play = race(3).type(0, 'squid').type(1, 'magnet').expire();
    expect(play.match.at - play.view().dealtAt).toBe(300_000);
    expect(play.eventsOf('flipped')).toEqual([{ type: 'flipped', by: null }]);
    expect(play.question.until).toBe(play.match.at + 30_000);
    play.lock(0, 'squids').expire().expire();
    expect(play.view().lead).toBeNull();
    expect(play.eventsOf('revealed').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    play.pass();
    expect(play.eventsOf('round-scored')[0]?.lines.map(({ box }) => box)).toEqual([null, null, null]);
    expect(play.view().noFlip).toBeNull();
  });
  test('the table may change the 5 minutes', () => {
    const play = race(2, { limits: { idle: 60_000 } }).expire();
    expect(play.match.at - play.view().dealtAt).toBe(60_000);
  });
});

describe('[WY-9] letters', () => {
  test.each(['can\u2019t', 'co-op', 'Paris', 'naïve', 'two words', 'a1'])('%s is refused', (text) => {
    expect(race(2).refusal(0, { text, lock: false })).toEqual({ code: 'not-letters' });
  });
  test('a word may have any length', () => {
    expect(race(2).lock(0, 'pneumonoultramicroscopicsilicovolcanoconiosis').view().lead).toBe(0);
  });
});

describe('[WY-10] no cheapies', () => {
  const line = (word: string) => ({ lines: [{ word, status: 'stands', points: 1, box: null } as const], tallies: 0 });
  const after = (word: string): TestGame => race(2, { position: { round: 2, sheets: [line('zebra'), line(word)] } });
  const cheapie = (used: string, word: string) => after(used).refusal(0, { text: word, lock: true });

  test.each(['flinch', 'flinches', 'flinched', 'flinching', 'flinchingly'])(
    'after FLINCH, %s is refused, and the earlier word is named',
    (word) => {
      expect(cheapie('flinch', word)).toEqual({ code: 'cheapie', word, earlier: 'flinch', round: 1, seat: 1 });
      expect(cheapie(word, 'flinch')).toMatchObject({ code: 'cheapie', earlier: word });
    },
  );
  test.each([
    ['go', 'went'],
    ['teach', 'teacher'],
    ['big', 'bigger'],
  ])('after %s, %s is allowed', (used, word) => {
    expect(cheapie(used, word)).toBe('accepted');
  });
  test('drafts are not checked', () => {
    expect(after('flinch').refusal(0, { text: 'flinches', lock: false })).toBe('accepted');
  });
  test('two players may write the same word in one round; in the next round it is refused', () => {
    const play = race(2).lockAll('magic', 'magic').pass().ready();
    expect(play.refusal(0, { text: 'magic', lock: true })).toMatchObject({
      code: 'cheapie',
      earlier: 'magic',
      round: 1,
    });
  });
  test('a word that was struck may be written again (ours)', () => {
    const play = race(2).lockAll('magicc', 'squid').challenge(1, 0).pass().ready();
    expect(play.refusal(0, { text: 'magicc', lock: true })).toBe('accepted');
  });
});
