import { randomInt } from 'node:crypto';
import { entryAt } from '@wordhoard/kernel';

/** Short, easy to say and to spell, and hard to mistake for one another. */
const WORDS = (
  'ANT APE ASH BAT BAY BEE BOX BUD CAT COD COG COW CUB CUP DAB DEN DEW DOE DOG EEL EGG ELF ELK ELM EMU EWE FEN FIG FIN ' +
  'FIR FLY FOG FOX GEM GNU HAT HAY HEN HOP HUT ICE INK IVY JAM JAR JAY JET JOB KEY KID KIT LAP LOG MAP MOP MUG NET NUT ' +
  'OAK OAR OAT OWL PAN PEA PEN PIE PIG PIN POD POT PUP RAM RAY RUG RYE SAP SEA SKI SKY SUN TAR TEA TIN TOP TOY TUB URN ' +
  'VAN VAT VET WAX WEB WIG YAK YAM YEW ZIP'
).split(' ');

const word = (): string => entryAt(WORDS, randomInt(WORDS.length));

/**
 * Words in a code. A public table is listed with its code, which only has to be short: one in 10^8. For other tables
 * the code is all that keeps strangers out: one in 10^12, so that even with a full server, a thousand addresses that
 * try as fast as they may find none within hours.
 */
const WORDS_IN_CODE = { public: 2, link: 4 } as const;

/** Creates a code like FOX-OWL-3707 or FOX-OWL-HEN-BEE-3707. A public table that becomes private keeps its code. */
export function newCode(visibility: keyof typeof WORDS_IN_CODE): string {
  const words = Array.from({ length: WORDS_IN_CODE[visibility] }, word);
  return `${words.join('-')}-${String(randomInt(10_000)).padStart(4, '0')}`;
}

/** Wraps a log so that no line contains the code of a table or device: a reader could use it. */
export const withoutCodes = (log: { write(line: string): void }): { write(line: string): void } => ({
  write: (line) =>
    log.write(line.replace(/\b(?:[A-Z]{3}-(?:[A-Z]{3}-){0,3}\d{4}|[A-Z2-9]{5}-[A-Z2-9]{5})\b/g, '(code)')),
});

/** Codes have four words or two, and in old tables one. */
const CODE = /^((?:(?:[A-Z]{3}[- ]?){2}){1,2}|[A-Z]{3}[- ]?)(\d{4})$/;

/** Reads a code as people type it: foxowl3707, Fox Owl 3707. Undefined if it isn't one. */
export function readCode(text: string): string | undefined {
  const [, words, number] = CODE.exec(text.trim().toUpperCase()) ?? [];
  return words && [...words.match(/[A-Z]{3}/g)!, number].join('-');
}
