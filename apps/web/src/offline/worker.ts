import { bindGame, loadGame } from '@wordhoard/catalog';
import type { AnyGame } from '@wordhoard/kernel';
import LEXICON_ID from '@wordhoard/lexicon/wordhoard.lex?id';
import type { ServerMessage } from '@wordhoard/protocol';
import { IdleWork, type Think } from '@wordhoard/table';
import { LEARNER, loadLessons } from '../lessons/lesson.ts';
import { LessonDemo, laidOut, Taught } from '../lessons/teaching.ts';
import { randomHex } from '../net/ids.ts';

import { fetchLexicon } from './lexicon.ts';
import { freshTable, LocalTable, type Page } from './local-table.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { withConfig } from './quick-config.ts';
import { gameBeforeWords, thought, unlessWordsMissing, Words } from './words.ts';

/** Rules, bots and dictionary of one table, off the page's own thread. */
let table: LocalTable | null = null;

/** Milliseconds until a failed download of the dictionary is retried, unless the connection comes back before. */
const AGAIN_MS = 5000;

/** Between two steps of what can wait: what the page wants goes first. */
const PAUSE_MS = 10;
const idleWork = new IdleWork((act) => setTimeout(act, PAUSE_MS));

/** Between two things that are shown: long enough to read what happened. */
const SHOWN_MS = 1400;

const say = (message: FromWorker): void => postMessage(message);

const words = new Words({
  fetch: fetchLexicon,
  later: (act) => {
    const once = (): void => {
      clearTimeout(timer);
      removeEventListener('online', once);
      act();
    };
    const timer = setTimeout(once, AGAIN_MS);
    addEventListener('online', once);
  },
  tell: (state) => say({ type: 'words', state }),
});

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') void unlessOffline(() => open(data));
  else if (data.type === 'teach') void unlessOffline(() => teach(data));
  // Fetched and read by the time it is played.
  else if (data.type === 'prepare') void loadGame(data.game).catch(() => {});
  else if (data.type === 'fetch-words') void words.fetch().catch(() => {});
  else table?.hear(data);
});

async function unlessOffline(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    say({ type: 'not-opened', refusal: { code: 'offline' } });
  }
}

const pageFor = (game: AnyGame, think: Think): Page => ({
  game,
  think,
  words: LEXICON_ID,
  judging: () => words.arrival(),
  now: () => performance.now(),
  setTimer: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  random: randomHex,
  say,
  keep: (kept) => say({ type: 'keep', saved: kept }),
  // A bot that was refused thinks again when it sees something new; what broke, the page hears of.
  failed: (why) => why instanceof Error && reportError(why),
});

function sayOpened(opened: ReturnType<typeof LocalTable.open>): boolean {
  const isOpen = opened instanceof LocalTable;
  if (isOpen) table = opened;
  say(isOpen ? { type: 'opened' } : { type: 'not-opened', refusal: opened });
  return isOpen;
}

async function open({ wanted, saved, chosen }: ToWorker & { type: 'open' }): Promise<void> {
  const pack = await loadGame(wanted.options.game);
  if (!pack) return say({ type: 'not-opened', refusal: { code: 'no-such-game' } });
  const getReady = (): void => {
    const config = table?.config ?? begin.table.config;
    const expected = begin.wanted.bots.map((level) => ({ config, level }));
    if (words.here && pack.idleWork) idleWork.start(pack.idleWork(words.here, expected));
  };
  const page = pageFor(gameBeforeWords(pack, words), (request) => thought(pack, words, request).finally(getReady));
  const begin = saved ?? freshTable(page, withConfig(wanted, pack, chosen));
  // While the people look at the board.
  if (sayOpened(await withWords(() => LocalTable.open(page, begin)))) void words.arrived.then(getReady);
}

/** A position to learn something in. Of it nothing is kept. */
async function teach({ game: id, lesson: wanted, show, name }: ToWorker & { type: 'teach' }): Promise<void> {
  const [pack, lessons, env] = await Promise.all([loadGame(id), loadLessons(id), words.fetch()]);
  const lesson = lessons.find((it) => it.id === wanted);
  if (!pack || !lesson) return say({ type: 'not-opened', refusal: { code: 'no-such-game' } });
  const game = bindGame(pack, env);
  // After what has been learnt by it is on the board.
  const taught = new Taught(game, env, lesson, () => setTimeout(() => say({ type: 'learnt' })));
  const showing = new LessonDemo(show ? lesson.solution : [], {
    act: (move) => table?.hear({ type: 'command', id: 'shown', command: { type: 'move', seat: LEARNER, move } }),
    later: (act) => setTimeout(act, SHOWN_MS),
  });
  const tell = (message: ServerMessage): void => {
    say(message);
    if (message.type === 'update') showing.see(message.seen);
  };
  const page: Page = { ...pageFor(taught.game, taught.think), say: tell, keep: () => {} };
  sayOpened(LocalTable.open(page, laidOut(pack, game, LEXICON_ID, lesson, name)));
  taught.watch();
}

/** A game that is gone on with has words in it already. */
async function withWords<T extends object>(work: () => T): Promise<T> {
  const done = unlessWordsMissing(work);
  if (done !== undefined) return done;
  await words.fetch();
  return work();
}
