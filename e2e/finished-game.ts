import { bindGame, type GameId, loadGame } from '@wordhoard/catalog';
import { type AnyBot, limitsFor, playOut, type Shape, type SkillLevel, seedFrom } from '@wordhoard/kernel';
import { lexicon, type SavedGame } from './saved-game.ts';

/** The parts of an answer that a blunder depends on; which of them exist depends on the game. */
interface PlannedAnswer {
  readonly type?: string;
  readonly steps?: readonly { readonly type: string }[];
  readonly words?: readonly unknown[];
}

/** Returns Anna's blunder instead of her bot's move; null if this isn't the moment for it. */
export type Blunder = (kind: string, plannedAnswer: PlannedAnswer) => object | null;

/** Every answer of every game is an object. */
const plannedAnswer = (answer: unknown): PlannedAnswer => answer as PlannedAnswer;

/** Returns another answer than the planned one; null to keep that. */
type AnswerReplacement = (
  question: { readonly id: number; readonly kind: string },
  plannedAnswer: PlannedAnswer,
) => object | null;

const replaceAnswers = (bot: AnyBot, instead: AnswerReplacement): AnyBot =>
  function* (ask) {
    const { question } = ask.seen;
    for (const thought of bot(ask)) {
      const { move } = thought;
      const other =
        question && 'to' in move
          ? instead({ id: question.id, kind: question.step.type }, plannedAnswer(move.answer))
          : null;
      yield other && 'to' in move ? { ...thought, move: { to: move.to, answer: other } } : thought;
    }
  };

/** A bot that blunders at its first opportunity, and never again. */
function addBlunder(bot: AnyBot, blunder: Blunder): AnyBot {
  let at: number | null = null;
  return replaceAnswers(bot, ({ id, kind }, meant) => {
    const other = (at ?? id) === id ? blunder(kind, meant) : null;
    if (other) at = id;
    return other;
  });
}

/** Ways to shorten a game: by options, or by players who stop after a number of turns. */
interface GameLimit {
  readonly config?: object;
  readonly enough?: { readonly kind: string; readonly turns: number; readonly answer: object };
}

/** Long games: reviewing all of them would take most of the time. */
const GAME_LIMITS: Partial<Record<GameId, GameLimit>> = {
  wildwords: { enough: { kind: 'turn', turns: 5, answer: { type: 'pass' } } },
  'word-nerds': { config: { lastTurn: 4 } },
};

function limitTurns(bot: AnyBot, { enough }: GameLimit): AnyBot {
  if (!enough) return bot;
  const turns = new Set<number>();
  return replaceAnswers(bot, ({ id, kind }) => {
    if (kind !== enough.kind) return null;
    turns.add(id);
    return turns.size > enough.turns ? enough.answer : null;
  });
}

interface FinishedGameOptions {
  /** Level of all players; beginners by default. */
  readonly level?: SkillLevel;
  /** Two, unless Anna plays alone. */
  readonly players?: 1 | 2;
  /** Anna's, who sits first. */
  readonly blunder?: Blunder;
}

/** A game that bots have played to its end, in the form in which a page saves it. */
export function finishedGame(name: GameId, how: FinishedGameOptions = {}): Promise<SavedGame<Shape>> {
  const key = JSON.stringify([name, how.level, how.players]);
  // Cached, because it is the same every time; one with a blunder is used once.
  const game = (how.blunder ? undefined : finishedGames.get(key)) ?? playFinishedGame(name, how);
  if (!how.blunder) finishedGames.set(key, game);
  return game;
}
const finishedGames = new Map<string, Promise<SavedGame<Shape>>>();

async function playFinishedGame(
  name: GameId,
  { level = 1, players = 2, blunder }: FinishedGameOptions,
): Promise<SavedGame<Shape>> {
  const pack = await loadGame(name);
  if (!pack) throw new Error(`there is no game ${name}`);
  const { rules } = pack;
  const shorter = GAME_LIMITS[name] ?? {};
  const config = { ...pack.defaults, ...shorter.config };
  const game = bindGame(pack, lexicon);
  const limits = limitsFor(rules, 'relaxed');
  const table = { config, players, seed: seedFrom('finished'), limits, bank: null, position: null };
  const started = game.start(table);
  if (!started.ok) throw new Error(`${name} does not start: ${started.refusal.code}`);
  const anna = blunder ? addBlunder(pack.bot(level), blunder) : pack.bot(level);
  const bots = [anna, pack.bot(level)].slice(0, players).map((bot) => limitTurns(bot, shorter));
  const lines = playOut<Shape>({ game, env: lexicon, bots, match: started.match, luck: table.seed });
  const entries = [...lines].map(({ entry }) => entry);
  return { name, table, entries, version: rules.version };
}
