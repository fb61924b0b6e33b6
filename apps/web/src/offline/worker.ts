import { loadGame } from '@wordhoard/catalog';
import { type Bot, bind, chanceFrom, type Game } from '@wordhoard/kernel';
import type { NewTable } from '@wordhoard/protocol';
import { randomHex } from '../shell/random.ts';
import { fetchLexicon } from './lexicon.ts';
import { type AnyShape, freshTable, LocalTable, type Surroundings, type Thought } from './local-table.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Rules, bots and dictionary of one table, off the page's own thread. */
let table: LocalTable | null = null;

/** What a quick bot takes over anything: long enough to see that it did something. */
const QUICK_MS = 300;

const say = (message: FromWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') void open(data);
  else table?.hear(data);
});

async function open({ wanted, saved, quickBots }: ToWorker & { type: 'open' }): Promise<void> {
  try {
    const [pack, lexicon] = await Promise.all([loadGame(wanted.options.game), fetchLexicon()]);
    if (!pack) return say({ type: 'not-opened', refusal: { code: 'no-such-game' } });
    const around: Surroundings = {
      // Bound to the words here: the table need not know that its game and its bots consult any.
      game: bind(pack.rules, lexicon) as unknown as Game<AnyShape>,
      words: lexicon.id,
      think: ({ level, seen, seat, luck }) => {
        const bot = pack.bot(level) as unknown as Bot<AnyShape>;
        let best: Thought | undefined;
        for (best of bot({ seen, seat, chance: chanceFrom(luck), env: lexicon }));
        return best && quickBots ? { ...best, wait: QUICK_MS } : best;
      },
      now: () => performance.now(),
      setTimer: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      random: randomHex,
      say,
      keep: (kept) => say({ type: 'keep', saved: kept }),
    };
    let opened = saved && LocalTable.open(around, saved);
    // What was kept is of another version, or damaged: a new game then.
    if (!opened || 'code' in opened)
      opened = LocalTable.open(around, freshTable(around, withConfig(wanted, pack.defaults)));
    if ('code' in opened) return say({ type: 'not-opened', refusal: opened });
    table = opened;
    say({ type: 'opened' });
  } catch {
    say({ type: 'not-opened', refusal: { code: 'offline' } });
  }
}

/** A table made in a hurry has the game's own defaults. */
const withConfig = (wanted: NewTable, defaults: object): NewTable => ({
  ...wanted,
  options: { ...wanted.options, config: wanted.options.config ?? defaults },
});
