import type { AnyJudgement } from '@wordhoard/kernel';
import type { AdviceAsk, WordAsk } from './advice.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';

type Answer = AnyJudgement | boolean | null;

/** What a message answers, and to which question; undefined for messages about a record. */
function answerIn(message: FromReviewer): { readonly id: number; readonly said: Answer } | undefined {
  switch (message.type) {
    case 'advised':
      return { id: message.id, said: message.judgement };
    case 'has-words':
      return { id: message.id, said: message.has };
    case 'word':
      return { id: message.id, said: message.valid };
    default:
      return undefined;
  }
}

/** A judge in a worker of its own, for games that go on. It is sent what the player sees, and has nothing else. */
export class AskJudge {
  readonly #asked = new Map<number, (answer: Answer) => void>();
  readonly #worker: Worker;
  #ids = 0;

  constructor() {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
      const answer = answerIn(data);
      if (!answer) return;
      this.#asked.get(answer.id)?.(answer.said);
      this.#asked.delete(answer.id);
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

  /** False too where the game could not be fetched: then nothing can be looked up either. */
  async hasWords(game: string): Promise<boolean> {
    return (await this.#send((id) => ({ type: 'has-words', id, game }))) === true;
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
