import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { GAMES, type GameId, judgements, loadGame } from '@wordhoard/catalog';
import { chanceFrom, entryAt, SKILL_LEVELS, type SkillLevel } from '@wordhoard/kernel';
import { isBroken, type LabGame, makeExperiment, makeLabGame, playGame } from '@wordhoard/lab';
import type { Lexicon } from '@wordhoard/lexicon';
import { type DecisionFinding, evidenceOf, judgeDecisions, judgeSeedOf, Replay } from '@wordhoard/review';
import type { Sample } from './fit-model.ts';

/** A game between bots, with the judge's finding for each of their decisions. */
export interface JudgedGame {
  readonly number: number;
  /** By seat. */
  readonly levels: readonly SkillLevel[];
  readonly findings: readonly DecisionFinding[];
}

export interface SampleRequest {
  readonly game: GameId;
  readonly seed: string;
  readonly games: number;
  /** Where games are stored one by one, so that an interrupted run continues; null for nowhere. */
  readonly file: string | null;
}

/** Sizes of the tables, one after the other. */
const PLAYERS = [2, 3, 4] as const;

/** Plays games between bots of mixed levels and judges their decisions. Reads the games that the file already has. */
async function* judgedGames(request: SampleRequest, env: Lexicon): AsyncGenerator<JudgedGame> {
  const { game, seed, games, file } = request;
  const pack = await loadGame(game);
  if (!pack) throw new Error(`there is no game ${game}`);
  const lines = file && existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  // Written by this function.
  const stored = new Map(lines.map((line) => JSON.parse(line) as JudgedGame).map((it) => [it.number, it]));
  const labGame = makeLabGame(pack, env);
  const levels = drawLevels(seed, games);
  for (let number = 0; number < games; number++) {
    const known = stored.get(number);
    if (known) yield known;
    else {
      const judged = playAndJudge(labGame, { game, seed, number, levels: entryAt(levels, number) });
      if (file) appendFileSync(file, `${JSON.stringify(judged)}\n`);
      yield judged;
    }
  }
}

/** The players of the same games, each with its evidence. */
export async function* samplesOf(request: SampleRequest, env: Lexicon): AsyncGenerator<Sample> {
  for await (const { levels, findings } of judgedGames(request, env))
    for (const [seat, level] of levels.entries()) {
      const own = findings.filter((finding) => finding.seat === seat);
      yield { level, evidence: evidenceOf(own, (word) => env.tier(word)) };
    }
}

/** The levels at each table. Every level gets the same number of seats. */
function drawLevels(seed: string, games: number): SkillLevel[][] {
  const chance = chanceFrom(seed, 'levels');
  const waiting: SkillLevel[] = [];
  return Array.from({ length: games }, (_, number) => {
    const players = entryAt(PLAYERS, number % PLAYERS.length);
    while (waiting.length < players) waiting.push(...chance.shuffle(SKILL_LEVELS));
    return waiting.splice(0, players);
  });
}

interface TableRequest extends Pick<SampleRequest, 'game' | 'seed'> {
  readonly number: number;
  readonly levels: readonly SkillLevel[];
}

/** Bots have the personalities that tables give them: each seat of each game another one. */
function playAndJudge(labGame: LabGame, { game, seed, number, levels }: TableRequest): JudgedGame {
  const experiment = makeExperiment(labGame, {
    game,
    seats: [levels.length],
    bots: levels.map(String),
    options: {},
    // As in a quick game.
    pace: GAMES[game].timedAlone ? 'live' : 'relaxed',
    seed: `${seed} ${number}`,
    games: 1,
  });
  if ('fault' in experiment) throw new Error(experiment.fault);
  const { record, line } = playGame(labGame, experiment, { players: levels.length, game: 0 });
  if (isBroken(line)) throw new Error(`${game}: a game broke the contract`);
  const { decisions } = Replay.readAll(labGame.game, record);
  const steps = judgeDecisions(decisions, (decision) =>
    judgements(labGame.pack, labGame.words, { ...decision, luck: judgeSeedOf(decision) }),
  );
  return { number, levels, findings: [...steps].flatMap(({ finding }) => finding ?? []) };
}
