import { GAME_IDS, GAMES, type GameId, isGameId, titleOf } from '@wordhoard/catalog';
import type { TableState } from '@wordhoard/table';
import { links } from '../strings/links.ts';

/** A page's title, description and picture for link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The game whose picture it has; null for the site's own. */
  readonly game: string | null;
}

const SITE_PAGES: PageHead = { title: links.title, description: links.lead(GAME_IDS.length), game: null };
export const NOT_FOUND: PageHead = { ...SITE_PAGES, title: links.notFound };

/** Pages without a name in their URL. */
const PLAIN: Readonly<Record<string, PageHead>> = {
  '/': SITE_PAGES,
  '/settings': { ...SITE_PAGES, title: `${links.settings} · ${links.site}` },
  '/deal': { ...SITE_PAGES, title: `${links.deal} · ${links.site}` },
  '/link': { ...SITE_PAGES, title: `${links.link} · ${links.site}` },
  '/games': { ...SITE_PAGES, title: `${links.games} · ${links.site}` },
  '/today': { ...SITE_PAGES, title: `${links.today} · ${links.site}`, description: links.todayLead },
  '/review': { ...SITE_PAGES, title: `${links.review} · ${links.site}` },
  '/lab': { ...SITE_PAGES, title: `${links.lab} · ${links.site}`, description: links.labLead },
  '/about': { ...SITE_PAGES, title: `${links.about} · ${links.site}` },
};

const GAME_PAGES: Readonly<Record<string, (title: string) => string>> = {
  play: links.play,
  rules: links.rules,
  review: links.reviewOf,
  new: links.make,
  learn: links.learn,
  words: links.words,
  lab: links.labOf,
};

function gameHead(game: GameId, titleText: (title: string) => string): PageHead {
  const {
    title,
    players: [min, max],
  } = GAMES[game];
  return { title: `${titleText(title)} · ${links.site}`, description: links.game(title, min, max), game };
}

/**
 * The preview shows the game and the host to everyone who has the code. The number of players appears only for tables
 * that are listed publicly anyway.
 */
function tableHead({ options, host, places, status }: TableState): PageHead {
  const { game, visibility } = options;
  const title = titleOf(game);
  const name = places.find((place) => place?.who === host)?.name;
  const isListed = visibility === 'public' && status === 'waiting';
  const taken = places.filter((place) => place !== null).length;
  return {
    title: name === undefined ? links.invited(title) : links.invites(name, title),
    description: isListed ? links.places(taken, places.length) : links.comeIn,
    game,
  };
}

/** The head of a public finished game: who played, and the result. */
function publicGameHead({ options, places, result, ended }: TableState): PageHead {
  const { game } = options;
  const title = titleOf(game);
  const name = (seat: number): string => places[seat]?.name ?? '';
  const ranked = result?.places.flat().map((seat) => ({ name: name(seat), points: result.scores[seat] ?? 0 }));
  const early = ended?.code === 'resigned' ? links.resigned(name(ended.by)) : links.endedEarly;
  return {
    title: links.played(
      places.flatMap((place) => place?.name ?? []),
      title,
    ),
    description: ranked ? links.result(ranked) : early,
    game,
  };
}

/** Finds what a URL names. */
export interface Finders {
  table(code: string): Promise<TableState | undefined>;
  publicGame(id: string): Promise<TableState | undefined>;
}

/** The head of the page at this path; undefined if there is no page. */
export async function findHead(path: string, find: Finders): Promise<PageHead | undefined> {
  const tidy = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (Object.hasOwn(PLAIN, tidy)) return PLAIN[tidy];
  const [, room = '', name = '', ...more] = tidy.split('/');
  // A lesson by its name. Only the page knows whether it exists.
  const isLesson = room === 'learn' && more.length === 1 && more[0] !== '';
  // A day, and perhaps one of its tasks. Only the page knows which there are.
  if (room === 'today' && more.length <= 1) return PLAIN['/today'];
  if (name === '') return undefined;
  // Two matches of one deal, by their codes, or on the reader's own device.
  if (room === 'beside' && more.length <= 1) return PLAIN['/deal'];
  // A game of an experiment that only the reader's own page knows.
  if (room === 'lab' && name === 'game' && more.length === 2) return PLAIN['/lab'];
  if (more.length > 0 && !isLesson) return undefined;
  // The page itself finds out whose deal it is, if the reader may know.
  if (room === 'deal') return PLAIN['/deal'];
  if (room === 't') {
    const table = await find.table(name);
    // A deleted table still has a page, which asks for another code.
    return table ? tableHead(table) : SITE_PAGES;
  }
  // A game played on a device is in the fragment of its link, which servers don't get.
  if (room === 'game' && isGameId(name)) return gameHead(name, links.finished);
  if (room === 'game') {
    const table = await find.publicGame(name);
    // A game that isn't public, or no longer, still has a page that says so.
    return table ? publicGameHead(table) : { ...SITE_PAGES, title: `${links.aGame} · ${links.site}` };
  }
  // Only the reader's own device knows which game it is.
  if (room === 'games') return PLAIN['/games'];
  // A game on the reader's device by the game's name, otherwise a table by its code.
  if (room === 'review' && !isGameId(name)) return PLAIN['/review'];
  return Object.hasOwn(GAME_PAGES, room) && isGameId(name) ? gameHead(name, GAME_PAGES[room]!) : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (it) => ENTITIES[it]!);

/** Absolute addresses of the page and its picture. */
export interface PagePlace {
  readonly url: string;
  readonly picture: string | null;
}

/** The page with its title, description and link preview inserted. */
export function insertHead(html: string, { title, description }: PageHead, place: PagePlace | null): string {
  const tags: [property: string, content: string][] = [
    ['og:site_name', links.site],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
  ];
  if (place) tags.push(['og:url', place.url]);
  if (place?.picture) {
    tags.push(['og:image', place.picture], ['og:image:width', '1200'], ['og:image:height', '630']);
    tags.push(['twitter:card', 'summary_large_image']);
  }
  const lines = tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`);
  // Replaced by functions, because `$` has a meaning in a replacement string.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${lines.join('')}</head>`);
}
