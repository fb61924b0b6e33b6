/** Letters of other alphabets, and signs, that look like Latin letters, by Latin letter. Cases differ in what they resemble. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аɑα',
  b: 'Ьʙ',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еєҽ℮',
  f: 'ƒ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іιıɩ',
  j: 'јϳ',
  k: 'кκᴋ',
  l: 'ӏІӀΙ|1ǀוا',
  m: 'м',
  n: 'пոη',
  o: 'оοσօᴏ0О٥ΟՕ०০',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕʂꜱ',
  t: 'тτᴛ',
  u: 'սʋυᴜ',
  v: 'ѵνᴠ',
  w: 'ѡԝᴡ',
  x: 'хχ×',
  y: 'уүγ',
  z: 'ᴢʐ',
  A: 'АΑ',
  B: 'ВΒ',
  C: 'СϹ',
  E: 'ЕΕ',
  G: 'Ԍ',
  H: 'НΗ',
  J: 'ЈͿ',
  K: 'КΚ',
  M: 'МΜ',
  N: 'Ν',
  P: 'РΡ',
  S: 'ЅՏ',
  T: 'ТΤ',
  V: 'Ѵ',
  W: 'Ԝ',
  X: 'ХΧ',
  Y: 'УΥҮ',
  Z: 'Ζ',
};
const LATIN_LETTER: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([ours, theirs]) =>
    [...theirs].map((letter): [string, string] => [letter, ours]),
  ),
);

/**
 * Key that is equal for two names that look alike at a glance. Ignores diacritics, capitals and whatever lies between
 * words; `i` and `l` are one, as are `rn` and `m`.
 */
export function lookAlikeKey(name: string): string {
  const bare = name.normalize('NFKD').replace(/[\p{Mn}\p{Z}\p{P}\p{Default_Ignorable_Code_Point}]/gu, '');
  const ours = [...bare].map((letter) => LATIN_LETTER.get(letter) ?? letter).join('');
  const look = ours.toLowerCase().replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/i/g, 'l');
  // A name of signs alone would have an empty key.
  return look === '' ? name.toLowerCase() : look;
}
