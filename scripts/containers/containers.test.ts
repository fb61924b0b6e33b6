import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { composeFaults } from './compose.ts';
import { readContext } from './context.ts';
import { dockerfileFaults, imageOf } from './dockerfile.ts';
import { isIgnored } from './layers.ts';

const context = readContext();
const dockerfile = readFileSync('Dockerfile', 'utf8');
const compose = readFileSync('compose.yaml', 'utf8');

/** The file with one thing in it changed. */
function changed(text: string, from: string | RegExp, to: string): string {
  const other = text.replace(from, to);
  if (other === text) throw new Error(`there is no ${from}`);
  return other;
}

test('reads variables, scripts and the Node version', () => {
  expect(context.variables.size).toBeGreaterThan(10);
  expect(context.scripts).toContain('pack');
  expect([context.health, context.ready]).toEqual(['/healthz', '/readyz']);
  expect(context.node).toBe(process.versions.node.split('.')[0]);
});

describe('the container file', () => {
  test('is sound', () => expect(dockerfileFaults(dockerfile, context)).toEqual([]));

  test.each<[string, string | RegExp, string, RegExp]>([
    ['a word that is no instruction', 'WORKDIR', 'WORKDIRECTORY', /unknown instruction/i],
    ['an unpinned image', /FROM node:26-slim\n/, 'FROM node:latest\n', /node:latest is not pinned/],
    ['another Node', /FROM node:26-slim\n/, 'FROM node:22-slim\n', /is not Node 26/],
    ['a file that is not there', 'COPY . .', 'COPY nowhere.json .', /no nowhere.json to copy/],
    [
      'a forgotten manifest',
      'COPY . .',
      'COPY package.json package-lock.json .',
      /apps\/cli\/package.json is not there/,
    ],
    ['manifests thrown away', ' ! -name package.json', '', /packages\/games\/wordsy\/package.json is not there/],
    ['no lock file', ' ! -name package-lock.json', '', /package-lock.json is not there when npm ci/],
    ['sources before the installation', /RUN find .*\n/, '', /npm ci runs again after every change of a file such as/],
    ['no installation', / npm ci\n/, ' true\n', /npm ci never runs/],
    ['a stage that is not there', '--from=build', '--from=built', /no stage built/],
    ['a script that is not there', 'npm run pack', 'npm run park', /no script park/],
    ['no user', 'USER node\n', '', /runs as root/],
    ['root by name', 'USER node', 'USER root', /runs as root/],
    ['another port', 'EXPOSE 8080', 'EXPOSE 8081', /EXPOSE does not match/],
    ['another path', '/healthz', '/health', /HEALTHCHECK does not ask/],
    ['a file off the volume', 'WORDHOARD_DB=/data/', 'WORDHOARD_DB=/tmp/', /not on the volume/],
    ['an unknown variable', 'WORDHOARD_HOST=', 'WORDHOARD_HOSTNAME=', /does not read WORDHOARD_HOSTNAME/],
    ['a shell in between', 'CMD ["serve"]', 'CMD serve', /CMD runs in a shell/],
    ['another program', 'wordhoard/bin/wordhoard.js', 'wordhoard/bin/wordhord.js', /packed command/],
  ])('%s is found', (_, from, to, fault) => {
    expect(dockerfileFaults(changed(dockerfile, from, to), context)).toContainEqual(expect.stringMatching(fault));
  });
});

describe('.dockerignore', () => {
  test.each<[string, string, string, RegExp]>([
    ['a workspace that Docker does not get', '.vscode', 'packages/la?', /packages\/lab\/package.json is not there/],
    ['passwords', '**/.env*\n', '', /\.env would get into the image/],
    ['a database', '*.db\n', '', /wordhoard\.db would get into the image/],
  ])('%s is found', (_, from, to, fault) => {
    const dockerignore = changed(context.dockerignore, from, to);
    expect(dockerfileFaults(dockerfile, { ...context, dockerignore })).toContainEqual(expect.stringMatching(fault));
  });

  test('the last pattern that matches a file or its folder counts', () => {
    const dockerignore = '# a comment\n\n**/dist\ne2e\n!e2e/package.json\n';
    const ignored = [
      'apps/web/dist/index.html',
      'dist',
      'e2e/a/b.ts',
      'e2e/package.json',
      'a comment',
      'apps/web/x.ts',
    ];
    expect(ignored.map((path) => isIgnored(path, dockerignore))).toEqual([true, true, true, false, false, false]);
  });
});

