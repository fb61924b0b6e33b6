/** FOX-3707, however it was typed: 'fox3707', 'Fox 3707', or the whole link pasted. */
export function readCode(typed: string): string | undefined {
  const [, word, number] = /([a-z]{2,8})[\s-]*(\d{1,4})\s*$/i.exec(typed.trim()) ?? [];
  return word && number ? `${word.toUpperCase()}-${number}` : undefined;
}
