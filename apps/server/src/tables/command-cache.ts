import type { AnyRefusal } from '@wordhoard/protocol';

/** Answers in the cache. Moves don't need it: the log remembers them for good. */
const MAX_ANSWERS = 200;

/** Answers to commands: a command repeated under the same id isn't executed again, and gets the same answer. */
export class CommandCache {
  readonly #answers = new Map<string, Promise<AnyRefusal | null>>();

  get(key: string): Promise<AnyRefusal | null> | undefined {
    return this.#answers.get(key);
  }
  /** A command that failed through no fault of the client may be tried again. */
  add(
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
      if (this.#answers.size <= MAX_ANSWERS) break;
      this.#answers.delete(oldest);
    }
    return answer;
  }
}
