import { explainRejection, openReasons, type Reasons, type Rejection } from '@wordhoard/lexicon';
import { fetchLexicon } from '../offline/lexicon.ts';
import { REASONS_URL } from './address.ts';
import { wordListOf } from './table-words.ts';

export interface WhyNotQuestion {
  readonly n: number;
  readonly word: string;
  /** The options of the table's game. */
  readonly config: object | null;
  readonly minimum: number;
}

export interface WhyNotAnswer {
  readonly n: number;
  /** Null if the table accepts the word, or nothing could be fetched; 'own-list' where it plays with its own list alone. */
  readonly rejection: Rejection | 'own-list' | null;
}

let reasons: Promise<Reasons> | undefined;

async function fetchReasons(): Promise<Reasons> {
  const response = await fetch(REASONS_URL);
  if (!response.ok) throw new Error(`the reasons could not be fetched: ${response.status}`);
  return openReasons(await response.arrayBuffer());
}

async function answer({ word, config, minimum }: WhyNotQuestion): Promise<WhyNotAnswer['rejection']> {
  const list = wordListOf(config);
  if (list === null) return 'own-list';
  reasons ??= fetchReasons();
  try {
    const [lexicon, listed] = await Promise.all([fetchLexicon(), reasons]);
    return explainRejection(lexicon, listed, list, word, { minimum }) ?? null;
  } catch {
    // The next question tries again.
    reasons = undefined;
    return null;
  }
}

addEventListener('message', ({ data }: MessageEvent<WhyNotQuestion>) => {
  void answer(data).then((rejection) => postMessage({ n: data.n, rejection } satisfies WhyNotAnswer));
});
