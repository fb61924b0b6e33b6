/**
 * Checks names, comments, documents and screen texts for habits that make them hard to read:
 *
 *   npm run language             prints a table and fails if a limit is exceeded
 *   npm run language -- --list   also prints every place behind the figures
 *
 * The limits leave room for exceptions, because a check of words can't judge a sentence.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { findFiles } from './system/files.ts';

/** A bare participle says what was done, but not to what: `Kept` should be `StoredRecord`. */
const IRREGULAR_PARTICIPLES = [
  'Asked Begun Chosen Done Drawn Found Given Gone Happened Heard Held Kept Known Laid Left Lost Made Said Seen Sent',
  'Shown Taken Told Wanted Written',
]
  .join(' ')
  .split(' ');
const NOUNS_IN_ING = [
  'Building',
  'King',
  'Ranking',
  'Rating',
  'Ring',
  'Setting',
  'Spelling',
  'Standing',
  'String',
  'Timing',
];
/** Names that every game uses for the same job. */
const SHARED_NAMES = [
  'Answer Bot Card Config Event Judge Limit Options Position Props Refusal Seat State Step Steps Strings View',
]
  .join(' ')
  .split(' ');
const HARD_STARTS = /^(?:How|So (?:long|many|much)|That|Those|What|Whatever|Where|Whether|Who|Whoever|Whom|Whose)\b/;
const HARD_WORDS = /\b(?:anew|(?:any|every|no|some)body|(?:the|this) house|one[’']s|oneself|whoever|whomever)\b/gi;

export interface SourceFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** A figure of the table, its limit, and the places it counts. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: '%' | 'per 10,000 words';
  readonly places: readonly string[];
}

interface Tally {
  readonly places: string[];
  total: number;
}
const newTally = (): Tally => ({ places: [], total: 0 });

export function isBareVerbForm(name: string): boolean {
  if (IRREGULAR_PARTICIPLES.includes(name)) return true;
  return /^[A-Z][a-z]*[^e\W]ed$/.test(name) || (/^[A-Z][a-z]+ing$/.test(name) && !NOUNS_IN_ING.includes(name));
}

/** Computes the figures of the table. Tests and the template of new games are left out where types are counted. */
export function figuresOf(files: readonly SourceFile[]): readonly Figure[] {
  const bare = newTally();
  const starts = newTally();
  const words = { comments: newTally(), docs: newTally(), screens: newTally() };
  const declarations = new Map<string, string[]>();
  for (const { path, text } of files) {
    if (path.endsWith('.md')) {
      countWords(words.docs, path, text.replace(/```[\s\S]*?```/g, ''));
      continue;
    }
    const { program, comments } = parseSync(path, text);
    if (!/[./](?:test|typetest)\b|new-game\/template/.test(path))
      for (const name of typeNames(program.body)) {
        bare.total += 1;
        if (isBareVerbForm(name)) bare.places.push(`${path}: ${name}`);
        declarations.set(name, [...(declarations.get(name) ?? []), path]);
      }
    for (const comment of comments) {
      const said = comment.value
        .replace(/^\*/, '')
        .replace(/^\s*\* ?/gm, '')
        .trim();
      if (said === '' || /biome-ignore|@ts-/.test(said)) continue;
      const place = `${path}:${text.slice(0, comment.start).split('\n').length}`;
      starts.total += 1;
      if (HARD_STARTS.test(said)) starts.places.push(`${place}: ${said.split('\n')[0]}`);
      countWords(words.comments, place, said);
    }
    if (path.includes('strings')) countWords(words.screens, path, sentencesIn(text));
  }
  const clashes = [...declarations].filter(([name, paths]) => paths.length >= 3 && !SHARED_NAMES.includes(name));
  const clashing = clashes.reduce((sum, [, paths]) => sum + paths.length, 0);
  const share = (count: number, total: number): number => (100 * count) / Math.max(1, total);
  const rate = ({ places, total }: Tally): number => (10_000 * places.length) / Math.max(1, total);
  const perWords = (name: string, tally: Tally, limit: number): Figure => ({
    name,
    value: rate(tally),
    limit,
    unit: 'per 10,000 words',
    places: tally.places,
  });
  return [
    {
      name: 'types named by a bare participle or gerund',
      value: share(bare.places.length, bare.total),
      limit: 1,
      unit: '%',
      places: bare.places,
    },
    {
      name: 'types whose name is declared in three or more files',
      value: share(clashing, bare.total),
      limit: 3,
      unit: '%',
      places: clashes.map(([name, paths]) => `${name}: ${paths.join(' ')}`),
    },
    {
      name: 'comments that begin with What, Who, How, Those …',
      value: share(starts.places.length, starts.total),
      limit: 2,
      unit: '%',
      places: starts.places,
    },
    perWords('hard words in comments', words.comments, 5),
    perWords('hard words in documents', words.docs, 5),
    perWords('hard words on screens', words.screens, 15),
  ];
}

function countWords(tally: Tally, place: string, text: string): void {
  tally.total += text.split(/\s+/).length;
  for (const { index } of text.matchAll(HARD_WORDS))
    tally.places.push(`${place}: ${text.slice(Math.max(0, index - 40), index + 40).replace(/\s+/g, ' ')}`);
}

/** The string literals that contain a space: the others are keys and codes. */
function sentencesIn(source: string): string {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return [...code.matchAll(/'([^'\n]*\s[^'\n]*)'|`([^`]*\s[^`]*)`/g)].map((it) => it[1] ?? it[2] ?? '').join('\n');
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

function typeNames(body: readonly Statement[]): string[] {
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const isType =
      declared?.type === 'TSInterfaceDeclaration' ||
      declared?.type === 'TSTypeAliasDeclaration' ||
      declared?.type === 'ClassDeclaration';
    return isType && declared.id ? [declared.id.name] : [];
  });
}

function main(): void {
  const exclude = ['**/node_modules/**', '**/dist/**', '**/*.d.ts'];
  const paths = findFiles('**/*.{ts,tsx,md}', exclude);
  if (paths.length === 0) throw new Error('No file was found: run this in the root of the project.');
  const figures = figuresOf(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
  for (const { name, value, limit, unit } of figures)
    console.log(`${name.padEnd(54)} ${value.toFixed(1).padStart(6)} ${unit} (at most ${limit})`);
  const exceeded = figures.filter(({ value, limit }) => value > limit);
  const listed = process.argv.includes('--list') ? figures : exceeded;
  for (const { name, places } of listed) console.log(`\n${name}:\n${places.join('\n')}`);
  if (exceeded.length > 0) {
    console.error(`\n${exceeded.length} figures are above their limits. Rewrite the sentence, don't swap the word.`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
