import type { AnyObservation, Move, Shape } from '@wordhoard/kernel';
import { isAwaited } from '@wordhoard/table';
import { LEARNER, type LessonStep, moveOf } from './lesson.ts';

interface ShowingOptions {
  act(move: Move<Shape>): void;
  /** Calls back after a while: one should see what is done. */
  later(act: () => void): void;
}

/** Does for the learner what a lesson is about, one thing whenever they are asked. */
export class LessonDemo {
  readonly #deeds: LessonStep<Shape>[];
  readonly #options: ShowingOptions;
  #seen: AnyObservation | null = null;
  #isArmed = false;

  constructor(solution: readonly LessonStep<Shape>[], options: ShowingOptions) {
    this.#deeds = [...solution];
    this.#options = options;
  }

  see(seen: AnyObservation): void {
    this.#seen = seen;
    if (this.#isArmed || this.#deeds.length === 0 || !isAwaited(seen, LEARNER)) return;
    this.#isArmed = true;
    this.#options.later(() => {
      this.#isArmed = false;
      const now = this.#seen;
      if (now && isAwaited(now, LEARNER)) this.#options.act(moveOf(now, this.#deeds.shift()!(now)));
    });
  }
}
