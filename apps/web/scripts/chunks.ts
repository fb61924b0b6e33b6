import type { Rolldown } from 'vite';

type NamedChunk = Exclude<Rolldown.CodeSplittingGroup['name'], string>;

/** Every page is made of it: the shell, and what its cards are drawn with; but not what only a table or a form needs. */
const HOUSE = [
  /\/src\/shell\/(?!add-salts|bot-speed|meaning|radios|session|settings-form|shuffle-notes|socket|sound)[^/]+$/,
  /\/src\/strings\/en\/shell\.ts$/,
  /\/src\/tiles\/(tile|hourglass)\.tsx$/,
  /\/src\/offline\/saved\.ts$/,
  /\/packages\/(catalog|protocol)\/(?!src\/(names|look-alikes|shuffle-witness))/,
  /rolldown\/runtime/,
];
/**
 * Every game is played at it; but not how a table is made, or waited at, or what is behind its menu; nor what plays or
 * reads a match, which is a worker's work, and the review's; nor today's hoard, nor the lab.
 */
const TABLE = [
  /\/src\/shell\/(meaning|session|sound)\./,
  /\/src\/(shell\/table|tiles|offline)\//,
  /\/src\/strings\/en\/(table|refusals)\.ts$/,
  /\/packages\/(?!games|hoard|lab|table|review|lexicon\/src\/(editions|families|own-list|schema|short-words|word-list)|kernel\/src\/(record|chance|shuffle)|protocol\/src\/(names|look-alikes|shuffle-witness))/,
];
const ELSEWHERE =
  /\/shell\/table\/(allow-later|allow-word|game-options|invite|qr-code|pace|places|sure|table-words|terms|waiting|word-options)\./;
/** A game's page has a file of its own; what its rules or options show too is in another. */
const GAME = /\/games\/([^/]+)\//;

/** True for modules of these places, except those that are imported on demand. */
const group =
  (name: string, places: readonly RegExp[]): NamedChunk =>
  (id, build) =>
    places.some((it) => it.test(id)) && !build.getModuleInfo(id)?.dynamicImporters.length ? name : null;

/**
 * Modules that are needed together share a file: on a slow connection every file costs a round trip. Besides these
 * every page has a file of its own.
 */
export const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'house', tags: ['$initial'], priority: 4 },
  { name: group('house', HOUSE), priority: 3 },
  { name: group('table', TABLE), test: (id) => !ELSEWHERE.test(id), minShareCount: 2, priority: 2 },
  { name: (id) => GAME.exec(id)?.[1] ?? null, test: GAME, minShareCount: 2, priority: 1 },
];
