/**
 * Checks what documents say about the project:
 *
 *   npm run documents
 *
 * A link leads to a file and a heading that exist, `npm run …` names a script, a file name in backticks is the name of a
 * file, and a name in camel case occurs in the source. The README of a workspace names every file and folder of its source. Documents about the past are left out.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { findFiles } from './system/files.ts';

/** A document and the project around it. */
export interface Project {
  /** Paths of all files from the root, with slashes. */
  readonly files: readonly string[];
  /** Names of the npm scripts. */
  readonly scripts: readonly string[];
  /** All names in the source. */
  readonly identifiers: ReadonlySet<string>;
  read(path: string): string;
}

const PAST = ['CHANGELOG.md', 'docs/performance-history.md', 'packages/lexicon/data/LICENCES.md'];
/** Names that are not in the source: packages, a class of Node, a file in the packed command, and one that is written. */
const ELSEWHERE = ['ipaddr.js', 'BlockList', 'program/LICENCES.md', 'FILE.broken/PLAYERS-GAME.json'];
const IDENTIFIER = /[A-Za-z_$][\w$]*/g;
const FILE_NAME = /^[\w./-]*[\w-]\.(?:css|js|json|lex|md|sh|ts|tsx|txt|yaml)$/;

/** Everything that is wrong in one document. */
export function faultsOf(path: string, project: Project): readonly string[] {
  const text = project.read(path);
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const own = [...text.matchAll(/\b(?:const|function|interface|let|type) ([\w$]+)/g)].map(([, name]) => name!);
  return [
    ...[...prose.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].flatMap(([, to]) => linkFault(path, to!, project)),
    ...[...text.matchAll(/npm run ([\w:-]+)/g)].flatMap(([, name]) =>
      project.scripts.includes(name!) ? [] : [`there is no script ${name}`],
    ),
    ...[...prose.matchAll(/`([^`\s]+)`/g)].flatMap(([, name]) => fileFault(path, name!, project)),
    ...[...prose.matchAll(/`([^`\n]+)`/g), ...text.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, code]) =>
      identifierFaults(code!, own, project),
    ),
  ];
}

function linkFault(path: string, to: string, { files, read }: Project): string[] {
  const [target = '', heading] = to.split('#');
  const file = target === '' ? path : normalize(join(dirname(path), target)).replace(/\/$/, '');
  if (!files.some((it) => it === file || it.startsWith(`${file}/`))) return [`the link to ${to} leads nowhere`];
  const headings = heading === undefined ? [] : headingsOf(read(file));
  return heading === undefined || headings.includes(heading) ? [] : [`there is no heading #${heading} in ${file}`];
}

/** As GitHub makes them for links. */
const headingsOf = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** A name is found if it is the end of some file's path, within the document's own workspace or anywhere. */
function fileFault(path: string, name: string, { files }: Project): string[] {
  if (!FILE_NAME.test(name) || ELSEWHERE.includes(name)) return [];
  const wanted = name.startsWith('../') ? normalize(join(dirname(path), name)) : name.replace(/^\.\//, '');
  return files.some((it) => it === wanted || it.endsWith(`/${wanted}`)) ? [] : [`there is no file ${name}`];
}

/** Names in camel case that neither the source nor the document declares: they were renamed. Texts are not names. */
const identifierFaults = (code: string, own: readonly string[], { identifiers }: Project): string[] =>
  (code.replace(/'[^']*'|"[^"]*"|\/\/.*/g, '').match(IDENTIFIER) ?? [])
    .filter((name) => /[a-z][A-Z]/.test(name) && !identifiers.has(name) && ![...ELSEWHERE, ...own].includes(name))
    .map((name) => `nothing in the source is called ${name}`);

/** Source files and folders next to a README that it does not name. Every game has its own, so those need no names. */
export function unnamedIn(readme: string, project: Project): readonly string[] {
  const folder = dirname(readme);
  const source = project.files.some((it) => it.startsWith(`${folder}/src/`)) ? `${folder}/src/` : `${folder}/`;
  const games = project.files.flatMap((it) => /^packages\/games\/([^/]+)\//.exec(it)?.[1] ?? []);
  const names = project.files
    .filter((it) => it.startsWith(source))
    .map((it) => it.slice(source.length).replace(/\/.*/, '/'))
    .filter((it) => /\/$|\.tsx?$/.test(it) && !/\.(?:test|sweep|d)\.tsx?$|^index\.ts$/.test(it))
    .filter((it) => !games.includes(it.replace(/\/$|\.ts$/, '')));
  const text = project.read(readme);
  const isNamed = (name: string): boolean =>
    new RegExp(`(?<![\\w-])${RegExp.escape(name)}`).test(text) ||
    text.includes(`\`${name.replace(/\/$|\.tsx?$/, '')}\``);
  return [...new Set(names)].filter((name) => !isNamed(name));
}

function main(): void {
  const exclude = ['**/node_modules/**', '**/dist/**', '**/test-results/**'];
  const files = findFiles(['**/*', '.{ci,github,vscode}/**/*'], exclude).filter((it) => statSync(it).isFile());
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const read = (path: string): string => readFileSync(path, 'utf8');
  const sources = files.filter(
    (it) => /\.(?:css|html|js|ts|tsx|yaml)$/.test(it) || /(?:package|tsconfig[^/]*)\.json$/.test(it),
  );
  const identifiers = new Set(sources.flatMap((it) => read(it).match(IDENTIFIER) ?? []));
  const project: Project = { files, scripts: Object.keys(scripts), identifiers, read };
  // In the template, paths are those of the project that it is written to.
  const documents = files.filter((it) => it.endsWith('.md') && !PAST.includes(it) && !it.includes('/template/'));
  const readmes = documents.filter(
    (it) => basename(it) === 'README.md' && existsSync(join(dirname(it), 'package.json')) && dirname(it) !== '.',
  );
  if (documents.length === 0 || readmes.length === 0) throw new Error('No document was found: run this in the root.');
  const faults = [
    ...documents.flatMap((path) => faultsOf(path, project).map((fault) => `${path}: ${fault}`)),
    ...readmes.flatMap((path) => unnamedIn(path, project).map((name) => `${path}: does not name ${name}`)),
  ];
  console.log(`documents: ${documents.length} checked, ${faults.length} errors`);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
