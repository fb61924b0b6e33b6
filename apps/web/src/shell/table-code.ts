/** FOX-OWL-3707, however it was typed: 'foxowl3707', 'Fox owl 3707', or the whole link pasted; older ones have one word. */
export function readCode(typed: string): string | undefined {
  const [, first, second, number] = /\b([a-z]{3})[\s-]*(?:([a-z]{3})[\s-]*)?(\d{1,4})\s*$/i.exec(typed) ?? [];
  return first && [first, second, number].filter(Boolean).join('-').toUpperCase();
}
