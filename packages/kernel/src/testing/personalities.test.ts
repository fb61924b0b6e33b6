import { expect, test } from 'vitest';
import { type BotPersonality, tempered } from '../personality.ts';
import { temperFaults } from './personalities.ts';

const one = { sees: 50, varies: 0.5 };
const skills = { 1: one, 2: one, 3: one, 4: one, 5: { sees: 100, varies: 0 } };
const suited = (skill: typeof one, { keen }: BotPersonality): typeof one => ({
  ...skill,
  sees: tempered(skill.sees, keen, skill.varies),
});
const sees = (skill: typeof one): number => skill.sees;

test('levels that take a temper as they should have no faults', () => {
  expect(temperFaults({ skills, suited, sees })).toEqual([]);
});

test('every fault is found', () => {
  expect(temperFaults({ skills, suited: (skill) => ({ ...skill, sees: 1 }), sees }).slice(0, 3)).toEqual([
    '1 is not itself',
    '1 sees 1, 1, 1',
    'bots of level 1 are alike',
  ]);
  expect(temperFaults({ skills: { ...skills, 5: one }, suited, sees })).toEqual(['5 sees 25, 50, 75']);
});
