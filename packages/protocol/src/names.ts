import { lookAlikeKey } from './look-alikes.ts';

/** The longest name that is taken. */
export const MAX_NAME_LENGTH = 20;

const BOT_NAMES = ['Ada', 'Basil', 'Clio', 'Dora', 'Emil', 'Flora'] as const;

const looksSame = (a: string, b: string): boolean => lookAlikeKey(a) === lookAlikeKey(b);

/**
 * [ours] Two at a table with one name could not be told apart: "Pass the device to Mum". The later one is Mum 2, cut
 * where that would be too long; and so is one that only looks the same, with a letter of another alphabet in it.
 */
export function distinctName(name: string, taken: readonly string[]): string {
  const isFree = (wanted: string): boolean => !taken.some((other) => looksSame(other, wanted));
  if (isFree(name)) return name;
  let n = 2;
  while (!isFree(numbered(name, n))) n++;
  return numbered(name, n);
}

function numbered(name: string, n: number): string {
  const end = ` ${n}`;
  let start = name;
  // By whole characters: half of one would be no text.
  while (start.length + end.length > MAX_NAME_LENGTH) start = [...start].slice(0, -1).join('');
  return start.trimEnd() + end;
}

/** Each name, the first as it is and every later one told apart from those before it. */
export function distinctNames(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const name of names) taken.push(distinctName(name, taken));
  return taken;
}

/** Name for the next bot at a table. */
export const botName = (taken: readonly string[]): string =>
  BOT_NAMES.find((free) => !taken.some((other) => looksSame(other, free))) ?? distinctName(BOT_NAMES[0], taken);
