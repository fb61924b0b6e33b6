import { DEFAULT_WORD_LIST, DICTIONARIES, isAccepted, isInflection, type Lexicon } from '@wordhoard/lexicon';
import { findGapsPlainly, GapFinder, LINES, vocabularyOf } from '@wordhoard/wordsmith/testing';
import { benchBots } from './bots.ts';
import { makeRandom, printTable } from './table.ts';
import { measureCpuTime } from './timing.ts';
import { openWords } from './words.ts';

export async function run(): Promise<void> {
  const lexicon = openWords();
  benchOpenings(lexicon);
  await benchBots('wordsmith', lexicon);
}

/** Finding the gaps of a line, against laying every word on it: the basis of the bots' search. */
function benchOpenings(lexicon: Lexicon): void {
  const random = makeRandom(7);
  const common = 'eeaaiorntlsu';
  const sheets = Array.from({ length: 40 }, () =>
    Int8Array.from({ length: 64 }, () => (random(3) > 0 ? -1 : common.charCodeAt(random(common.length)) - 97)),
  );
  const words = [...lexicon.words()].filter(
    (word) => word.length >= 4 && word.length <= 8 && !lexicon.isOffensive(word),
  );
  const vocabulary = vocabularyOf(lexicon, DICTIONARIES.wide);
  const standards = {
    isWord: (word: string) => isAccepted(lexicon, DEFAULT_WORD_LIST, word),
    isInflection: (base: string, word: string) => isInflection(lexicon, base, word),
  };
  const count = (letters: Int8Array): number => {
    // A fresh one each time, so that nothing is remembered between sheets.
    const lines = new GapFinder(vocabulary, () => true, standards);
    return LINES.reduce(
      (sum, _, number) => sum + lines.gapsIn(letters, number).reduce((fills, it) => fills + it.fills.size, 0),
      0,
    );
  };
  const plain = (letters: Int8Array): number =>
    LINES.reduce(
      (sum, line) =>
        sum +
        findGapsPlainly(
          Int8Array.from(line, (at) => letters[at]!),
          words,
          standards,
        ).size,
      0,
    );
  const ours = measureCpuTime(() => sheets.map(count));
  const scanned = sheets.slice(0, 2);
  const scan = measureCpuTime(() => scanned.map(plain));
  if (scan.value.some((found, i) => found !== ours.value[i])) throw new Error('the search and the scan disagree');
  const each = ours.ms / sheets.length;
  const eachScan = scan.ms / scanned.length;
  printTable(
    'All words that one or two more letters would make on a random sheet',
    ['', 'sheets', 'ms per sheet', '÷ scan'],
    [
      ['ours', String(sheets.length), each.toFixed(2), `${(each / eachScan).toFixed(4)} ×`],
      ['simple scan of the list', String(scanned.length), eachScan.toFixed(0), '1 ×'],
    ],
  );
}
