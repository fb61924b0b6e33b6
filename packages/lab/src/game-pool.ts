import type { SealedRecord } from '@wordhoard/kernel';
import type { Experiment, GameKey } from './experiment.ts';
import { makeLine } from './file.ts';
import type { LabGame } from './lab-game.ts';
import { isBroken } from './line.ts';
import { playGame } from './play.ts';

/** A worker's report on a game it has played. */
export interface WorkerReport {
  readonly key: GameKey;
  /** Its line of the file. */
  readonly text: string;
  /** Only of a game that broke the contract. */
  readonly record: SealedRecord | null;
}

export function playAndSay(house: LabGame, experiment: Experiment, key: GameKey): WorkerReport {
  const { line, record } = playGame(house, experiment, key);
  return { key, text: makeLine(line), record: isBroken(line) ? record : null };
}

/** A worker, wherever it runs: a thread of Node, a worker of a page. */
export interface GameWorker {
  play(key: GameKey): void;
  dismiss(): Promise<unknown>;
}

/** Callbacks for a worker. */
export interface Employer {
  played(said: WorkerReport): void;
  failed(why: unknown): void;
}

export interface CrewOptions {
  readonly games: readonly GameKey[];
  readonly hands: number;
  hire(employer: Employer): GameWorker;
  played(said: WorkerReport): void;
}

export interface GamePool {
  /** When all are played, or soon after the crew was stopped; fails when a worker does. */
  readonly done: Promise<void>;
  stop(): void;
}

/** Games each worker has in hand, so that none waits for the next to be handed over. */
const IN_HAND = 2;

/** Plays these games with so many workers. */
export function playAll({ games, hands, hire, played }: CrewOptions): GamePool {
  const left = games.toReversed();
  const dismissals: (() => void)[] = [];
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    for (const dismiss of dismissals) dismiss();
  };
  const employ = (): Promise<void> =>
    new Promise((done, failed) => {
      let inHand = 0;
      const hand = hire({
        played(said) {
          if (stopped) return;
          inHand -= 1;
          played(said);
          give();
        },
        failed(why) {
          failed(why);
          stop();
        },
      });
      const dismiss = (): void => void hand.dismiss().then(() => done(), failed);
      const give = (): void => {
        for (; inHand < IN_HAND && left.length > 0; inHand++) hand.play(left.pop()!);
        if (inHand === 0) dismiss();
      };
      dismissals.push(dismiss);
      give();
    });
  const all = Promise.all(Array.from({ length: Math.min(hands, games.length) }, employ));
  return { done: all.then(() => {}), stop };
}
