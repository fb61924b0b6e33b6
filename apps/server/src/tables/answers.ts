import type { AnyRefusal } from '@wordhoard/protocol';

/** How many answers are kept for those who ask again. Moves are remembered for good, by the log. */
const KEPT = 200;

/** What was answered to a command: asked again under the same id it is not done again, and the answer is the same. */
export class Answers {
  readonly #answers = new Map<string, Promise<AnyRefusal | null>>();

  get(key: string): Promise<AnyRefusal | null> | undefined {
    return this.#answers.get(key);
  }
  /** What could not be done for no fault of the asker's may be asked for again. */
  keep(
    key: string,
    doing: Promise<AnyRefusal | null>,
    failed: (error: unknown) => AnyRefusal,
  ): Promise<AnyRefusal | null> {
    const answer = doing.catch((error: unknown) => {
      this.#answers.delete(key);
      return failed(error);
    });
    this.#answers.set(key, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= KEPT) break;
      this.#answers.delete(oldest);
    }
    return answer;
  }
}
