import { expect, test } from 'vitest';
import { adjustByTrait, type BotPersonality } from '../personality.ts';
import { personalityFaults } from './personalities.ts';

const one = { sees: 50, varies: 0.5 };
const skills = { 1: one, 2: one, 3: one, 4: one, 5: { sees: 100, varies: 0 } };
const adjust = (skill: typeof one, { keen }: BotPersonality): typeof one => ({
  ...skill,
  sees: adjustByTrait(skill.sees, keen, skill.varies),
});
const shareSeen = (skill: typeof one): number => skill.sees;

test('levels that apply personalities correctly have no faults', () => {
  expect(personalityFaults({ skills, adjust, shareSeen })).toEqual([]);
});

test('every fault is found', () => {
  expect(personalityFaults({ skills, adjust: (skill) => ({ ...skill, sees: 1 }), shareSeen }).slice(0, 3)).toEqual([
    '1 is not itself',
    '1 sees 1, 1, 1',
    'bots of level 1 are alike',
  ]);
  expect(personalityFaults({ skills: { ...skills, 5: one }, adjust, shareSeen })).toEqual(['5 sees 25, 50, 75']);
});
