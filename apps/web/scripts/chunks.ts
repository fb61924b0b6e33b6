import type { Rolldown } from 'vite';

type NamedChunk = Exclude<Rolldown.CodeSplittingGroup['name'], string>;

/** Modules whose path contains one of these texts, except for some. A test checks that each text names a file. */
export interface ModuleSet {
  readonly in: readonly string[];
  readonly except: readonly string[];
}

/** Only a table or a form needs these, or it is loaded on demand. */
const SMALL_PARTS_OF_PROTOCOL = [
  '/packages/protocol/src/names.',
  '/packages/protocol/src/look-alikes.',
  '/packages/protocol/src/shuffle-witness.',
];

/** Every page is made of these, and so are the games' cards. */
export const SHELL: ModuleSet = {
  in: [
    '/src/app/',
    '/src/device/',
    '/src/net/api.',
    '/src/net/ids.',
    '/src/net/operator-news.',
    '/src/ui/',
    '/src/games/load.',
    '/src/strings/en/shell.',
    '/src/table-kit/tiles/tile.',
    '/src/table-kit/tiles/hourglass.',
    '/src/offline/saved-match.',
    '/packages/catalog/',
    '/packages/protocol/',
  ],
  except: [
    '/src/device/sound.',
    '/src/ui/confirm-button.',
    '/src/ui/qr-code.',
    '/src/ui/fields.',
    '/src/ui/settings-form.',
    '/src/ui/use-focus-outside.',
    '/src/ui/viewport.',
    '/src/ui/word-meaning.',
    ...SMALL_PARTS_OF_PROTOCOL,
  ],
};

/**
 * Every game is played at a table. Leaves out how a table is made or waited at, what is behind its menu, what plays or
 * reads a match (in a worker, or in the review), the daily tasks and the lab.
 */
export const TABLE: ModuleSet = {
  in: [
    '/src/net/session.',
    '/src/device/sound.',
    '/src/ui/viewport.',
    '/src/ui/word-meaning.',
    '/src/table/',
    '/src/table-kit/',
    '/src/offline/',
    '/src/strings/en/table.',
    '/src/strings/en/refusals.',
    '/packages/',
  ],
  except: [
    '/src/table/absence/',
    '/src/table/end/',
    '/src/table/waiting/',
    '/src/table/words/allow-word.',
    '/src/table/words/table-words.',
    '/src/table/words/word-options.',
    '/src/table-kit/rules/',
    '/src/table-kit/game-options.',
    '/packages/games/',
    '/packages/hoard/',
    '/packages/lab/',
    '/packages/table/',
    '/packages/review/',
    '/packages/worker-rpc/',
    '/packages/lexicon/src/editions.',
    '/packages/lexicon/src/families/',
    '/packages/lexicon/src/own-list.',
    '/packages/lexicon/src/schema.',
    '/packages/lexicon/src/short-words.',
    '/packages/kernel/src/record.',
    '/packages/kernel/src/chance.',
    '/packages/kernel/src/shuffle',
    ...SMALL_PARTS_OF_PROTOCOL,
  ],
};

/** A game's page has a file of its own. What its rules or options show too is in another. */
const GAME = /\/games\/([^/]+)\//;
export const GAMES: ModuleSet = {
  in: ['/games/'],
  // Shared by pages other than the table.
  except: ['/sidebar/look-ups.', '/strings/options.', '/strings/task.'],
};

/**
 * Schemas check what comes from outside. A game's page needs none before the first move: the server or the worker checks
 * every answer. A group would take valibot along with any module that imports it, so it is in one of its own.
 */
export const SCHEMAS: ModuleSet = { in: ['/packages/kernel/src/schema.'], except: [] };
const VALIBOT = '/node_modules/valibot/';

/** Helpers that the build adds, which are in no file. */
const RUNTIME = 'rolldown/runtime';

export const isIn = (set: ModuleSet, id: string): boolean =>
  set.in.some((it) => id.includes(it)) && !set.except.some((it) => id.includes(it));

/** Puts the modules of a set in one chunk, except those that are imported on demand. */
const group =
  (name: string, has: (id: string) => boolean): NamedChunk =>
  (id, build) =>
    has(id) && !build.getModuleInfo(id)?.dynamicImporters.length ? name : null;

/**
 * Modules that are needed together share a file: on a slow connection every file costs a round trip. Besides these
 * every page has a file of its own.
 */
export const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'schemas', test: (id) => isIn(SCHEMAS, id) || id.includes(VALIBOT), priority: 5 },
  { name: 'shell', tags: ['$initial'], priority: 4 },
  { name: group('shell', (id) => isIn(SHELL, id) || id.includes(RUNTIME)), priority: 3 },
  { name: group('table', (id) => isIn(TABLE, id)), minShareCount: 2, priority: 2 },
  { name: (id) => GAME.exec(id)?.[1] ?? null, test: (id) => isIn(GAMES, id), minShareCount: 2, priority: 1 },
];
