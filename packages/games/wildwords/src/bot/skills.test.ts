import { personalityFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { SKILLS, withPersonality } from './skills.ts';

test('a temper makes bots of a level differ, and the strongest no weaker', () => {
  expect(
    personalityFaults({ skills: SKILLS, adjust: withPersonality, shareSeen: ({ noticePercent }) => noticePercent }),
  ).toEqual([]);
});
