import { loadGame } from '@wordhoard/catalog';
import { serve, toPage } from '@wordhoard/worker-rpc';
import { fetchLexicon } from '../offline/lexicon.ts';
import { type VariantCalls, variantHandlers } from '../variants/handlers.ts';
import { type LabCalls, labHandlers } from './handlers.ts';

/** Rules, bots and dictionary for the lab's games, and what a variant may change, off the page's own thread. */
serve<LabCalls & VariantCalls>(toPage(self), { ...labHandlers(loadGame, fetchLexicon), ...variantHandlers(loadGame) });
