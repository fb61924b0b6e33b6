import { explainRejection, openReasons, type Reasons, type Rejection } from '@wordhoard/lexicon';
import { serve, toPage } from '@wordhoard/worker-rpc';
import { REASONS_URL } from '../offline/address.ts';
import { fetchLexicon } from '../offline/lexicon.ts';
import { wordListOf } from './table-words.ts';

interface WhyNotQuestion {
  readonly word: string;
  /** The options of the table's game. */
  readonly config: object | null;
  readonly minimum: number;
}
/** Null if the table accepts the word, or nothing could be fetched; 'own-list' where it plays with its own list alone. */
type WhyNotAnswer = Rejection | 'own-list' | null;

export interface WhyNotCalls {
  explain: { ask: WhyNotQuestion; answer: WhyNotAnswer };
}

let reasons: Promise<Reasons> | undefined;

async function fetchReasons(): Promise<Reasons> {
  const response = await fetch(REASONS_URL);
  if (!response.ok) throw new Error(`the reasons could not be fetched: ${response.status}`);
  return openReasons(await response.arrayBuffer());
}

async function explain({ word, config, minimum }: WhyNotQuestion): Promise<WhyNotAnswer> {
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

serve<WhyNotCalls>(toPage(self), { explain });
