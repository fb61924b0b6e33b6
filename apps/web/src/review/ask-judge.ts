import type { ShortWords } from '@wordhoard/lexicon/short-words';
import type { Advice, AdviceAsk, ShortWordsAsk, WordAsk } from './advice.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';

/** A judge in a worker of its own, for games that go on. It is sent what the player sees, and has nothing else. */
export class AskJudge {
  readonly #asked = new Map<number, (reply: FromReviewer | null) => void>();
  readonly #worker: Worker;
  #ids = 0;

  constructor() {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
      // Messages about a record aren't answers to requests made here.
      if (!('id' in data)) return;
      this.#asked.get(data.id)?.(data);
      this.#asked.delete(data.id);
    };
    this.#worker.onerror = () => {
      for (const answer of this.#asked.values()) answer(null);
      this.#asked.clear();
    };
  }

  /** Null where the judge has nothing to say, or could not be fetched. */
  async ask(ask: AdviceAsk): Promise<Advice | null> {
    const reply = await this.#send((id) => ({ type: 'advise', id, ask }));
    return reply?.type === 'advised' ? reply.advice : null;
  }

  /** False too where the game could not be fetched: then nothing can be looked up either. */
  async hasWords(game: string): Promise<boolean> {
    const reply = await this.#send((id) => ({ type: 'has-words', id, game }));
    return reply?.type === 'has-words' && reply.has;
  }

  /** Null if it can't be told. */
  async isWord(ask: WordAsk): Promise<boolean | null> {
    const reply = await this.#send((id) => ({ type: 'is-word', id, ...ask }));
    return reply?.type === 'word' ? reply.valid : null;
  }

  /** Null where the game has no words, or something could not be fetched. */
  async shortWords(ask: ShortWordsAsk): Promise<ShortWords | null> {
    const reply = await this.#send((id) => ({ type: 'short-words', id, ...ask }));
    return reply?.type === 'short-words' ? reply.found : null;
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(message: (id: number) => ToReviewer): Promise<FromReviewer | null> {
    const id = ++this.#ids;
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      this.#worker.postMessage(message(id));
    });
  }
}
