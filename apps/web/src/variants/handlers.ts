import type { LoadGame } from '@wordhoard/catalog';
import { type Knob, knobsOf, type ParsedVariantFile, parseVariantFile } from '@wordhoard/lab';
import type { Handlers } from '@wordhoard/worker-rpc';

/** Requests of the pages about variants. The schemas with their texts are only in the worker. */
export interface VariantCalls {
  /** Everything a variant of this game may change; empty for a game without variants. */
  knobs: { ask: string; answer: readonly Knob[] };
  /** Reads the text of a variant file. */
  readVariant: { ask: string; answer: ParsedVariantFile };
}

export const variantHandlers = (load: LoadGame): Handlers<VariantCalls> => ({
  knobs: async (game) => {
    const pack = await load(game);
    return pack ? knobsOf(pack).variant : [];
  },
  readVariant: (text) => parseVariantFile(text, load),
});
