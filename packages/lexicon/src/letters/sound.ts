/** Spellings of one sound, replaced from the first to the last. Digits stand for sounds that have no letter of their own. */
const SPELLINGS: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^ps/, 's'],
  [/^x/, 's'],
  [/wr/g, 'r'],
  [/wh/g, 'w'],
  [/ph/g, 'f'],
  // Silent in WRIGHT and THOUGH, an F in ROUGH: what ends in it is heard both ways, so it counts as silent.
  [/([aeiou])gh/g, '$1'],
  [/sch(?=[ei])/g, 'sk'],
  [/t?ch/g, '1'],
  [/(?:sh|[sct]i(?=[aou]))/g, '2'],
  [/th/g, '3'],
  [/mb$/, 'm'],
  [/dg(?=[eiy])/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/(?:ck|c|q)/g, 'k'],
  [/ku/g, 'kw'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/h/g, ''],
  [/y(?=[aeiou])/g, '4'],
  [/([^aeiouy])e(?=s?$)/, '$1'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** Vowels side by side are often written in the wrong order: WEIRD, WIERD. */
const VOWELS = /[aeiou]{2,}/g;
const sortVowels = (vowels: string): string => [...vowels].toSorted().join('');

/** A rough key of how a word in lower case sounds: words with the same key sound alike, or nearly (WRITE, WRIGHT). */
export const soundOf = (word: string): string =>
  SPELLINGS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word).replace(VOWELS, sortVowels);
