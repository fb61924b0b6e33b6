import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { summariseArena } from './arena/summary.ts';
import { askProgram, fileWith, startProgram } from './testing/program.ts';

/** Quoted, because paths may contain spaces. */
const quote = (path: string): string => `"${path}"`;
const EXAMPLE = `${quote(process.execPath)} ${quote(fileURLToPath(new URL('../../../examples/bot.js', import.meta.url)))}`;
const SHORT = ['--game', 'wordsy', '--options', '{"rounds":1}'];

test('a bot plays as a process against a level, each deal with both seats', () => {
  const args = ['arena', '--bot', EXAMPLE, '--against', '1', '--games', '4', '--json', ...SHORT];
  const { exit, out, err } = startProgram(args);
  expect([exit, err]).toEqual([0, '']);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ game: 'wordsy', bot: EXAMPLE });
  const [against] = report.against;
  expect(against).toMatchObject({ against: 1, games: 4, faults: [], wins: { n: 4 }, ahead: { n: 2 } });
  expect(against.wins.mean).toBeGreaterThanOrEqual(against.wins.low);
  expect(against.wins.mean).toBeLessThanOrEqual(against.wins.high);
});

/** A bot that takes its seat like the example, and then does this instead of thinking. */
const broken = (instead: string): string => {
  const file = fileWith(`
    const [server, code] = process.argv.slice(1);
    const me = await fetch(server + '/api/me');
    const cookie = me.headers.getSetCookie()[0].split(';')[0];
    const socket = new WebSocket(server.replace('http', 'ws') + '/ws', { headers: { cookie } });
    const send = (message) => socket.send(JSON.stringify(message));
    let sat = false;
    socket.onopen = () => send({ type: 'enter', table: code, after: {} });
    socket.onmessage = ({ data }) => {
      const { type, table } = JSON.parse(data);
      const seat = table?.seats?.indexOf(null) ?? -1;
      if (seat >= 0 && !sat) {
        sat = true;
        send({ type: 'command', id: crypto.randomUUID(), command: { type: 'sit', seat, name: 'Broken' } });
      }
      if (type === 'update') { ${instead} }
    };`);
  // The shell reads the program from the file, whose name doesn't end in .js.
  return `${quote(process.execPath)} --input-type=module -e "$(cat ${quote(file)})"`;
};

test('a bot that crashes, hangs or never comes loses the game, and the report says why', async () => {
  const play = async (bot: string, ...more: string[]): Promise<{ exit: number | null; out: string; err: string }> =>
    askProgram('arena', '--bot', bot, '--against', '1', '--games', '2', ...SHORT, ...more);
  const crashed = await play(broken("console.error('oh no'); process.exit(3);"));
  expect(crashed).toMatchObject({ exit: 1, err: expect.stringContaining('your bot ended with exit code 3.\noh no') });
  expect(crashed.out).toMatch(/level 1 +2 +0 % .* 2$/m);
  const hung = await play(broken(''), '--patience', '1');
  expect(hung).toMatchObject({ exit: 1, err: expect.stringContaining('did nothing for 1 seconds.') });
  const absent = await play('exit 7 ;');
  expect(absent.err).toContain('your bot never took its seat: ended with exit code 7.');
});

test('says what is wrong with its options', async () => {
  const fault = async (...args: string[]): Promise<string> => {
    const { exit, err } = await askProgram('arena', ...args);
    expect(exit).toBe(2);
    return err.split('\n')[0]!;
  };
  expect(await fault('--game', 'wordsy')).toBe('Say how to start your bot: --bot "python3 mybot.py"');
  expect(await fault('--bot', 'x', '--game', 'poker')).toBe("--game must be a game, like wordsy, not 'poker'.");
  expect(await fault('--bot', 'x', '--game', 'wordsmith', '--against', '7')).toMatch(
    '--against must be levels like 3,5, at most 6',
  );
  expect(await fault('--bot', 'x', '--game', 'wordsy', '--games', '3')).toMatch('--games must be an even number');
});

test('points ahead are the mean of both games of a deal; a shared win counts half', () => {
  const game = { level: 3, fault: null, errors: '' } as const;
  const [summary] = summariseArena([
    { ...game, deal: 'a', seat: 0, won: 1, ahead: 30 },
    { ...game, deal: 'a', seat: 1, won: 0, ahead: -10 },
    { ...game, deal: 'b', seat: 0, won: 0.5, ahead: 0 },
    { ...game, deal: 'b', seat: 1, won: 0.5, ahead: 0 },
    { ...game, deal: 'c', seat: 0, won: 1, ahead: 90 },
    { ...game, deal: 'c', seat: 1, won: 0, ahead: null, fault: 'ended with exit code 1' },
  ]);
  expect(summary).toMatchObject({ against: 3, games: 6, wins: { mean: 0.5 }, ahead: { n: 2, mean: 5 } });
  expect(summary!.faults).toEqual([{ deal: 'c', seat: 1, fault: 'ended with exit code 1' }]);
});
