/** An asterisk tile within a sentence. */
export const GLYPH = '✱';
export const SPOKEN_GLYPH = 'asterisk';

/** `STAI✱✱✱` for the engine's `STAI***`. */
export const showAsterisks = (pattern: string): string => pattern.replaceAll('*', GLYPH);

/** `STAI asterisk asterisk asterisk`: screen readers skip the glyph, or call it by a name of their own. */
export function sayAsterisks(text: string): string {
  if (!text.includes(GLYPH)) return text;
  return text
    .replaceAll(GLYPH, ` ${SPOKEN_GLYPH} `)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,:;?!’])/g, '')
    .trim();
}
