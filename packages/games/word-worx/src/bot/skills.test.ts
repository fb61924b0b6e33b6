import { personalityFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { SKILLS, suited } from './skills.ts';

test('a temper makes bots of a level differ, and the strongest no weaker', () => {
  expect(personalityFaults({ skills: SKILLS, adjust: suited, shareSeen: ({ overlooks }) => -overlooks })).toEqual([]);
});
