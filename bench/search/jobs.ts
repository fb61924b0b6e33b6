import { existsSync } from 'node:fs';
import { bindGame, type GameId, loadGame } from '@wordhoard/catalog';
import type { AnyBot, AnyGamePackage, Level, SearchNotes, Shape } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { botFor } from '@wordhoard/search';
import { type BoundGame, type DealResult, playDeal } from './duel.ts';
import { type Habit, makeExploiter } from './exploiter.ts';
import { measureRegret, type RegretSample } from './regret.ts';

/** A game to measure; `notes` replace parts of its search notes, to try other values. */
export interface MeasuredGame {
  readonly id: GameId;
  readonly notes: Partial<SearchNotes<Shape>>;
}

/** A player: a level, or level 5 with habits, each with the percentage of decisions in which it has its way. */
export type Contestant = { readonly level: Level } | { readonly percents: readonly number[] };

export interface DealJob {
  readonly game: MeasuredGame;
  readonly players: number;
  readonly seed: string;
  readonly deal: number;
  readonly challenger: Contestant;
  readonly others: Contestant;
}
/** `changes`: how often a habit changed a move of the challenger, per game. */
export type PlayedDeal = DealResult & { readonly changes: number };

export interface PositionJob {
  readonly game: MeasuredGame;
  readonly seed: string;
  readonly number: number;
}

/** What a worker thread is asked for. The answers depend only on the questions. */
export interface SearchCalls {
  deal: { ask: DealJob; answer: PlayedDeal };
  position: { ask: PositionJob; answer: RegretSample | undefined };
}

/** A game that has a champion, with what the jobs need of it. */
interface OpenGame extends BoundGame<Shape> {
  readonly habits: readonly Habit<Shape>[];
}

/** Answers the jobs, and remembers the games it has opened. */
export class Jobs {
  readonly #words: Lexicon;
  readonly #games: Map<string, Promise<OpenGame>> = new Map();
  readonly #warm: Set<string> = new Set();

  constructor(words: Lexicon) {
    this.#words = words;
  }

  async playDeal({ game: measured, players, seed, deal, challenger, others }: DealJob): Promise<PlayedDeal> {
    const game = await this.#open(measured);
    let changes = 0;
    const botOf = (contestant: Contestant): AnyBot => makeContestant(game, contestant, () => changes++);
    const duel = { ...game, players, seed, challenger: botOf(challenger), others: botOf(others) };
    // The first games build tables that all later ones use, so they aren't measured.
    if (!this.#warm.has(measured.id)) playDeal({ ...duel, players: 2, seed: 'warm-up' }, 0);
    this.#warm.add(measured.id);
    changes = 0;
    const result = playDeal(duel, deal);
    return { ...result, changes: changes / players };
  }

  async measurePosition({ game: measured, seed, number }: PositionJob): Promise<RegretSample | undefined> {
    const game = await this.#open(measured);
    return measureRegret({ ...game, seed, champion: botFor(game.pack, 6), other: game.pack.bot(5) }, number);
  }

  #open(game: MeasuredGame): Promise<OpenGame> {
    const opened = this.#games.get(game.id) ?? openGame(game, this.#words);
    this.#games.set(game.id, opened);
    return opened;
  }
}

async function openGame({ id, notes }: MeasuredGame, env: Lexicon): Promise<OpenGame> {
  const found = await loadGame(id);
  if (!found) throw new Error(`there is no game ${id}`);
  const pack: AnyGamePackage = found.search ? { ...found, search: { ...found.search, ...notes } } : found;
  return { pack, env, game: bindGame(pack, env), habits: await loadHabits(id) };
}

function makeContestant({ pack, game, habits }: OpenGame, contestant: Contestant, onChange: () => void): AnyBot {
  if ('level' in contestant) return botFor(pack, contestant.level);
  return makeExploiter({ game, base: pack.bot(5), habits, percents: contestant.percents, onChange });
}

/** The habits to try against a game's champion: none, if it has no file of them. */
export async function loadHabits(game: string): Promise<readonly Habit<Shape>[]> {
  const file = new URL(`exploiters/${game}.ts`, import.meta.url);
  if (!existsSync(file)) return [];
  const { habits }: { habits: readonly Habit<Shape>[] } = await import(file.href);
  return habits;
}
