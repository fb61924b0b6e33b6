export { basesOf, clash, clashing, isInflection, sameFamily } from './families.ts';
