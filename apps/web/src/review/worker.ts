import { loadGame } from '@wordhoard/catalog';
import { fetchLexicon } from '../offline/lexicon.ts';
import { LEXICON_ID } from '../offline/which-words.ts';
import { adviceInWords, shortWordsOf } from './advice.ts';
import { loadDescribeMove } from './describe-move.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';
import { Reviewer } from './reviewer.ts';

const say = (message: FromReviewer): void => postMessage(message);

/** Rules, judge and dictionary of one record, off the page's own thread. */
const reviewer = new Reviewer({
  load: loadGame,
  words: LEXICON_ID,
  fetchWords: fetchLexicon,
  loadDescribeMove,
  say,
  now: () => performance.now(),
  // A task of its own: messages that have come meanwhile are before it.
  breathe: () => new Promise((done) => setTimeout(done)),
});

/** Time limit in ms after the judge's first judgement, because a person waits. */
const PATIENCE = 2500;

async function advise({ id, ask }: ToReviewer & { type: 'advise' }): Promise<void> {
  try {
    const [pack, words, describe] = await Promise.all([loadGame(ask.game), fetchLexicon(), loadDescribeMove(ask.game)]);
    // Asked from the first judgement on: to read its vocabulary takes a judge longer on some devices than to use it.
    let until = 0;
    const isUp = (): boolean => {
      until ||= performance.now() + PATIENCE;
      return performance.now() > until;
    };
    say({ type: 'advised', id, advice: pack ? adviceInWords(pack, words, describe, ask, isUp) : null });
  } catch {
    say({ type: 'advised', id, advice: null });
  }
}

/** A game whose package could not be fetched has no words that could be looked up. */
async function sayWhetherItHasWords({ id, game }: ToReviewer & { type: 'has-words' }): Promise<void> {
  const pack = await loadGame(game).catch(() => undefined);
  say({ type: 'has-words', id, has: pack?.isWord !== undefined });
}

/** Null where the game has no words, or could not be fetched. */
async function lookUp({ id, game, config, word }: ToReviewer & { type: 'is-word' }): Promise<void> {
  try {
    const [pack, words] = await Promise.all([loadGame(game), fetchLexicon()]);
    say({ type: 'word', id, valid: pack?.isWord?.(words, config, word) ?? null });
  } catch {
    say({ type: 'word', id, valid: null });
  }
}

/** Null where the game has no words, or something could not be fetched. */
async function listShortWords({ id, ...ask }: ToReviewer & { type: 'short-words' }): Promise<void> {
  try {
    const [pack, words] = await Promise.all([loadGame(ask.game), fetchLexicon()]);
    say({ type: 'short-words', id, found: pack ? shortWordsOf(pack, words, ask) : null });
  } catch {
    say({ type: 'short-words', id, found: null });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  if (data.type === 'advise') void advise(data);
  else if (data.type === 'has-words') void sayWhetherItHasWords(data);
  else if (data.type === 'is-word') void lookUp(data);
  else if (data.type === 'short-words') void listShortWords(data);
  else reviewer.hear(data);
});
