import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { composeFaults } from './compose.ts';
import { dockerfileFaults, imageOf } from './dockerfile.ts';
import { ourHouse } from './house.ts';

const house = ourHouse();
const dockerfile = readFileSync('Dockerfile', 'utf8');
const compose = readFileSync('compose.yaml', 'utf8');

/** The file with one thing in it changed. */
function changed(text: string, from: string | RegExp, to: string): string {
  const other = text.replace(from, to);
  if (other === text) throw new Error(`there is no ${from}`);
  return other;
}

test('the house was read: variables, scripts, the Node of the workspace', () => {
  expect(house.variables.size).toBeGreaterThan(10);
  expect(house.scripts).toContain('pack');
  expect([house.health, house.node]).toEqual(['/healthz', process.versions.node.split('.')[0]]);
});

describe('the container file', () => {
  test('is sound', () => expect(dockerfileFaults(dockerfile, house)).toEqual([]));

  test.each<[string, string | RegExp, string, RegExp]>([
    ['a word that is no instruction', 'WORKDIR', 'WORKDIRECTORY', /unknown instruction/i],
    ['an image of tomorrow', /FROM node:26-slim\n/, 'FROM node:latest\n', /node:latest is not pinned/],
    ['another Node', /FROM node:26-slim\n/, 'FROM node:22-slim\n', /is not the Node/],
    ['a file that is not there', 'COPY . .', 'COPY nowhere.json .', /no nowhere.json to copy/],
    ['a stage that is not there', '--from=build', '--from=built', /no stage built/],
    ['a script that is not there', 'npm run pack', 'npm run park', /no script park/],
    ['nobody but root', 'USER node\n', '', /runs as root/],
    ['root by name', 'USER node', 'USER root', /runs as root/],
    ['another port', 'EXPOSE 8080', 'EXPOSE 8081', /where the server listens/],
    ['another path', '/healthz', '/health', /says it is ready/],
    ['a file off the volume', 'WORDHOARD_DB=/data/', 'WORDHOARD_DB=/tmp/', /not on the volume/],
    ['a variable nobody reads', 'WORDHOARD_HOST=', 'WORDHOARD_HOSTNAME=', /tells of WORDHOARD_HOSTNAME/],
    ['a shell in between', 'CMD ["serve"]', 'CMD serve', /CMD is run by a shell/],
    ['another program', 'wordhoard/bin/wordhoard.js', 'wordhoard/bin/wordhord.js', /packed command/],
  ])('%s is found', (_, from, to, fault) => {
    expect(dockerfileFaults(changed(dockerfile, from, to), house)).toContainEqual(expect.stringMatching(fault));
  });
});

describe('the compose file', () => {
  const faults = (text: string): string[] => composeFaults(text, imageOf(dockerfile), house);
  test('is sound', () => expect(faults(compose)).toEqual([]));

  test.each<[string, string | RegExp, string, RegExp]>([
    ['what is no YAML', 'services:', 'services: {', /./],
    ['a key twice', 'restart: unless-stopped\n  environment', 'build: .\n  environment', /unique/i],
    ['a misspelt key', 'read_only:', 'readonly:', /nothing is known of 'readonly'/],
    ['an image of tomorrow', 'postgres:18', 'postgres', /postgres is not pinned/],
    ['nothing to build', 'build: .', 'build: ./elsewhere', /nothing to build it from/],
    ['a service that is not there', 'depends_on: [server-1, server-2]', 'depends_on: [server-3]', /no server-3/],
    ['who never says it is healthy', /healthcheck:[\s\S]*?retries: 30\n/, '', /never says that it is healthy/],
    ['a volume that is not there', '- proxy:/data', '- proxies:/data', /no volume proxies/],
    ['a config that is not there', 'source: caddy', 'source: caddyfile', /no config caddyfile/],
    ['another database', '@database:5432', '@postgres:5432', /none of the services/],
    ['another user', 'postgresql://wordhoard', 'postgresql://words', /none of the services/],
    ['a server nobody is led to', 'server-1:8080 server-2:8080', 'server-1:8080', /not lead to server-2:8080/],
    [
      'a way to nobody',
      'server-1:8080 server-2:8080',
      'server-1:8080 server-2:8080 server-3:8080',
      /leads to server-3/,
    ],
    ['another port', 'server-1:8080', 'server-1:80', /not lead to server-1:8080/],
    ['a proxy that does not ask', 'health_uri /healthz', 'health_uri /', /asks nobody/],
    ['a proxy that is not believed', 'WORDHOARD_TRUST_PROXY: "1"', 'WORDHOARD_LOG: warn', /takes everybody/],
    ['a variable nobody reads', 'WORDHOARD_TRUST_PROXY:', 'WORDHOARD_TRUST:', /tells of WORDHOARD_TRUST/],
    ['a question nobody explains', 'WORDHOARD_SITE:-localhost', 'HOUSE_NAME', /not tell of HOUSE_NAME/],
  ])('%s is found', (_, from, to, fault) => {
    expect(faults(changed(compose, from, to))).toContainEqual(expect.stringMatching(fault));
  });
});
