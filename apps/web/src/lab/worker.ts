import { loadGame } from '@wordhoard/catalog';
import { serve, toPage } from '@wordhoard/worker-rpc';
import { fetchLexicon } from '../offline/lexicon.ts';
import { type LabCalls, labHandlers } from './handlers.ts';

/** Rules, bots and dictionary for the lab's games, off the page's own thread. */
serve<LabCalls>(toPage(self), labHandlers(loadGame, fetchLexicon));
