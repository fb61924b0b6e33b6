import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { composeFaults } from './compose.ts';
import { readContext } from './context.ts';
import { dockerfileFaults, imageOf } from './dockerfile.ts';

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
  expect([context.health, context.node]).toEqual(['/healthz', process.versions.node.split('.')[0]]);
});

describe('the container file', () => {
  test('is sound', () => expect(dockerfileFaults(dockerfile, context)).toEqual([]));

  test.each<[string, string | RegExp, string, RegExp]>([
    ['a word that is no instruction', 'WORKDIR', 'WORKDIRECTORY', /unknown instruction/i],
    ['an unpinned image', /FROM node:26-slim\n/, 'FROM node:latest\n', /node:latest is not pinned/],
    ['another Node', /FROM node:26-slim\n/, 'FROM node:22-slim\n', /is not Node 26/],
    ['a file that is not there', 'COPY . .', 'COPY nowhere.json .', /no nowhere.json to copy/],
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

describe('the compose file', () => {
  const faults = (text: string): string[] => composeFaults(text, imageOf(dockerfile), context);
  test('is sound', () => expect(faults(compose)).toEqual([]));

  test.each<[string, string | RegExp, string, RegExp]>([
    ['invalid YAML', 'services:', 'services: {', /./],
    ['a key twice', 'restart: unless-stopped\n  environment', 'build: .\n  environment', /unique/i],
    ['a misspelled key', 'read_only:', 'readonly:', /unknown key 'readonly'/],
    ['an unpinned image', 'postgres:18', 'postgres', /postgres is not pinned/],
    ['nothing to build', 'build: .', 'build: ./elsewhere', /build folder has no Dockerfile/],
    [
      'a service that is not there',
      'depends_on: [server-1, server-2]',
      'depends_on: [server-3]',
      /depends on server-3, which is not a service/,
    ],
    ['a missing health check', /healthcheck:[\s\S]*?retries: 30\n/, '', /has no health check/],
    ['a volume that is not there', '- proxy:/data', '- proxies:/data', /no volume proxies/],
    ['a config that is not there', 'source: caddy', 'source: caddyfile', /no config caddyfile/],
    ['another database', '@database:5432', '@postgres:5432', /DATABASE_URL does not match/],
    ['another user', 'postgresql://wordhoard', 'postgresql://words', /DATABASE_URL does not match/],
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
    ['a proxy that does not ask', 'health_uri /healthz', 'health_uri /', /does not check \/healthz/],
  ])('%s is found', (_, from, to, fault) => {
    const read = (path: string): string =>
      path === 'deploy/Caddyfile' ? changed(proxy, from, to) : context.read(path);
    expect(composeFaults(compose, imageOf(dockerfile), { ...context, read })).toContainEqual(
      expect.stringMatching(fault),
    );
  });
});
