import { createHmac, randomInt } from 'node:crypto';

/** Without characters that look or sound alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HALF = 5;

const half = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Like K7QMX-2HVPA. There are 10^15 of them, each lasts minutes, and tries are limited. */
export const newLinkCode = (): string => `${half()}-${half()}`;

/** Reads a code as people type it; undefined if it isn't one. */
export function readLinkCode(text: string): string | undefined {
  const bare = text.toUpperCase().replace(/[\s-]/g, '');
  const isCode = bare.length === 2 * HALF && [...bare].every((letter) => LETTERS.includes(letter));
  return isCode ? `${bare.slice(0, HALF)}-${bare.slice(HALF)}` : undefined;
}

/** The stored form of a code: a reader of the store without the cookie key can't find the code by trying. */
export const hashOfCode = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`link ${code}`).digest('base64url');
