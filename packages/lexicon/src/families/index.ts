export { basesOf, clashingWord, isInflection, isSameFamily, makeClashTest } from './families.ts';
