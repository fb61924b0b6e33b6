import type { Rolldown } from 'vite';

type NamedChunk = Exclude<Rolldown.CodeSplittingGroup['name'], string>;

/** Every page is made of these, and so are the games' cards. Leaves out what only a table or a form needs. */
const SHELL = [
  /\/src\/app\//,
  /\/src\/device\/(?!sound)/,
  /\/src\/net\/(api|ids)\./,
  /\/src\/ui\/(?!confirm-button|notice|qr-code|radios|settings-form|use-focus-outside|viewport|word-meaning)/,
  /\/src\/games\/load\.ts$/,
  /\/src\/strings\/en\/shell\.ts$/,
  /\/src\/table-kit\/tiles\/(tile|hourglass)\.tsx$/,
  /\/src\/offline\/saved\.ts$/,
  /\/packages\/(catalog|protocol)\/(?!src\/(names|look-alikes|shuffle-witness))/,
  /rolldown\/runtime/,
];
/**
 * Every game is played at a table. Leaves out how a table is made or waited at, what is behind its menu, what plays or
 * reads a match (a worker's work, and the review's), the daily tasks and the lab.
 */
const TABLE = [
  /\/src\/net\/session\./,
  /\/src\/device\/sound\./,
  /\/src\/ui\/(notice|viewport|word-meaning)\./,
  /\/src\/(table|table-kit|offline)\//,
  /\/src\/strings\/en\/(table|refusals)\.ts$/,
  /\/packages\/(?!games|hoard|lab|table|review|worker-rpc|lexicon\/src\/(editions|families|own-list|schema|short-words|word-list)|kernel\/src\/(record|chance|shuffle)|protocol\/src\/(names|look-alikes|shuffle-witness))/,
];
const NOT_AT_EVERY_TABLE = /\/src\/(table\/(absence|end|waiting|words\/(?!allowing))|table-kit\/(rules|game-options))/;
/** A game's page has a file of its own; what its rules or options show too is in another. */
const GAME = /\/games\/([^/]+)\//;
/** Shared by pages other than the table. */
const NOT_ON_GAME_PAGES = /\/games\/[^/]+\/(sidebar\/look-ups|strings\/(options|task))\./;

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
  { name: 'shell', tags: ['$initial'], priority: 4 },
  { name: group('shell', SHELL), priority: 3 },
  { name: group('table', TABLE), test: (id) => !NOT_AT_EVERY_TABLE.test(id), minShareCount: 2, priority: 2 },
  {
    name: (id) => GAME.exec(id)?.[1] ?? null,
    test: (id) => GAME.test(id) && !NOT_ON_GAME_PAGES.test(id),
    minShareCount: 2,
    priority: 1,
  },
];
