import { visible } from './terminal.ts';

/** Keys whose number is a seat. */
const SEATS = new Set(['seat', 'by', 'winner', 'main', 'turn']);

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

function said(value: string | number | boolean | null): string {
  if (value === null || value === '') return 'none';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : visible(String(value));
}

/** Prints any game's view or event as indented lines, with names instead of seat numbers. */
export function plainly(value: unknown, names: readonly string[], depth: number): string[] {
  const pad = '  '.repeat(depth);
  if (isPlain(value)) return [`${pad}${said(value)}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const label = Array.isArray(value) ? `${Number(key) + 1}` : visible(key);
    if (SEATS.has(key) && typeof part === 'number') return [`${pad}${label}: ${names[part] ?? part}`];
    if (isPlain(part)) return [`${pad}${label}: ${said(part)}`];
    if (Array.isArray(part) && part.every(isPlain)) return [`${pad}${label}: ${part.map(said).join(' ') || 'none'}`];
    return [`${pad}${label}:`, ...plainly(part, names, depth + 1)];
  });
}
