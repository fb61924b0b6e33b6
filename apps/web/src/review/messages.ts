import type { BySeat, MadeWord, ReplayFault, SealedRecord, Seat, Shape, Viewer } from '@wordhoard/kernel';
import type { ShortWords } from '@wordhoard/lexicon/short-words';
import type { AnyRefusal, GameUpdate } from '@wordhoard/protocol';
import type { AlternativeMove, CoachFinding, DecisionFinding, Strength } from '@wordhoard/review';
import { type Answer, type Ask, toPageWorker, WorkerClient, type WorkerPort } from '@wordhoard/worker-rpc';
import type { Advice, AdviceAsk, ShortWordsAsk, WordAsk } from './advice.ts';

/** A moment of the match to be shown, or what might have been. */
export interface MomentRequest {
  readonly lines: number;
  readonly viewer: Viewer;
  readonly instead: AlternativeMove | null;
}

/** A decision as the page lists it before it is judged. */
export interface ListedDecision {
  readonly line: number;
  readonly seat: Seat;
  readonly kind: string;
}

/** The playable part of a record, which may end before the record does. */
export interface Contents {
  readonly lines: number;
  /** After how many lines it is worth stopping. */
  readonly stops: readonly number[];
  readonly decisions: readonly ListedDecision[];
  /** Every word that was made, with what was written down for it. */
  readonly words: readonly MadeWord[];
  /** Why not all of it can be believed, or shown. */
  readonly fault: ReplayFault | null;
}

/** The observation after an entry of the record, or why there is none. */
export type ReviewMoment = GameUpdate | { readonly refusal: AnyRefusal };

/** News of a record that was opened, until judge and coach are done. */
export type ReviewReport =
  | { readonly type: 'opened'; readonly contents: Contents }
  /** The audience's views, whenever they changed: a page can read the scores from them. */
  | { readonly type: 'stood'; readonly views: readonly { readonly lines: number; readonly view: Shape['view'] }[] }
  | {
      readonly type: 'judged';
      readonly findings: readonly DecisionFinding[];
      readonly done: number;
      readonly of: number;
    }
  /** After the judge, the coach looks at as many decisions as its budget allows. */
  | {
      readonly type: 'coached';
      readonly findings: readonly CoachFinding[];
      readonly done: number;
      readonly of: number;
      /** It looks at no more. */
      readonly ended: boolean;
    }
  /** When all is judged: each player's strength, null where it can't be told. */
  | { readonly type: 'strengths'; readonly strengths: BySeat<Strength | null> };

/** Requests of the page to the worker, about a record. */
export interface ReviewCalls {
  /** Null when all is judged and coached, or why the record can't be opened. */
  open: { ask: SealedRecord; answer: { readonly why: AnyRefusal | ReplayFault } | null; report: ReviewReport };
  show: { ask: MomentRequest; answer: ReviewMoment };
  /** Judge and coach, or stop until told otherwise. */
  judge: { ask: boolean; answer: null };
}

/** Requests about a game that goes on. The answer is null where the game has none, or something could not be fetched. */
export interface AdviceCalls {
  advise: { ask: AdviceAsk; answer: Advice | null };
  /** Does this game have words at all? Null if it can't be told. */
  hasWords: { ask: string; answer: boolean | null };
  isWord: { ask: WordAsk; answer: boolean | null };
  shortWords: { ask: ShortWordsAsk; answer: ShortWords | null };
}

/** A judge in a worker of its own, for games that go on. It is sent what the player sees, and has nothing else. */
export class AskJudge {
  readonly #client = new WorkerClient<AdviceCalls>(startReviewer);

  /** Null where the judge has nothing to say, or something could not be fetched. */
  ask<K extends keyof AdviceCalls>(name: K, ask: Ask<AdviceCalls, K>): Promise<Answer<AdviceCalls, K> | null> {
    return this.#client.call(name, ask).catch(() => null);
  }

  close(): void {
    void this.#client.close();
  }
}

export const startReviewer = (): WorkerPort =>
  toPageWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
