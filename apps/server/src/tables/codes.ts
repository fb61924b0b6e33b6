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
 * Like FOX-OWL-3707. Told to friends over the telephone, and one of a hundred million: a stranger who tries them out is
 * slowed down long before luck. Every table has one, since any may be made private later.
 */
export function newCode(): string {
  return `${word()}-${word()}-${String(randomInt(10_000)).padStart(4, '0')}`;
}

/** A log whose lines never hold the code of a table or of a device, whatever went wrong: it would let the reader in. */
export const withoutCodes = (log: { write(line: string): void }): { write(line: string): void } => ({
  write: (line) => log.write(line.replace(/\b(?:[A-Z]{3}-(?:[A-Z]{3}-)?\d{4}|[A-Z2-9]{5}-[A-Z2-9]{5})\b/g, '(code)')),
});

/** Tables made when codes had one word keep theirs. */
const CODE = /^([A-Z]{3})[- ]?(?:([A-Z]{3})[- ]?)?(\d{4})$/;

/** As people type it: foxowl3707, Fox Owl 3707. Undefined when it is no code at all. */
export function readCode(text: string): string | undefined {
  const [, ...parts] = CODE.exec(text.trim().toUpperCase()) ?? [];
  return parts.filter((part) => part !== undefined).join('-') || undefined;
}
