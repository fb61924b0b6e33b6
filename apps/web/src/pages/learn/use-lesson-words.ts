import { useEffect, useState } from 'preact/hooks';
import { type AllLessonWords, loadLessonWords } from '../../lessons/words.ts';

/** Null for a game that has no lessons. */
export function useLessonWords(game: string): AllLessonWords | null | 'coming' {
  const [words, setWords] = useState<AllLessonWords | null | 'coming'>('coming');
  useEffect(() => void loadLessonWords(game).then(setWords), [game]);
  return words;
}
