import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ReplayFault, SealedRecord, Shape } from '@wordhoard/kernel';
import type { AnyRefusal, GameUpdate } from '@wordhoard/protocol';
import type { DecisionFinding } from '@wordhoard/review';
import type { Contents, FromReviewer, MomentRequest, ToReviewer } from './messages.ts';

type ReviewMoment = GameUpdate | { readonly refusal: AnyRefusal };
type View = { readonly lines: number; readonly view: Shape['view'] };

/** A record under review, as the page has it: the worker's answers as they come. */
export class OpenReview {
  readonly record: SealedRecord;
  readonly #contents: Signal<Contents | { readonly why: ReplayFault | AnyRefusal } | null> = signal(null);
  readonly #findings: Signal<ReadonlyMap<number, DecisionFinding>> = signal(new Map());
  readonly #progress: Signal<{ readonly done: number; readonly of: number } | null> = signal(null);
  readonly #views: Signal<readonly View[]> = signal([]);
  readonly #judges: Signal<boolean> = signal(true);
  readonly #asked = new Map<number, (shown: ReviewMoment) => void>();
  readonly #worker: Worker;
  #ids = 0;

  constructor(record: SealedRecord) {
    this.record = record;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => this.#hear(data);
    this.#worker.onerror = () => {
      this.#contents.value ??= { why: { code: 'offline' } };
    };
    this.#send({ type: 'open', record });
  }

  get contents(): ReadonlySignal<Contents | { readonly why: ReplayFault | AnyRefusal } | null> {
    return this.#contents;
  }
  /** Findings by the entry of the decision. */
  get findings(): ReadonlySignal<ReadonlyMap<number, DecisionFinding>> {
    return this.#findings;
  }
  /** Null before it has begun. */
  get progress(): ReadonlySignal<{ readonly done: number; readonly of: number } | null> {
    return this.#progress;
  }
  /** The audience's views, whenever they changed. */
  get views(): ReadonlySignal<readonly View[]> {
    return this.#views;
  }
  get judges(): ReadonlySignal<boolean> {
    return this.#judges;
  }

  show(wanted: MomentRequest): Promise<ReviewMoment> {
    const id = ++this.#ids;
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      this.#send({ type: 'show', id, ...wanted });
    });
  }

  judge(on: boolean): void {
    this.#judges.value = on;
    this.#send({ type: 'judge', on });
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(message: ToReviewer): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromReviewer): void {
    switch (message.type) {
      case 'opened':
        this.#contents.value = message.contents;
        return;
      case 'not-opened':
        this.#contents.value = { why: message.why };
        return;
      case 'stood':
        this.#views.value = message.views;
        return;
      case 'shown':
        this.#asked.get(message.id)?.(message.update);
        this.#asked.delete(message.id);
        return;
      case 'judged':
        this.#progress.value = { done: message.done, of: message.of };
        if (message.findings.length > 0)
          this.#findings.value = new Map([
            ...this.#findings.value,
            ...message.findings.map((finding) => [finding.line, finding] as const),
          ]);
        return;
      // Of a game that is over no advice is asked.
      case 'advised':
      case 'word':
    }
  }
}
