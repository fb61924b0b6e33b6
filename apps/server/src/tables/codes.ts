import { randomInt } from 'node:crypto';

/** Short, easy to say and to spell, and hard to mistake for one another. */
const WORDS = (
  'ANT APE ASH BAT BAY BEE BOX BUD CAT COD COG COW CUB CUP DAB DEN DEW DOE DOG EEL EGG ELF ELK ELM EMU EWE FEN FIG FIN ' +
  'FIR FLY FOG FOX GEM GNU HAT HAY HEN HOP HUT ICE INK IVY JAM JAR JAY JET JOB KEY KID KIT LAP LOG MAP MOP MUG NET NUT ' +
  'OAK OAR OAT OWL PAN PEA PEN PIE PIG PIN POD POT PUP RAM RAY RUG RYE SAP SEA SKI SKY SUN TAR TEA TIN TOP TOY TUB URN ' +
  'VAN VAT VET WAX WEB WIG YAK YAM YEW ZIP'
).split(' ');

const word = (): string => WORDS[randomInt(WORDS.length)]!;

/**
 * Words in a code. A public table is listed with its code, which only has to be short to say: one of a hundred million. Of a
 * table that needs its link the code is all that keeps strangers out: one of a million million, so that even with tables in
 * every place, tries from a thousand addresses at once, each as fast as it may, find none of them within hours.
 */
const WORDS_IN_CODE = { public: 2, link: 4 } as const;

/** Like FOX-OWL-3707, or FOX-OWL-HEN-BEE-3707. A public table that is made private later keeps its own. */
export function newCode(visibility: keyof typeof WORDS_IN_CODE): string {
  const words = Array.from({ length: WORDS_IN_CODE[visibility] }, word);
  return `${words.join('-')}-${String(randomInt(10_000)).padStart(4, '0')}`;
}

/** A log whose lines never hold the code of a table or of a device, whatever went wrong: it would let the reader in. */
export const withoutCodes = (log: { write(line: string): void }): { write(line: string): void } => ({
  write: (line) =>
    log.write(line.replace(/\b(?:[A-Z]{3}-(?:[A-Z]{3}-){0,3}\d{4}|[A-Z2-9]{5}-[A-Z2-9]{5})\b/g, '(code)')),
});

/** Of four words or two; tables made when codes had one word keep theirs. */
const CODE = /^((?:(?:[A-Z]{3}[- ]?){2}){1,2}|[A-Z]{3}[- ]?)(\d{4})$/;

/** As people type it: foxowl3707, Fox Owl 3707. Undefined when it is no code at all. */
export function readCode(text: string): string | undefined {
  const [, words, number] = CODE.exec(text.trim().toUpperCase()) ?? [];
  return words && [...words.match(/[A-Z]{3}/g)!, number].join('-');
}
