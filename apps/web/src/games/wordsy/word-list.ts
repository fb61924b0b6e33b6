/** A list of words as people type it, with commas, lines or spaces: the words in small letters, each once. */
export const readWords = (typed: string): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word !== ''),
  ),
];
