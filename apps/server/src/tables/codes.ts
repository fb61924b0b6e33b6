import { randomInt } from 'node:crypto';

/** Short, easy to say and to spell, and hard to mistake for one another. */
const WORDS = (
  'ANT APE ASH BAT BAY BEE BOX BUD CAT COD COG COW CUB CUP DAB DEN DEW DOE DOG EEL EGG ELF ELK ELM EMU EWE FEN FIG FIN ' +
  'FIR FLY FOG FOX GEM GNU HAT HAY HEN HOP HUT ICE INK IVY JAM JAR JAY JET JOB KEY KID KIT LAP LOG MAP MOP MUG NET NUT ' +
  'OAK OAR OAT OWL PAN PEA PEN PIE PIG PIN POD POT PUP RAM RAY RUG RYE SAP SEA SKI SKY SUN TAR TEA TIN TOP TOY TUB URN ' +
  'VAN VAT VET WAX WEB WIG YAK YAM YEW ZIP'
).split(' ');

/** Like FOX-3707. Told to friends over the telephone; a stranger who tries them out is slowed down long before luck. */
export function newCode(): string {
  return `${WORDS[randomInt(WORDS.length)]}-${String(randomInt(10_000)).padStart(4, '0')}`;
}

const CODE = /^([A-Z]{3})[- ]?(\d{4})$/;

/** As people type it: fox3707, Fox 3707. Undefined when it is no code at all. */
export function readCode(text: string): string | undefined {
  const match = CODE.exec(text.trim().toUpperCase());
  return match ? `${match[1]}-${match[2]}` : undefined;
}
