import { type Company, chanceFrom, matchesSchema } from '@wordhoard/kernel';
import { describe, expect, test } from 'vitest';
import { config } from './config.ts';
import { defaults, defaultsFor, spotsWords } from './defaults.ts';
import { task } from './task.ts';
import { easyWords, TestGame } from './testing.ts';

describe('[WS-18] spotting words', () => {
  test('is an option, and on if missing, as before the option existed', () => {
    expect(matchesSchema(config, defaults)).toBe(true);
    expect(spotsWords(defaults)).toBe(true);
    for (const spotWords of [true, false]) {
      expect(matchesSchema(config, { ...defaults, spotWords })).toBe(true);
      expect(spotsWords({ ...defaults, spotWords })).toBe(spotWords);
    }
    expect(matchesSchema(config, { ...defaults, spotWords: 'sometimes' })).toBe(false);
  });
  test('is on in daily tasks', () => {
    expect(spotsWords(task.table(chanceFrom('a day')).config)).toBe(true);
  });
  const company = (part: Partial<Company>): Company => ({
    place: 'device',
    people: 1,
    bots: [],
    familyFriendly: false,
    ...part,
  });
  test.each([
    ['against a bot of level 1', { bots: [1] }, true],
    ['against two of them', { bots: [1, 1] }, true],
    ['against stronger bots', { bots: [3] }, false],
    ['against a bot of level 1 and a stronger one', { bots: [1, 2] }, false],
    ['for a family at one device', { people: 3, familyFriendly: true }, true],
    ['for a family and a strong bot', { people: 2, bots: [4], familyFriendly: true }, true],
    ['for adults at one device', { people: 3 }, false],
    ['for a single player', {}, false],
    ['for players on separate devices', { place: 'apart' }, false],
    ['for a family on separate devices', { place: 'apart', familyFriendly: true }, false],
    ['for players on separate devices with a bot of level 1', { place: 'apart', bots: [1] }, false],
  ] as const)('%s', (_, part, on) => {
    expect(defaultsFor(company(part))).toEqual({ spotWords: on });
  });
  test('does not change the game: shuffle, sheets and events are the same', () => {
    const told = (spotWords: boolean): unknown => {
      const play = new TestGame(easyWords, 2, null, { spotWords });
      while (play.match.over === null) play.expire();
      return [play.view().sheets, play.match.over];
    };
    expect(told(false)).toEqual(told(true));
  });
});
