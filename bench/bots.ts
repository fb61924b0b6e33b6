import { type GameId, loadGame } from '@wordhoard/catalog';
import { type AnyBot, SKILL_LEVELS, type SkillLevel } from '@wordhoard/kernel';
import { gamesOf, isBroken, makeExperiment, makeLabGame, playGame } from '@wordhoard/lab';
import type { Lexicon } from '@wordhoard/lexicon';
import { median, printTable, quantile } from './table.ts';
import { measureCpuTime } from './timing.ts';

/** Games of each level against itself; fewer for a quick look: `GAMES=1 npm run bench -- wordsmith`. */
const GAMES = Number(process.env['GAMES'] ?? 10);

/** Target: the thinking time of the strongest bot, on one thread. */
const AIM_MS = 200;

/** Wraps a bot to measure its thinking time. It thinks to the end, because its last move is the one played. */
const measureBot = (bot: AnyBot, ms: number[]): AnyBot =>
  function* (ask) {
    const thought = measureCpuTime(() => [...bot(ask)]);
    // A bot without a move takes hardly any time.
    if (thought.value.length > 0) ms.push(thought.ms);
    yield* thought.value;
  };

/** Thinking time of each level's bots, in games of the lab. `wordhoard lab ladder` says which of them wins. */
export async function benchBots(game: GameId, lexicon: Lexicon): Promise<void> {
  const pack = await loadGame(game);
  if (!pack) throw new Error(`there is no game ${game}`);
  const thoughtsOf = (level: SkillLevel): number[] => {
    const ms: number[] = [];
    const labGame = makeLabGame({ ...pack, bot: (it) => measureBot(pack.bot(it), ms) }, lexicon);
    const bots = [String(level)];
    const wanted = { game, seats: [2], bots, options: {}, pace: 'live', seed: 'bench', games: GAMES + 1 } as const;
    const experiment = makeExperiment(labGame, wanted);
    if ('fault' in experiment) throw new Error(experiment.fault);
    for (const key of gamesOf(experiment)) {
      if (isBroken(playGame(labGame, experiment, key).line)) throw new Error(`${game}: a game broke the contract`);
      // The first game builds tables that all later ones use, so it isn't measured.
      if (key.game === 0) ms.length = 0;
    }
    return ms;
  };
  printTable(
    `Time per decision in ms on one thread, ${GAMES} games of two after one warm-up game (level 5 should need at most ${AIM_MS})`,
    ['', 'decisions', 'median', 'p99', 'worst'],
    SKILL_LEVELS.map((level) => {
      const ms = thoughtsOf(level);
      const figures = [median(ms), quantile(ms, 0.99), quantile(ms, 1)];
      return [`level ${level}`, String(ms.length), ...figures.map((it) => it.toFixed(1))];
    }),
  );
}
