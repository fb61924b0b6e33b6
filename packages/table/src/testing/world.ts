import { type AnyGame, anyBot, anyGame, type Bot, bind, chanceFrom, seedFrom, type Time } from '@wordhoard/kernel';
import type { GameUpdate, TableOptions } from '@wordhoard/protocol';
import type { LogEntry } from '../log.ts';
import { type MatchHost, RunningMatch } from '../running-match.ts';
import { type SealedSetup, type SeedSource, settle } from '../setup.ts';
import { lastInTime, type Think } from '../think.ts';
import { type HighCard, highCard, highCardBot } from './high-card.ts';

export const game: AnyGame = anyGame(bind(highCard, null));
export const options: TableOptions = {
  game: 'high-card',
  config: { rounds: 3 },
  pace: 'live',
  limits: {},
  bank: null,
  visibility: 'link',
  watching: true,
  seats: 2,
};
export const lots: SeedSource = { seed: seedFrom('cards'), nonce: 'ab'.repeat(16), botSeed: 'bots' };
export const setup: SealedSetup = settle(game, 'words', options, lots);

const thinkWith =
  (bot: Bot<HighCard>): Think =>
  async ({ seen, seat, luck }) =>
    lastInTime(anyBot(bot)({ seen, seat, chance: chanceFrom(luck), env: null }), () => false);

/** A log in memory that does as it is told, and everything said and failed. */
export class FakeHost implements MatchHost {
  time: Time = 0;
  readonly lines: LogEntry[] = [];
  readonly told: GameUpdate[] = [];
  readonly failures: unknown[] = [];
  /** Fault of the next append. */
  mishap: 'none' | 'lost' | 'written' | 'hangs' = 'none';
  release: () => void = () => {};
  readonly think: Think;

  constructor(bot: Bot<HighCard> = highCardBot) {
    this.think = thinkWith(bot);
  }
  now(): Time {
    return this.time;
  }
  readonly log: MatchHost['log'] = {
    append: async (lines) => {
      const { mishap } = this;
      this.mishap = 'none';
      if (mishap === 'hangs')
        await new Promise<void>((resolve) => {
          this.release = resolve;
        });
      if (mishap === 'lost') throw new Error('the disk is full');
      if (lines[0]!.seq !== this.lines.length + 1) return false;
      this.lines.push(...lines);
      if (mishap === 'written') throw new Error('the answer was lost');
      return true;
    },
    linesAfter: async (seq) => this.lines.slice(seq),
  };
  tell(updates: readonly GameUpdate[]): void {
    this.told.push(...updates);
  }
  changed(): void {}
  botFailed(why: unknown): void {
    this.failures.push(why);
  }

  /** From the lines there are, in surroundings that may be different in part. */
  open(changes: Partial<MatchHost> = {}, rules: AnyGame = game): RunningMatch {
    return this.#open(changes, rules, this.lines);
  }
  /** From its first moment, whatever there is in the log. */
  begin(changes: Partial<MatchHost> = {}): RunningMatch {
    return this.#open(changes, game, []);
  }
  #open(changes: Partial<MatchHost>, rules: AnyGame, lines: readonly LogEntry[]): RunningMatch {
    const { log, think } = this;
    const around: MatchHost = {
      now: () => this.now(),
      log,
      think,
      tell: (updates) => this.tell(updates),
      changed: () => this.changed(),
      botFailed: (why) => this.botFailed(why),
      ...changes,
    };
    const opened = RunningMatch.open(rules, setup, lines, around);
    if ('refusal' in opened) throw new Error(opened.refusal.code);
    return opened.running;
  }
}

export function lay(running: RunningMatch, seat: number, sure = true): { to: number | undefined; answer: object } {
  const { view, question } = running.seen(seat);
  return { to: question?.id, answer: { card: (view as HighCard['view']).mine![0], sure } };
}
