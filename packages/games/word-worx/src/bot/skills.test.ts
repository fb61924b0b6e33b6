import { temperFaults } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { SKILLS, suited } from './skills.ts';

test('a temper makes bots of a level differ, and the strongest no weaker', () => {
  expect(temperFaults({ skills: SKILLS, suited, sees: ({ overlooks }) => -overlooks })).toEqual([]);
});
