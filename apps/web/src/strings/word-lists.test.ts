import { EDITIONS, THIS_EDITION } from '@wordhoard/lexicon/editions';
import { expect, test } from 'vitest';
import { noPlay } from '#strings/no-play.ts';
import { listLine, listName } from './en/words.ts';

const counted = (n: number): string => n.toLocaleString('en');

test('the line names dictionary, edition, number of words and source', () => {
  const { edition, words } = THIS_EDITION;
  expect(listLine('wide')).toBe(
    `${listName('wide', THIS_EDITION)} · ${counted(words.wide)} words, from SCOWL with our own corrections`,
  );
  expect(listLine('everyday')).toContain(counted(words.everyday));
  expect(listName('wide', { ...THIS_EDITION, edition: 2 })).toBe('Wordhoard Wide, 2nd edition');
  expect(listName('everyday', { ...THIS_EDITION, edition: 13 })).toBe('Wordhoard Everyday, 13th edition');
  expect(listName('wide', THIS_EDITION)).toContain(String(edition));
});

test('a match begun with an earlier edition says so, and one of unknown words claims nothing', () => {
  const [first] = EDITIONS;
  expect(listLine('wide', first.ids[0])).toContain('Wordhoard Wide, 1st edition · 254,701 words');
  expect(listLine('wide', 'never-seen')).toMatch(/^Wordhoard Wide, an edition that this page doesn’t know/);
  expect(listLine(null)).toBe('Only the words of the table’s own list');
});

test('a table whose match cannot go on with the words there are now names both editions', () => {
  const [first] = EDITIONS;
  expect(noPlay.outdated({ code: 'other-words' }, first.ids[0])).toMatch(/with the 1st edition .* now plays with the/);
  for (const words of [undefined, 'never-seen', THIS_EDITION.ids[0]])
    expect(noPlay.outdated({ code: 'other-words' }, words)).toContain('another edition of the dictionary');
});
