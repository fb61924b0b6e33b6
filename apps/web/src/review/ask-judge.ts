import type { AnyJudgement } from '@wordhoard/kernel';
import type { AdviceAsk, WordAsk } from './advice.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';

type Answer = AnyJudgement | boolean | null;

/** A judge in a worker of its own, for games that go on. It is sent what the player sees, and has nothing else. */
export class AskJudge {
  readonly #asked = new Map<number, (answer: Answer) => void>();
  readonly #worker: Worker;
  #ids = 0;

  constructor() {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
      if (data.type !== 'advised' && data.type !== 'word') return;
      this.#asked.get(data.id)?.(data.type === 'word' ? data.valid : data.judgement);
      this.#asked.delete(data.id);
    };
    this.#worker.onerror = () => {
      for (const answer of this.#asked.values()) answer(null);
      this.#asked.clear();
    };
  }

  /** Null where the judge has nothing to say, or could not be fetched. */
  async ask(ask: AdviceAsk): Promise<AnyJudgement | null> {
    const answer = await this.#send((id) => ({ type: 'advise', id, ask }));
    return typeof answer === 'boolean' ? null : answer;
  }

  /** Null where nobody can say. */
  async isWord(ask: WordAsk): Promise<boolean | null> {
    const answer = await this.#send((id) => ({ type: 'is-word', id, ...ask }));
    return typeof answer === 'boolean' ? answer : null;
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(message: (id: number) => ToReviewer): Promise<Answer> {
    const id = ++this.#ids;
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      this.#worker.postMessage(message(id));
    });
  }
}
