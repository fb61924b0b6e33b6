import * as v from 'valibot';
import type { Schema } from './schema.ts';

/** Changes to a game's components and numbers, as data: the field `variant` of its config. Names only what differs. */
export interface Variant {
  /** Shown at the table and in reports. */
  readonly name: string;
}

/** What a designer may change about a game. */
export interface VariantNotes<V extends Variant> {
  /**
   * Each field has a title and a description (valibot's `title` and `description`), for forms and documents. A check of
   * the whole variant (a deck too small to deal, say) has a message in words.
   */
  readonly schema: Schema<V>;
  /** The printed value of every field but the name. */
  readonly printed: Omit<Required<V>, 'name'>;
  /**
   * Sentences about what is possible but hardly meant.
   *
   * @param options all options of the table
   * @param named those that its designer named, besides the variant
   */
  warnings?(variant: V, options: Readonly<Record<string, unknown>>, named: readonly string[]): readonly string[];
}

export const MAX_NAME_LENGTH = 60;

/** The `name` of every game's variant. */
export const variantName: Schema<string> = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(MAX_NAME_LENGTH),
  v.title('Name'),
  v.description('What to call this variant, at the table and in reports.'),
);

/** Enough for the tables of one server thread or one experiment that use different variants at once. */
const MAX_REMEMBERED = 50;

/**
 * Makes a function that builds what a config's variant describes (a deck, a board), and builds it only once. Each move
 * copies the config, so equal variants are recognised by their text.
 */
export function componentsByVariant<V extends Variant, C>(
  build: (variant: V | undefined) => C,
): (config: { readonly variant?: V }) => C {
  const printed = build(undefined);
  const byObject = new WeakMap<V, C>();
  const byText = new Map<string, C>();
  return ({ variant }) => {
    if (!variant) return printed;
    const known = byObject.get(variant);
    if (known) return known;
    const text = JSON.stringify(variant);
    const components = byText.get(text) ?? build(variant);
    // Deleted and added again, so that the first key is the one not used for longest.
    byText.delete(text);
    byText.set(text, components);
    for (const oldest of byText.keys()) {
      if (byText.size <= MAX_REMEMBERED) break;
      byText.delete(oldest);
    }
    byObject.set(variant, components);
    return components;
  };
}
