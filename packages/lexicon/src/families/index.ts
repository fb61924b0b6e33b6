export { basesOf, clash, isInflection, sameFamily } from './families.ts';
