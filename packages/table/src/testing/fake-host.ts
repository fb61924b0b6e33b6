import { type AnyGame, anyBot, anyGame, type Bot, bind, chanceFrom, seedFrom, type Time } from '@wordhoard/kernel';
import type { GameUpdate, TableOptions } from '@wordhoard/protocol';
import type { LogEntry } from '../log.ts';
import { type MatchHost, RunningMatch } from '../running-match.ts';
import { makeSetup, type SealedSetup, type SeedSource } from '../setup.ts';
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
export const seeds: SeedSource = { seed: seedFrom('cards'), nonce: 'ab'.repeat(16), botSeed: 'bots' };
export const setup: SealedSetup = makeSetup(game, 'words', options, seeds);

const thinkWith =
  (bot: Bot<HighCard>): Think =>
  async ({ seen, seat, luck }) =>
    lastInTime(anyBot(bot)({ seen, seat, chance: chanceFrom(luck), env: null }), () => false);

/** A match host with a log in memory, which can be told to fail, and lists of everything sent and of all failures. */
export class FakeHost implements MatchHost {
  time: Time = 0;
  readonly lines: LogEntry[] = [];
  readonly sent: GameUpdate[] = [];
  readonly failures: unknown[] = [];
  /** Fault of the next append. */
  nextFault: 'none' | 'lost' | 'written' | 'hangs' = 'none';
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
      const { nextFault } = this;
      this.nextFault = 'none';
      if (nextFault === 'hangs')
        await new Promise<void>((resolve) => {
          this.release = resolve;
        });
      if (nextFault === 'lost') throw new Error('the disk is full');
      if (lines[0]!.seq !== this.lines.length + 1) return false;
      this.lines.push(...lines);
      if (nextFault === 'written') throw new Error('the answer was lost');
      return true;
    },
    linesAfter: async (seq) => this.lines.slice(seq),
  };
  send(updates: readonly GameUpdate[]): void {
    this.sent.push(...updates);
  }
  scheduleChanged(): void {}
  botFailed(why: unknown): void {
    this.failures.push(why);
  }

  /** Opens a match from the log, with some functions of the host changed. */
  open(changes: Partial<MatchHost> = {}, rules: AnyGame = game): RunningMatch {
    return this.#open(changes, rules, this.lines);
  }
  /** Opens a match from its start, whatever is in the log. */
  begin(changes: Partial<MatchHost> = {}): RunningMatch {
    return this.#open(changes, game, []);
  }
  #open(changes: Partial<MatchHost>, rules: AnyGame, lines: readonly LogEntry[]): RunningMatch {
    const { log, think } = this;
    const host: MatchHost = {
      now: () => this.now(),
      log,
      think,
      send: (updates) => this.send(updates),
      scheduleChanged: () => this.scheduleChanged(),
      botFailed: (why) => this.botFailed(why),
      ...changes,
    };
    const opened = RunningMatch.open(rules, setup, lines, host);
    if ('refusal' in opened) throw new Error(opened.refusal.code);
    return opened.running;
  }
}

export function lay(running: RunningMatch, seat: number, sure = true): { to: number | undefined; answer: object } {
  const { view, question } = running.observe(seat);
  return { to: question?.id, answer: { card: (view as HighCard['view']).mine![0], sure } };
}
