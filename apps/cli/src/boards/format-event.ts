import { isScalar, SEATS } from '../format-value.ts';
import { escapeText } from '../terminal.ts';

/**
 * Prints an event in one line, with names instead of seats and ids. `nameOf`: what people call an id, undefined for any
 * other text; `unsaid`: parts to leave out.
 */
export function formatEvent(
  { type, ...rest }: { readonly type: string },
  names: readonly string[],
  nameOf: (id: string) => string | undefined,
  unsaid: readonly string[] = [],
): string {
  const scalar = (value: string | number | boolean): string =>
    typeof value === 'boolean' ? (value ? 'yes' : 'no') : (nameOf(String(value)) ?? escapeText(String(value)));
  const inline = (value: unknown): string => {
    if (isScalar(value)) return value === null || value === '' ? '' : scalar(value);
    if (Array.isArray(value)) {
      const parts = value.map(inline).filter((part) => part !== '');
      return value.every(isScalar) ? parts.join(' ') : parts.map((part) => `(${part})`).join(' ');
    }
    return typeof value === 'object' && value !== null ? partsOf(value).join(', ') : '';
  };
  const partsOf = (value: object): string[] =>
    Object.entries(value).flatMap(([key, part]) => {
      if (unsaid.includes(key) || part === false) return [];
      if (SEATS.has(key) && typeof part === 'number') {
        const name = names[part] ?? `seat ${part + 1}`;
        return [key === 'seat' ? name : `${key} ${name}`];
      }
      const text = inline(part);
      return text === '' ? [] : [part === true ? escapeText(key) : `${escapeText(key)} ${text}`];
    });
  const parts = partsOf(rest);
  return parts.length > 0 ? `${type}: ${parts.join(', ')}` : type;
}
