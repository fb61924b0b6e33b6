import { loadGame } from '@wordhoard/catalog';
import { fetchLexicon } from '../offline/lexicon.ts';
import { LEXICON_ID } from '../offline/which-words.ts';
import { adviceOn } from './advice.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';
import { Reviewer } from './reviewer.ts';

const say = (message: FromReviewer): void => postMessage(message);

/** Rules, judge and dictionary of one record, off the page's own thread. */
const reviewer = new Reviewer({
  load: loadGame,
  words: LEXICON_ID,
  fetchWords: fetchLexicon,
  say,
  now: () => performance.now(),
  // A task of its own: messages that have come meanwhile are before it.
  breathe: () => new Promise((done) => setTimeout(done)),
});

/** Somebody waits for it, in ms. */
const PATIENCE = 2500;

async function advise({ id, ask }: ToReviewer & { type: 'advise' }): Promise<void> {
  try {
    const [pack, words] = await Promise.all([loadGame(ask.game), fetchLexicon()]);
    const until = performance.now() + PATIENCE;
    const judgement = pack ? adviceOn(pack, words, ask, () => performance.now() > until) : null;
    say({ type: 'advised', id, judgement });
  } catch {
    say({ type: 'advised', id, judgement: null });
  }
}

/** Null where the game cannot say, or has not come. */
async function lookUp({ id, game, config, word }: ToReviewer & { type: 'is-word' }): Promise<void> {
  try {
    const [pack, words] = await Promise.all([loadGame(game), fetchLexicon()]);
    say({ type: 'word', id, valid: pack?.isWord?.(words, config, word) ?? null });
  } catch {
    say({ type: 'word', id, valid: null });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  if (data.type === 'advise') void advise(data);
  else if (data.type === 'is-word') void lookUp(data);
  else reviewer.hear(data);
});
