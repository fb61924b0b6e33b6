export { basesOf, clash, FAMILIES_SECTION, type FamilyLexicon, isInflection, sameFamily } from './families.ts';
export type { Kind, Link } from './links.ts';
