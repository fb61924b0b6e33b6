import type { VariantFile } from '@wordhoard/lab';
import { packText, unpackText } from '../net/packed-text.ts';

/** Before the packed file, in the address of the form for a new table. */
const HASH = '#variant=';

/** Longer ones are cut by chat programs. */
const LONGEST_LINK = 6000;
/** In bytes. No variant of our games comes near this; what a link unpacks to is not read any further. */
const LONGEST_TEXT = 100_000;

/** The path of the form for a new table that plays the variant; null if it is too long for a link. */
export async function variantPath(file: VariantFile): Promise<string | null> {
  const path = `/new/${file.game}${HASH}${await packText(JSON.stringify(file))}`;
  return path.length <= LONGEST_LINK ? path : null;
}

/** True for the link of a variant, also for one that was cut off. */
export const hasVariant = (hash: string): boolean =>
  hash.startsWith(HASH) || (hash.length > 1 && HASH.startsWith(hash));

/** The text of the variant file in a link; null if it is damaged. Whether it is a variant file is for its reader to say. */
export const variantText = (hash: string): Promise<string | null> =>
  unpackText(hash.slice(HASH.length), LONGEST_TEXT).catch(() => null);
