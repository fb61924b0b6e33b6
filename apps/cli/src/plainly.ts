import { visible } from './terminal.ts';

/** Under these names a number is somebody's place. */
const SEATS = new Set(['seat', 'by', 'winner', 'main', 'turn']);

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

function said(value: string | number | boolean | null): string {
  if (value === null || value === '') return 'none';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : visible(String(value));
}

/** What every game's views and events are made of, line by line as a person would note it: names for seats, no braces. */
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
