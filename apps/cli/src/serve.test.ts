import { expect, test } from 'vitest';
import { readServeOptions } from './serve.ts';

test('without a word: port 8080 of this machine, one file, no secrets of ours', () => {
  expect(readServeOptions([], {})).toMatchObject({
    options: {
      port: 8080,
      host: '127.0.0.1',
      db: 'wordhoard.db',
      origins: [],
      trustProxy: false,
      graceMs: { live: 60_000, relaxed: 300_000 },
      logger: { level: 'warn' },
    },
  });
});

test('the environment is heard, and the command line goes first', () => {
  const env = {
    WORDHOARD_PORT: '9000',
    WORDHOARD_HOST: '0.0.0.0',
    WORDHOARD_DB: '/data/house.db',
    WORDHOARD_SECRET: 'quiet',
    WORDHOARD_ORIGINS: 'https://a.example, https://b.example',
    WORDHOARD_TRUST_PROXY: '1',
    WORDHOARD_GRACE_SECONDS: '5',
    WORDHOARD_LOG: 'info',
    WORDHOARD_METRICS_TOKEN: 'look',
    WORDHOARD_WEB_ROOT: '/pages',
    WORDHOARD_DEAL: 'a known one',
  };
  expect(readServeOptions(['--port', '0', '--db', 'mine.db'], env)).toMatchObject({
    options: {
      port: 0,
      host: '0.0.0.0',
      db: 'mine.db',
      secret: 'quiet',
      metricsToken: 'look',
      webRoot: '/pages',
      deal: 'a known one',
      origins: ['https://a.example', 'https://b.example'],
      trustProxy: true,
      graceMs: { live: 5000 },
      logger: { level: 'info' },
    },
  });
});

test('what makes no sense is refused in words', () => {
  const fault = (args: string[], env = {}): unknown => readServeOptions(args, env);
  for (const port of ['-1', '70000', 'eighty', '1.5']) expect(fault([`--port=${port}`])).toHaveProperty('fault');
  expect(fault(['--colour', 'red'])).toHaveProperty('fault');
  expect(fault(['surplus'])).toHaveProperty('fault');
  expect(fault([], { WORDHOARD_GRACE_SECONDS: 'soon' })).toHaveProperty('fault');
  expect(fault([], { WORDHOARD_LOG: 'loud' })).toHaveProperty('fault');
});
