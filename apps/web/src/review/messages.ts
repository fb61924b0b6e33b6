import type { MadeWord, ReplayFault, SealedRecord, Seat, Shape, Viewer } from '@wordhoard/kernel';
import type { ShortWords } from '@wordhoard/lexicon/short-words';
import type { AnyRefusal, GameUpdate } from '@wordhoard/protocol';
import type { DecisionFinding, Instead } from '@wordhoard/review';
import type { Advice, AdviceAsk, ShortWordsAsk, WordAsk } from './advice.ts';

/** A moment of the match to be shown, or what might have been. */
export interface MomentRequest {
  readonly lines: number;
  readonly viewer: Viewer;
  readonly instead: Instead | null;
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

/** Messages from the page to the worker. */
export type ToReviewer =
  | { readonly type: 'open'; readonly record: SealedRecord }
  | ({ readonly type: 'show'; readonly id: number } & MomentRequest)
  /** Judge, or stop judging until told otherwise. */
  | { readonly type: 'judge'; readonly on: boolean }
  /** Of a game that goes on. */
  | { readonly type: 'advise'; readonly id: number; readonly ask: AdviceAsk }
  /** Does this game have words at all? */
  | { readonly type: 'has-words'; readonly id: number; readonly game: string }
  | ({ readonly type: 'is-word'; readonly id: number } & WordAsk)
  | ({ readonly type: 'short-words'; readonly id: number } & ShortWordsAsk);

export type FromReviewer =
  | { readonly type: 'opened'; readonly contents: Contents }
  | { readonly type: 'not-opened'; readonly why: AnyRefusal | ReplayFault }
  /** The audience's views, whenever they changed: a page can read the scores from them. */
  | { readonly type: 'stood'; readonly views: readonly { readonly lines: number; readonly view: Shape['view'] }[] }
  | { readonly type: 'shown'; readonly id: number; readonly update: GameUpdate | { readonly refusal: AnyRefusal } }
  | {
      readonly type: 'judged';
      readonly findings: readonly DecisionFinding[];
      readonly done: number;
      readonly of: number;
    }
  | { readonly type: 'advised'; readonly id: number; readonly advice: Advice | null }
  | { readonly type: 'has-words'; readonly id: number; readonly has: boolean }
  | { readonly type: 'word'; readonly id: number; readonly valid: boolean | null }
  | { readonly type: 'short-words'; readonly id: number; readonly found: ShortWords | null };
