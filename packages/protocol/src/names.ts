import { lookAlikeKey } from './look-alikes.ts';

/** Length of the longest name, in UTF-16 units. */
export const MAX_NAME_LENGTH = 20;

const BOT_NAMES = ['Ada', 'Basil', 'Clio', 'Dora', 'Emil', 'Flora'] as const;

const looksSame = (a: string, b: string): boolean => lookAlikeKey(a) === lookAlikeKey(b);

/**
 * [ours] Makes a name that no one at the table has, because "Pass the device to Mum" must be clear. The second Mum
 * becomes Mum 2, shortened if needed. Names that only look alike, with letters of another alphabet, count as equal.
 */
export function distinctName(name: string, taken: readonly string[]): string {
  const isFree = (wanted: string): boolean => !taken.some((other) => looksSame(other, wanted));
  if (isFree(name)) return name;
  let n = 2;
  while (!isFree(addNumber(name, n))) n++;
  return addNumber(name, n);
}

function addNumber(name: string, n: number): string {
  const end = ` ${n}`;
  let start = name;
  // By whole characters: half of one would be no text.
  while (start.length + end.length > MAX_NAME_LENGTH) start = [...start].slice(0, -1).join('');
  return start.trimEnd() + end;
}

/** Makes all names distinct; the first of equal names stays as it is. */
export function distinctNames(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const name of names) taken.push(distinctName(name, taken));
  return taken;
}

/** Name for the next bot at a table. */
export const botName = (taken: readonly string[]): string =>
  BOT_NAMES.find((free) => !taken.some((other) => looksSame(other, free))) ?? distinctName(BOT_NAMES[0], taken);
