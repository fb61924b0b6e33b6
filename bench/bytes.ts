import { GAME_IDS, type GameId, loadGame } from '@wordhoard/catalog';
import { playOut } from '@wordhoard/kernel';
import { gamesOf, makeExperiment, makeLabGame, setupOfGame } from '@wordhoard/lab';
import type { Lexicon } from '@wordhoard/lexicon';
import { UpdateTexts } from '@wordhoard/server/core';
import { Subscribers } from '@wordhoard/table';
import { printMarkdown } from './table.ts';
import { openWords } from './words.ts';

const LEVEL = 3;
/** Games of two and of four players. */
const GAMES = Number(process.env['GAMES'] ?? 3);

/** What a client may ask of the server: every view whole, only changed views, or only the changes of a view. */
const FORMS = ['whole', 'brief', 'patched'] as const;
type Bytes = Record<(typeof FORMS)[number], number>;

/** Bytes of the updates that the players of whole games are sent, by what their clients ask for. */
export async function run(): Promise<void> {
  const lexicon = openWords();
  const rows: string[][] = [];
  for (const game of GAME_IDS) {
    for (const players of [2, 4]) {
      const { updates, bytes } = await measureGames(game, players, lexicon);
      rows.push([game, String(players), String(updates), ...FORMS.map((form) => (bytes[form] / updates).toFixed(0))]);
    }
  }
  printMarkdown(
    `Bytes of an update, as JSON and before compression, in ${GAMES} games between bots of level ${LEVEL}. Bots send no drafts.`,
    ['game', 'players', 'updates', 'whole view', 'changed views', 'changes of views'],
    rows,
  );
}

async function measureGames(
  game: GameId,
  players: number,
  lexicon: Lexicon,
): Promise<{ readonly updates: number; readonly bytes: Bytes }> {
  const pack = await loadGame(game);
  if (!pack) throw new Error(`there is no game ${game}`);
  const labGame = makeLabGame(pack, lexicon);
  const experiment = makeExperiment(labGame, {
    game,
    seats: [players],
    bots: [String(LEVEL)],
    options: {},
    pace: 'live',
    seed: 'bench',
    games: GAMES,
  });
  if ('fault' in experiment) throw new Error(experiment.fault);
  const bytes: Bytes = { whole: 0, brief: 0, patched: 0 };
  let updates = 0;
  for (const key of gamesOf(experiment)) {
    const setup = setupOfGame(labGame, experiment, key);
    const started = labGame.game.start(setup);
    if (!started.ok) throw new Error(started.refusal.code);
    const subscribers = new Subscribers(labGame.game, started);
    const views = new Map(started.match.seats.map((seat) => [seat, subscribers.observationOf(seat).view]));
    const bots = started.match.seats.map(() => pack.bot(LEVEL));
    const options = { game: labGame.game, env: lexicon, bots, match: started.match, luck: setup.seed };
    for (const { after, events } of playOut(options)) {
      for (const update of subscribers.applyOutcome({ match: after, events }, after.at)) {
        if (update.viewer === 'audience') continue;
        const texts = new UpdateTexts(update, setup.config);
        // Every seat was shown the start.
        const before = views.get(update.viewer)!;
        bytes.whole += Buffer.byteLength(texts.whole);
        bytes.brief += Buffer.byteLength(texts.since(before, false));
        bytes.patched += Buffer.byteLength(texts.since(before, true));
        views.set(update.viewer, update.seen.view);
        updates += 1;
      }
    }
  }
  return { updates, bytes };
}
