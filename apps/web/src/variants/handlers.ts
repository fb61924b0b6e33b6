import type { LoadGame } from '@wordhoard/catalog';
import { type Knob, knobOfLimit, knobsOf, type ParsedVariantFile, parseVariantFile } from '@wordhoard/lab';
import type { Handlers } from '@wordhoard/worker-rpc';

export interface FormKnobs {
  /** Empty for a game without variants. */
  readonly variant: readonly Knob[];
  /** Time limits, in milliseconds. */
  readonly limits: readonly Knob[];
}

/** Requests of the pages about variants. The schemas with their texts are only in the worker. */
export interface VariantCalls {
  /** Everything a variant file of this game may change, without the options of the table. */
  knobs: { ask: string; answer: FormKnobs };
  /** Reads the text of a variant file. */
  readVariant: { ask: string; answer: ParsedVariantFile };
}

export const variantHandlers = (load: LoadGame): Handlers<VariantCalls> => ({
  knobs: async (game) => {
    const pack = await load(game);
    if (!pack) return { variant: [], limits: [] };
    const { variant, limits } = knobsOf(pack);
    return { variant, limits: limits.map(knobOfLimit) };
  },
  readVariant: (text) => parseVariantFile(text, load),
});