describe('the compose file', () => {
  const faults = (text: string): string[] => composeFaults(text, imageOf(dockerfile), context);
  test('is sound', () => expect(faults(compose)).toEqual([]));

  test.each<[string, string | RegExp, string, RegExp]>([
    ['invalid YAML', 'services:', 'services: {', /./],
    ['a key twice', 'build: .\n', 'build: .\n  build: .\n', /unique/i],
    ['a misspelled key', 'read_only:', 'readonly:', /unknown key 'readonly'/],
    ['an unpinned image', 'postgres:18', 'postgres', /postgres is not pinned/],
    ['nothing to build', 'build: .', 'build: ./elsewhere', /build folder has no Dockerfile/],
    [
      'a service that is not there',
      'server-2: { condition: service_healthy }',
      'server-3: { condition: service_healthy }',
      /depends on server-3, which is not a service/,
    ],
    ['a missing health check', /healthcheck:[\s\S]*?retries: 30\n {4}/, '', /has no health check/],
    [
      'a proxy that starts too early',
      'server-1: { condition: service_healthy }',
      'server-1: {}',
      /does not wait until/,
    ],
    ['a health check of the local socket', '--host, 127.0.0.1, ', '', /database: the health check must name a host/],
    ['no limit of memory', /mem_limit: .*DATABASE_MEMORY.*/, '', /database: has no mem_limit/],
    ['no limit of processors', /cpus: .*PROXY_CPUS.*/, '', /proxy: has no cpus/],
    ['no limit of processes', 'pids_limit: 200', '', /server-1: has no pids_limit/],
    ['a limit without a unit', 'SERVER_MEMORY:-2g', 'SERVER_MEMORY:-2', /mem_limit is no size/],
    ['too little memory', 'SERVER_MEMORY:-2g', 'SERVER_MEMORY:-256m', /server-2: a server needs at least 1g/],
    ['too few files', 'nofile: 524288', 'nofile: 1024', /1024 open files are fewer than the sockets/],
    ['an endless log', 'max-size: 10m, ', '', /proxy: its log grows without end/],
    ['a volume that is not there', '- proxy:/data', '- proxies:/data', /no volume proxies/],
    ['a config that is not there', 'source: caddy', 'source: caddyfile', /no config caddyfile/],
    ['another database', '@database:5432', '@postgres:5432', /DATABASE_URL does not match/],
    ['another user', 'postgresql://wordhoard', 'postgresql://words', /DATABASE_URL does not match/],
    ['a password in the address', 'wordhoard@', 'wordhoard:secret@', /put the password into PGPASSWORD/],
    ['another password', 'PGPASSWORD: ${POSTGRES_PASSWORD', 'PGPASSWORD: ${PASSWORD', /PGPASSWORD is not the password/],
    ['a file that is not there', 'deploy/Caddyfile', 'deploy/Caddy', /no file deploy\/Caddy/],
    ['an untrusted proxy', 'WORDHOARD_TRUST_PROXY: "1"', 'WORDHOARD_LOG: warn', /WORDHOARD_TRUST_PROXY must be 1/],
    ['an unknown variable', 'WORDHOARD_TRUST_PROXY:', 'WORDHOARD_TRUST:', /does not read WORDHOARD_TRUST/],
    ['an undocumented variable', 'WORDHOARD_SITE:-localhost', 'HOUSE_NAME', /does not mention HOUSE_NAME/],
  ])('%s is found', (_, from, to, fault) => {
    expect(faults(changed(compose, from, to))).toContainEqual(expect.stringMatching(fault));
  });

  const proxy = readFileSync('deploy/Caddyfile', 'utf8');
  test.each<[string, string | RegExp, string, RegExp]>([
    ['a server without a route', 'server-1:8080 server-2:8080', 'server-1:8080', /not lead to server-2:8080/],
    ['a route without a server', 'server-2:8080', 'server-2:8080 server-3:8080', /leads to server-3/],
    ['another port', 'server-1:8080', 'server-1:80', /not lead to server-1:8080/],
    ['no route', /reverse_proxy/g, 'respond', /leads nowhere/],
    ['a proxy that does not ask', 'health_uri /readyz', 'health_uri /healthz', /does not check \/readyz/],
  ])('%s is found', (_, from, to, fault) => {
    const read = (path: string): string =>
      path === 'deploy/Caddyfile' ? changed(proxy, from, to) : context.read(path);
    expect(composeFaults(compose, imageOf(dockerfile), { ...context, read })).toContainEqual(
      expect.stringMatching(fault),
    );
  });
});
