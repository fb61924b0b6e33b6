import { loadGame } from '@wordhoard/catalog';
import { fetchLexicon } from '../offline/lexicon.ts';
import { LabHand } from './hand.ts';
import type { ToHand } from './messages.ts';

/** Rules, bots and dictionary for the lab's games, off the page's own thread. */
const hand = new LabHand({ load: loadGame, fetchWords: fetchLexicon, say: (message) => postMessage(message) });

addEventListener('message', ({ data }: MessageEvent<ToHand>) => hand.hear(data));
