import { personalityFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { SKILLS, withPersonality } from './skills.ts';

test('personalities make bots of a level differ, but never weaken level 5', () => {
  expect(
    personalityFaults({ skills: SKILLS, adjust: withPersonality, shareSeen: ({ noticePercent }) => noticePercent }),
  ).toEqual([]);
});
