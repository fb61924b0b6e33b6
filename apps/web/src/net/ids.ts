/** Four words and a number, or two; older codes have one word. A number may be cut short: then no table is found. */
const CODE = /\b((?:(?:[a-z]{3}[\s-]*){2}){1,2}|[a-z]{3}[\s-]*)(\d{1,4})\s*$/i;

/** FOX-OWL-3707, however it was typed: 'foxowl3707', 'Fox owl 3707', or the whole link pasted. */
export function readCode(typed: string): string | undefined {
  const [, words, number] = CODE.exec(typed) ?? [];
  return words && [...words.match(/[a-z]{3}/gi)!, number].join('-').toUpperCase();
}

/** Random bytes in hex. Not randomUUID: that is missing where a table is reached over plain http in a local network. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
