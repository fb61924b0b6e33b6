import type { AnyRefusal } from '@wordhoard/protocol';

/** Answers in the cache. Moves don't need it: the log remembers them for good. */
const MAX_ANSWERS = 200;

type Answer = AnyRefusal | null;

/** Answers to commands: a command repeated under the same id isn't executed again, and gets the same answer. */
export class CommandCache {
  readonly #answers = new Map<string, Answer | Promise<Answer>>();

  /** Undefined if the command is not known. */
  get(key: string): Answer | Promise<Answer> | undefined {
    return this.#answers.get(key);
  }
  /** Carries out a command. One that failed through no fault of the client may be tried again. */
  run(
    key: string,
    work: () => Answer | Promise<Answer>,
    failed: (error: unknown) => AnyRefusal,
  ): Answer | Promise<Answer> {
    try {
      const answer = work();
      return this.#add(key, answer instanceof Promise ? this.#withoutFailure(key, answer, failed) : answer);
    } catch (error) {
      return failed(error);
    }
  }
  #withoutFailure(key: string, answer: Promise<Answer>, failed: (error: unknown) => AnyRefusal): Promise<Answer> {
    return answer.catch((error: unknown) => {
      this.#answers.delete(key);
      return failed(error);
    });
  }
  #add(key: string, answer: Answer | Promise<Answer>): Answer | Promise<Answer> {
    this.#answers.set(key, answer);
    // A map keeps its keys in the order they were added.
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }
}
