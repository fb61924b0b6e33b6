import { expect, test } from 'vitest';
import { parseJsonText } from './json-text.ts';

test('JSON of Windows Notepad begins with a byte order mark', () => {
  expect(parseJsonText('\uFEFF{"a": 1}')).toEqual({ json: { a: 1 } });
});

test.each([
  ['{\n  “game”: "wordsy"\n}', 'This is not JSON: line 2 has curly quotes. Use straight ones: "'],
  ['{\n  "game": "wordsy”\n}', 'This is not JSON: line 2 has curly quotes. Use straight ones: "'],
  ["{'game': 1}", 'This is not JSON: line 1 has single quotes. Use double ones: "'],
  ['{\r\n"a": [1,\r\n2,\r\n]}', 'This is not JSON: line 3 has a comma after the last entry. Leave it out.'],
  ['{"a": 1, // one\n}', 'This is not JSON: line 1 has a comment, which JSON doesn’t allow. Write it into "about".'],
])('a mistake has its line, and what to do: %j', (text, fault) => {
  expect(parseJsonText(text)).toEqual({ fault });
});

test('signs within a text are no mistakes', () => {
  expect(parseJsonText('{"a": "“don’t”,] // #"}')).toEqual({ json: { a: '“don’t”,] // #' } });
  expect(parseJsonText('{"a": "“don’t”"')).toMatchObject({
    fault: expect.stringMatching(/^This is not JSON: (?!line)/),
  });
});
