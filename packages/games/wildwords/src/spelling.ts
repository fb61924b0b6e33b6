/**
 * The string that each asterisk of a pattern stands for in this word, at least one letter each [WW-8] [WW-15]. Of several
 * readings the one with the shorter early strings; undefined if the word doesn't fit.
 */
export function asteriskStrings(pattern: string, word: string): string[] | undefined {
  const [head = '', ...parts] = pattern.toLowerCase().split('*');
  if (parts.length === 0) return head === word ? [] : undefined;
  const tail = parts.pop()!;
  if (!word.startsWith(head) || !word.endsWith(tail)) return undefined;
  const strings: string[] = [];
  let at = head.length;
  // The earliest place for a part leaves most room for the rest, so there is no need to backtrack.
  for (const part of parts) {
    const found = word.indexOf(part, at + 1);
    if (found <= at) return undefined;
    strings.push(word.slice(at, found));
    at = found + part.length;
  }
  const last = word.slice(at, Math.max(at, word.length - tail.length));
  return last === '' ? undefined : [...strings, last];
}

export const fitsPattern = (pattern: string, word: string): boolean => asteriskStrings(pattern, word) !== undefined;
