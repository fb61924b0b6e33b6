import { bestByLetters, type Credits, type Lexicon, nearestWords } from '@wordhoard/lexicon';
import { makeRandom, median, printTable, quantile } from '../table.ts';

const BOARDS = 500;

/** Boards as Wordsy deals them, without its Rules of Two, which only makes the search harder. */
function dealBoards(): Credits[] {
  const random = makeRandom(2);
  const rare: Readonly<Record<string, number>> = { f: 1, h: 1, k: 1, v: 1, w: 1, y: 1, j: 2, q: 2, x: 2, z: 2 };
  return Array.from({ length: BOARDS }, () => {
    const deck = [...'bcdglmnprst'.repeat(4), ...'fhkvwy'.repeat(2), ...'jqxz'];
    const credits: Record<string, number[]> = {};
    for (const column of [5, 5, 4, 4, 3, 3, 2, 2]) {
      const [letter] = deck.splice(random(deck.length), 1);
      credits[letter!] ??= [];
      credits[letter!]!.push(column + (rare[letter!] ?? 0));
    }
    return credits;
  });
}

const milliseconds = (value: number): string => value.toFixed(2);

function measureAnswers<T>(questions: readonly T[], answer: (question: T) => void): number[] {
  return questions.map((question) => {
    const start = performance.now();
    answer(question);
    return performance.now() - start;
  });
}

export function benchLetters(lexicon: Lexicon): void {
  const random = makeRandom(3);
  const boards = dealBoards();
  const typos = Array.from({ length: BOARDS }, () => {
    const word = lexicon.wordAt(random(lexicon.size))!;
    const at = random(word.length);
    return word.slice(0, at) + word.slice(at + 1);
  });
  const best = (credits: Credits): unknown => bestByLetters(lexicon, credits, { top: 20 });
  const start = performance.now();
  best({});
  const warmUp = performance.now() - start;
  const rows = [
    ['20 best words for a Wordsy board', measureAnswers(boards, best)] as const,
    [
      '5 suggestions for a word with a letter missing',
      measureAnswers(typos, (it) => nearestWords(lexicon, it, { limit: 5 })),
    ] as const,
  ];
  printTable(
    `Letters: ${BOARDS} questions each, in ms (start-up, before the first board: ${milliseconds(warmUp)} ms)`,
    ['', 'median', 'p99', 'worst'],
    rows.map(([name, times]) => [
      name,
      milliseconds(median(times)),
      milliseconds(quantile(times, 0.99)),
      milliseconds(quantile(times, 1)),
    ]),
  );
}
