import { LINK_KINDS, type Link } from './links.ts';

/**
 * The compiled families: what the spelling rules get wrong, and nothing else. All numbers are varints (7 bits a byte,
 * low first), words are given by the gap to the one before:
 *
 *   n, n gaps, n masks                          bit i of a mask: link i of `spelledLinks` is not real
 *   n, n gaps, n × (kind, dropped letters, count of added letters, the letters)      links spelling does not show
 */
export interface FamilyData {
  /** Numbers of the words with a wrong link, ascending, and which. */
  readonly refusedAt: Uint32Array;
  readonly refused: Uint8Array;
  readonly extras: ReadonlyMap<number, readonly Extra[]>;
}

/** A link, its base as a change to the end of the word: mice → drop 3, add `ouse`. */
export interface Extra {
  readonly kind: Link['kind'];
  readonly drop: number;
  readonly add: string;
}

export function makeExtra(word: string, { base, kind }: Link): Extra {
  let common = 0;
  while (common < word.length && word[common] === base[common]) common++;
  return { kind, drop: word.length - common, add: base.slice(common) };
}

export const linkOf = (word: string, { kind, drop, add }: Extra): Link => ({
  base: word.slice(0, word.length - drop) + add,
  kind,
});

export interface WordValue<T> {
  /** The word's number in the lexicon. */
  readonly at: number;
  readonly value: T;
}

/** Both lists must ascend by `at`. */
export function packFamilies(refusals: readonly WordValue<number>[], extras: readonly WordValue<Extra>[]): Uint8Array {
  const out: number[] = [];
  const put = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest >>>= 7) out.push((rest & 127) | 128);
    out.push(rest);
  };
  const putPlaces = (entries: readonly WordValue<unknown>[]): void => {
    put(entries.length);
    let before = 0;
    for (const { at } of entries) {
      put(at - before);
      before = at;
    }
  };
  putPlaces(refusals);
  for (const { value } of refusals) put(value);
  putPlaces(extras);
  for (const { value } of extras) {
    put(LINK_KINDS.indexOf(value.kind));
    put(value.drop);
    put(value.add.length);
    for (const letter of value.add) put(letter.charCodeAt(0));
  }
  return Uint8Array.from(out);
}

export function readFamilies(bytes: Uint8Array): FamilyData {
  let next = 0;
  const take = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[next++];
      if (byte === undefined) throw new Error('the families are cut short');
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const takePlaces = (): Uint32Array => {
    const places = new Uint32Array(take());
    let at = 0;
    for (let i = 0; i < places.length; i++) {
      at += take();
      places[i] = at;
    }
    return places;
  };
  const refusedAt = takePlaces();
  const refused = new Uint8Array(refusedAt.length);
  for (let i = 0; i < refused.length; i++) refused[i] = take();
  const extras = new Map<number, Extra[]>();
  for (const at of takePlaces()) {
    const kind = LINK_KINDS[take()]!;
    const drop = take();
    let add = '';
    for (let left = take(); left > 0; left--) add += String.fromCharCode(take());
    const known = extras.get(at);
    if (known) known.push({ kind, drop, add });
    else extras.set(at, [{ kind, drop, add }]);
  }
  return { refusedAt, refused, extras };
}
