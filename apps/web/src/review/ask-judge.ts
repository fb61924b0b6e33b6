import type { ShortWords } from '@wordhoard/lexicon/short-words';
import { type Answer, type Ask, WorkerClient } from '@wordhoard/worker-rpc';
import type { Advice, AdviceAsk, ShortWordsAsk, WordAsk } from './advice.ts';
import type { AdviceCalls } from './messages.ts';
import { startReviewer } from './start-worker.ts';

/**
 * A judge in a worker of its own, for games that go on. It is sent what the player sees, and has nothing else. Answers
 * are null where the judge has nothing to say, or something could not be fetched.
 */
export class AskJudge {
  readonly #client = new WorkerClient<AdviceCalls>(startReviewer);

  ask(ask: AdviceAsk): Promise<Advice | null> {
    return this.#call('advise', ask);
  }

  /** False too where the game could not be fetched: then nothing can be looked up either. */
  async hasWords(game: string): Promise<boolean> {
    return (await this.#call('hasWords', game)) ?? false;
  }

  isWord(ask: WordAsk): Promise<boolean | null> {
    return this.#call('isWord', ask);
  }

  shortWords(ask: ShortWordsAsk): Promise<ShortWords | null> {
    return this.#call('shortWords', ask);
  }

  close(): void {
    void this.#client.close();
  }

  #call<K extends keyof AdviceCalls>(name: K, ask: Ask<AdviceCalls, K>): Promise<Answer<AdviceCalls, K> | null> {
    return this.#client.call(name, ask).catch(() => null);
  }
}
