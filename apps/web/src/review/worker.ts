import { loadGame } from '@wordhoard/catalog';
import type { AnyGamePackage } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import LEXICON_ID from '@wordhoard/lexicon/wordhoard.lex?id';
import { serve, toPage } from '@wordhoard/worker-rpc';
import { fetchLexicon } from '../offline/lexicon.ts';
import { adviceInWords, shortWordsOf } from './advice.ts';
import { loadDescribeMove } from './describe-move.ts';
import type { AdviceCalls, ReviewCalls } from './messages.ts';
import { Reviewer } from './reviewer.ts';

/** Rules, judge and dictionary of one record, off the page's own thread. */
const reviewer = new Reviewer({
  load: loadGame,
  words: LEXICON_ID,
  fetchWords: fetchLexicon,
  loadDescribeMove,
  now: () => performance.now(),
  // A task of its own: messages that have come meanwhile are before it.
  breathe: () => new Promise((done) => setTimeout(done)),
});

/** Time limit in ms after the judge's first judgement, because a person waits. */
const PATIENCE = 2500;

/** Counts from the first call: reading its vocabulary takes a judge longer on some devices than using it. */
function isPatienceOver(): () => boolean {
  let until = 0;
  return () => {
    until ||= performance.now() + PATIENCE;
    return performance.now() > until;
  };
}

const loadWithWords = (game: string): Promise<[AnyGamePackage | undefined, Lexicon]> =>
  Promise.all([loadGame(game), fetchLexicon()]);

serve<ReviewCalls & AdviceCalls>(toPage(self), {
  open: (record, { report }) => reviewer.open(record, report),
  show: (moment) => reviewer.show(moment),
  judge: (on) => reviewer.judge(on),
  advise: async (ask) => {
    const [[pack, words], describe] = await Promise.all([loadWithWords(ask.game), loadDescribeMove(ask.game)]);
    return pack ? adviceInWords(pack, words, describe, ask, isPatienceOver()) : null;
  },
  hasWords: async (game) => (await loadGame(game))?.isWord !== undefined,
  isWord: async ({ game, config, word }) => {
    const [pack, words] = await loadWithWords(game);
    return pack?.isWord?.(words, config, word) ?? null;
  },
  shortWords: async (ask) => {
    const [pack, words] = await loadWithWords(ask.game);
    return pack ? shortWordsOf(pack, words, ask) : null;
  },
});
