import { createHmac, randomInt } from 'node:crypto';

/** Nothing among them that is taken for another when it is read out or written down. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HALF = 5;

const half = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Like K7QMX-2HVPA: one of 10^15, for minutes, and who tries pays. */
export const newLinkCode = (): string => `${half()}-${half()}`;

/** As people type it; undefined when it is no such code. */
export function readLinkCode(text: string): string | undefined {
  const bare = text.toUpperCase().replace(/[\s-]/g, '');
  const isCode = bare.length === 2 * HALF && [...bare].every((letter) => LETTERS.includes(letter));
  return isCode ? `${bare.slice(0, HALF)}-${bare.slice(HALF)}` : undefined;
}

/** The stored form of a code: a reader of the store without the cookie key can't find the code by trying. */
export const hashOfCode = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`link ${code}`).digest('base64url');
