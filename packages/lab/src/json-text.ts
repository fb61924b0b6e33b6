/** Mistakes that people make when they write JSON by hand, each with what to do instead. */
const MISTAKES: readonly { readonly found: RegExp; readonly text: string }[] = [
  { found: /[“”„‟]/, text: 'has curly quotes. Use straight ones: "' },
  { found: /[‘’']/, text: 'has single quotes. Use double ones: "' },
  { found: /,(?=\s*[}\]])/, text: 'has a comma after the last entry. Leave it out.' },
  { found: /\/\/|\/\*|#/, text: 'has a comment, which JSON doesn’t allow. Write it into "about".' },
];

/** A text of JSON up to the end of its line, if it is closed there. */
const STRING = /"(?:[^"\\\n]|\\.)*"/g;

export type ParsedJson = { readonly json: unknown } | { readonly fault: string };

/** Parses JSON that a person wrote, or says what is wrong with it and in which line. */
export function parseJsonText(text: string): ParsedJson {
  // Windows Notepad begins files with a byte order mark.
  const plain = text.replace(/^\uFEFF/, '');
  try {
    const json: unknown = JSON.parse(plain);
    return { json };
  } catch (error) {
    return { fault: mistakeIn(plain) ?? `This is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** The first such mistake outside of the texts. */
function mistakeIn(text: string): string | undefined {
  // Of the same length, so that places stay where they are.
  const outside = text.replaceAll(STRING, (string) => '_'.repeat(string.length));
  const found = MISTAKES.flatMap(({ found, text: what }) => {
    const at = outside.search(found);
    return at < 0 ? [] : [{ at, what }];
  }).toSorted((a, b) => a.at - b.at);
  const [first] = found;
  return first && `This is not JSON: line ${outside.slice(0, first.at).split('\n').length} ${first.what}`;
}
