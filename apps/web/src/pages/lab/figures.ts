import { figure } from '../../ui/format.ts';

/** As many digits as one reads at a glance: 4.4, 52, 0.03. */
export function amount(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  const digits = size >= 99.5 || Number.isInteger(value) ? 0 : size >= 0.095 || size === 0 ? 1 : 2;
  return figure(Number(value.toFixed(digits)));
}

/** A share in whole per cents. */
export const percent = (share: number): string => (Number.isFinite(share) ? `${Math.round(100 * share)} %` : '–');

/** '3–7', '20–24 %'; below nothing a dash would look like another minus. */
export function fromTo(low: number, high: number, text: (value: number) => string): string {
  const [from, to] = [text(low), text(high)];
  if (from === to) return from;
  if (low < 0) return `${from} to ${to}`;
  return `${from.replace(/ %$/, '')}–${to}`;
}
