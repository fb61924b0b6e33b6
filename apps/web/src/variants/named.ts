/** A variant, as far as code that treats all games alike knows it. */
export interface NamedVariant {
  readonly name: string;
}

/** The variant among the options of a table or a file; null if the game is played as printed. */
export function variantIn(config: object | null): NamedVariant | null {
  const variant: unknown = config && 'variant' in config ? config.variant : null;
  const isNamed = typeof variant === 'object' && variant !== null && 'name' in variant;
  // A file may have anything here.
  return isNamed && typeof variant.name === 'string' ? { ...variant, name: variant.name } : null;
}
