import type { LoadGame } from '@wordhoard/catalog';
import { type Knob, knobOfLimit, knobsOf, type ParsedVariantFile, parseVariantFile } from '@wordhoard/lab';
import type { Handlers } from '@wordhoard/worker-rpc';

export interface FormKnobs {
  /** Options of the table that are a single value, such as the number of rounds. */
  readonly options: readonly Knob[];
  /** Empty for a game without variants. */
  readonly variant: readonly Knob[];
  /** Time limits, in milliseconds. */
  readonly limits: readonly Knob[];
}

/** Requests of the pages about variants. The schemas with their texts are only in the worker. */
export interface VariantCalls {
  /** Everything a variant file of this game may change. */
  knobs: { ask: string; answer: FormKnobs };
  /** Reads the text of a variant file. */
  readVariant: { ask: string; answer: ParsedVariantFile };
}

const isSingleValue = ({ form: { kind } }: Knob): boolean =>
  kind === 'number' || kind === 'boolean' || kind === 'choice';

export const variantHandlers = (load: LoadGame): Handlers<VariantCalls> => ({
  knobs: async (game) => {
    const pack = await load(game);
    if (!pack) return { options: [], variant: [], limits: [] };
    const { options, variant, limits } = knobsOf(pack);
    return { options: options.filter(isSingleValue), variant, limits: limits.map(knobOfLimit) };
  },
  readVariant: (text) => parseVariantFile(text, load),
});
