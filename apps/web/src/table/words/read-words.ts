/** With commas, lines or spaces between: the words in small letters, each once; and what is none, as it was typed. */
export function readWords(typed: string): { readonly words: string[]; readonly strange: string[] } {
  const all = [...new Set(typed.split(/[\s,;]+/).filter((word) => word !== ''))];
  const isWord = (word: string): boolean => /^[a-z]+$/i.test(word);
  return {
    words: [...new Set(all.filter(isWord).map((word) => word.toLowerCase()))],
    // A letter left out without a word would make another word of it.
    strange: all.filter((word) => !isWord(word)),
  };
}
