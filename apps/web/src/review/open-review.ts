import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BySeat, ReplayFault, SealedRecord, Shape } from '@wordhoard/kernel';
import type { AnyRefusal, GameUpdate } from '@wordhoard/protocol';
import type { CoachFinding, DecisionFinding, Strength } from '@wordhoard/review';
import { WorkerClient } from '@wordhoard/worker-rpc';
import {
  type Contents,
  type MomentRequest,
  type ReviewCalls,
  type ReviewMoment,
  type ReviewReport,
  startReviewer,
} from './messages.ts';

/** How far the coach has looked. */
export interface CoachProgress {
  readonly done: number;
  readonly of: number;
  readonly ended: boolean;
}

type View = { readonly lines: number; readonly view: Shape['view'] };

/** A record under review, as the page has it: the worker's answers as they come. */
export class OpenReview {
  readonly record: SealedRecord;
  readonly #contents: Signal<Contents | { readonly why: ReplayFault | AnyRefusal } | null> = signal(null);
  readonly contents: ReadonlySignal<Contents | { readonly why: ReplayFault | AnyRefusal } | null> = this.#contents;
  readonly #findings: Signal<ReadonlyMap<number, DecisionFinding>> = signal(new Map());
  /** Findings by the entry of the decision. */
  readonly findings: ReadonlySignal<ReadonlyMap<number, DecisionFinding>> = this.#findings;
  readonly #progress: Signal<{ readonly done: number; readonly of: number } | null> = signal(null);
  /** Null before it has begun. */
  readonly progress: ReadonlySignal<{ readonly done: number; readonly of: number } | null> = this.#progress;
  readonly #coached: Signal<ReadonlyMap<number, CoachFinding>> = signal(new Map());
  /** The coach's findings by the entry of the decision. */
  readonly coached: ReadonlySignal<ReadonlyMap<number, CoachFinding>> = this.#coached;
  readonly #coachProgress: Signal<CoachProgress | null> = signal(null);
  /** Null before the coach has begun; it begins when all is judged. */
  readonly coachProgress: ReadonlySignal<CoachProgress | null> = this.#coachProgress;
  readonly #views: Signal<readonly View[]> = signal([]);
  /** The audience's views, whenever they changed. */
  readonly views: ReadonlySignal<readonly View[]> = this.#views;
  readonly #strengths: Signal<BySeat<Strength | null>> = signal([]);
  /** Empty until all decisions are judged. */
  readonly strengths: ReadonlySignal<BySeat<Strength | null>> = this.#strengths;
  readonly #judges: Signal<boolean> = signal(true);
  readonly judges: ReadonlySignal<boolean> = this.#judges;
  readonly #client = new WorkerClient<ReviewCalls>(startReviewer);
  #isClosed = false;

  constructor(record: SealedRecord) {
    this.record = record;
    void this.#open();
  }

  show(wanted: MomentRequest): Promise<ReviewMoment> {
    return this.#client.call('show', wanted).catch(() => ({ refusal: { code: 'offline' } }));
  }

  judge(on: boolean): void {
    this.#judges.value = on;
    // If it fails, so does opening the record.
    this.#client.call('judge', on).catch(() => {});
  }

  close(): void {
    this.#isClosed = true;
    void this.#client.close();
  }

  async #open(): Promise<void> {
    try {
      const fault = await this.#client.call('open', this.record, { report: (news) => this.#hear(news) });
      if (fault) this.#contents.value = fault;
    } catch {
      if (!this.#isClosed) this.#contents.value ??= { why: { code: 'offline' } };
    }
  }

  #hear(news: ReviewReport): void {
    switch (news.type) {
      case 'opened':
        this.#contents.value = news.contents;
        return;
      case 'stood':
        this.#views.value = news.views;
        return;
      case 'strengths':
        this.#strengths.value = news.strengths;
        return;
      case 'judged':
        this.#progress.value = { done: news.done, of: news.of };
        if (news.findings.length > 0)
          this.#findings.value = new Map([
            ...this.#findings.value,
            ...news.findings.map((finding) => [finding.line, finding] as const),
          ]);
        return;
      case 'coached':
        this.#coachProgress.value = { done: news.done, of: news.of, ended: news.ended };
        if (news.findings.length > 0)
          this.#coached.value = new Map([
            ...this.#coached.value,
            ...news.findings.map((finding) => [finding.line, finding] as const),
          ]);
    }
  }
}

/** Everything spectators saw of a game when it ended, from its record; null where it cannot be replayed here. */
export async function finalUpdate(record: SealedRecord): Promise<GameUpdate | null> {
  const review = new OpenReview(record);
  try {
    const contents = await new Promise<NonNullable<typeof review.contents.value>>((known) => {
      const stop = review.contents.subscribe((value) => {
        if (value === null) return;
        known(value);
        queueMicrotask(() => stop());
      });
    });
    if ('why' in contents) return null;
    const shown = await review.show({ lines: contents.lines, viewer: 'audience', instead: null });
    return 'refusal' in shown ? null : shown;
  } finally {
    // Nothing is to be judged.
    review.close();
  }
}

/** All public events of a game, from its record; null if it can't be replayed here. */
export const storyOf = async (record: SealedRecord): Promise<readonly Shape['event'][] | null> =>
  (await finalUpdate(record))?.events ?? null;
