import { escapeText } from './terminal.ts';

/** Keys whose number is a seat. */
export const SEATS: ReadonlySet<string> = new Set(['seat', 'by', 'winner', 'main', 'turn']);

export const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

function formatScalar(value: string | number | boolean | null): string {
  if (value === null || value === '') return 'none';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : escapeText(String(value));
}

/** Prints any game's view or event as indented lines, with names instead of seat numbers. */
export function formatValue(value: unknown, names: readonly string[], depth: number): string[] {
  const pad = '  '.repeat(depth);
  if (isScalar(value)) return [`${pad}${formatScalar(value)}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const label = Array.isArray(value) ? `${Number(key) + 1}` : escapeText(key);
    if (SEATS.has(key) && typeof part === 'number') return [`${pad}${label}: ${names[part] ?? part}`];
    if (isScalar(part)) return [`${pad}${label}: ${formatScalar(part)}`];
    if (Array.isArray(part) && part.every(isScalar))
      return [`${pad}${label}: ${part.map(formatScalar).join(' ') || 'none'}`];
    return [`${pad}${label}:`, ...formatValue(part, names, depth + 1)];
  });
}
