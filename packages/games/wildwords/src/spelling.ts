/**
 * The string for each asterisk of a pattern when it is read as this word: letters as they are, each asterisk one letter
 * or more [WW-8] [WW-15]. Among several readings the one with the shorter early strings; undefined if none fits.
 */
export function stringsOf(pattern: string, word: string): string[] | undefined {
  const [head = '', ...parts] = pattern.toLowerCase().split('*');
  if (parts.length === 0) return head === word ? [] : undefined;
  const tail = parts.pop()!;
  if (!word.startsWith(head) || !word.endsWith(tail)) return undefined;
  const strings: string[] = [];
  let at = head.length;
  // The earliest place for a part leaves most room for the rest, so it never has to be moved.
  for (const part of parts) {
    const found = word.indexOf(part, at + 1);
    if (found <= at) return undefined;
    strings.push(word.slice(at, found));
    at = found + part.length;
  }
  const last = word.slice(at, Math.max(at, word.length - tail.length));
  return last === '' ? undefined : [...strings, last];
}

export const fits = (pattern: string, word: string): boolean => stringsOf(pattern, word) !== undefined;
