import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@wordhoard/catalog';
import { GAUGES, gamesOf, type LabGame, makeFile, playAndReport, REPORT_COLUMNS } from '@wordhoard/lab';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { lab } from '../lab.ts';
import { main } from '../main.ts';
import { readLabFile } from './files.ts';
import { openLabGame, sharedWords } from './lab-game.ts';
import { stepsOf } from './ladder.ts';
import { Output } from './output.ts';
import { playOnThreads, type ThreadsOptions } from './play-on-threads.ts';
import { barText, durationText } from './progress.ts';
import { escapeHtml } from './report/html.ts';
import { isFault } from './usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-lab-'));
const path = (name: string): string => join(folder, name);
const text = (name: string): string => readFileSync(path(name), 'utf8');
const file = (name: string): Exclude<ReturnType<typeof readLabFile>, { fault: string }> => {
  const read = readLabFile(path(name));
  if (isFault(read)) throw new Error(read.fault);
  return read;
};

/** One round of Wordsy: a game takes next to no time, starting a thread does. */
const run = (out: string, ...more: string[]): Promise<number> =>
  lab([
    'run',
    'wordsy',
    '--bots',
    '1,2',
    '--options',
    '{"rounds": 1}',
    '--seats',
    '2,3',
    '--games',
    '3',
    '--out',
    path(out),
    '--workers',
    '1',
    ...more,
  ]);

vi.mock('./play-on-threads.ts', { spy: true });
let labGame: LabGame | undefined;
/**
 * Plays the same games in this thread, which saves half a second for starting one. Threads play the file that the
 * others are compared with, and the one that is stopped.
 */
async function playHere({ experiment, games, words, stop, played }: ThreadsOptions): Promise<void> {
  expect(experiment.game).toBe('wordsy');
  const opened = labGame ?? (await openLabGame(experiment.game, words));
  if (isFault(opened)) throw new Error(opened.fault);
  labGame = opened;
  for (const key of games) if (!stop.aborted) played(playAndReport(opened, experiment, key));
}

const printed: string[] = [];
vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(String(line)));
afterEach(() => void printed.splice(0));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  expect(await run('whole', '--workers', '2')).toBe(0);
  vi.mocked(playOnThreads).mockImplementation(playHere);
});

test('writes a line for every game, in order, and prints a summary', () => {
  const { experiment, games } = file('whole');
  expect(experiment).toMatchObject({ game: 'wordsy', seats: [2, 3], bots: ['1', '2'], options: { rounds: 1 } });
  expect(games.map(({ line }) => [line.players, line.game])).toEqual(
    gamesOf(experiment).map(({ players, game }) => [players, game]),
  );
});

test('plays a variant: its options and its limits', async () => {
  const variant = { game: 'wordsy', name: 'Slow', options: { rounds: 1 }, limits: { timer: 60_000 } };
  writeFileSync(path('slow.json'), JSON.stringify(variant));
  expect(await run('slow', '--variant', path('slow.json'))).toBe(0);
  expect(file('slow').experiment).toMatchObject({ options: { rounds: 1 }, limits: { timer: 60_000 } });
  expect(file('slow').games).toHaveLength(6);
});

test('warns about rounds that are set twice, and plays', async () => {
  const variant = { game: 'wordsy', name: 'Twice', options: { rounds: 2 }, variant: { rounds: 1, countedWords: 1 } };
  writeFileSync(path('twice.json'), JSON.stringify(variant));
  expect(await run('twice', '--variant', path('twice.json'))).toBe(0);
  expect(printed.join('\n')).toContain(
    'Warning: The options and the variant both set rounds. The 1 of the variant counts.',
  );
});

test('says everything that is wrong with a variant, and plays nothing', async () => {
  const variant = { game: 'wordsy', name: 'Slow', options: { ruonds: 1 }, limits: { timer: 'slow' } };
  writeFileSync(path('wrong.json'), JSON.stringify(variant));
  expect(await run('wrong', '--variant', path('wrong.json'))).toBe(2);
  const said = printed.join('\n');
  expect(said).toContain('options: there is no "ruonds". Did you mean "rounds"?');
  expect(said).toContain('limits.timer: expected a whole number from 1000 to 2592000000, or null, found "slow"');
  expect(said).toContain("has 2 faults. See 'wordhoard lab options wordsy' for all that a variant can change.");
  expect(existsSync(path('wrong'))).toBe(false);
  expect(await run('wrong', '--variant', path('none.json'))).toBe(2);
});

test('lists all that a variant can change, as text and as a schema', async () => {
  expect(await lab(['options', 'wordsy'])).toBe(0);
  expect(printed.join('\n')).toMatch(
    /^Wordsy: .*"options" of a variant file.*\n {2}rounds.*\[7\].*\n {2}timer.*\[30000\]/s,
  );
  printed.splice(0);
  expect(await lab(['options', 'wordsy', '--json'])).toBe(0);
  expect(JSON.parse(printed.join(''))).toMatchObject({ title: 'A variant of Wordsy', required: ['game', 'name'] });
  expect(await lab(['options', 'chess'])).toBe(2);
});

test('merged parts equal the file of one run', async () => {
  expect(await run('part-1', '--shard', '1/2')).toBe(0);
  expect(await run('part-2', '--shard', '2/2')).toBe(0);
  expect(file('part-1').games).toHaveLength(4);
  expect(await lab(['merge', path('part-2'), path('part-1'), '--out', path('merged')])).toBe(0);
  expect(text('merged')).toBe(text('whole'));
});

test('continues a stopped run, with an incomplete line or missing games', async () => {
  writeFileSync(path('torn'), text('whole'));
  truncateSync(path('torn'), text('whole').length - 10);
  expect(await run('torn')).toBe(0);
  expect(printed.join('\n')).toContain('already has 5 of these');
  expect(text('torn')).toBe(text('whole'));
  expect(await run('grown', '--games', '1')).toBe(0);
  expect(await run('grown')).toBe(0);
  expect(text('grown')).toBe(text('whole'));
  // Fewer games, or another experiment, would discard results.
  expect(await run('grown', '--games', '2')).toBe(2);
  expect(await run('grown', '--seed', 'other')).toBe(2);
  expect(text('grown')).toBe(text('whole'));
});

test('keeps finished games when it is stopped', async () => {
  vi.mocked(playOnThreads).mockReset();
  onTestFinished(() => void vi.mocked(playOnThreads).mockImplementation(playHere));
  const { experiment } = file('whole');
  const output = Output.open(path('stopped'), experiment);
  if (isFault(output)) throw new Error(output.fault);
  const stop = new AbortController();
  await playOnThreads({
    experiment,
    games: gamesOf(experiment),
    workers: 1,
    words: sharedWords(),
    stop: stop.signal,
    played({ text: line }) {
      output.add(line);
      stop.abort();
    },
  });
  expect(file('stopped').games).toHaveLength(1);
  expect(makeFile(output.close())).toBe(text('stopped'));
  expect(await run('stopped')).toBe(0);
  expect(text('stopped')).toBe(text('whole'));
});

test('Ctrl-C ends the command gracefully', async () => {
  const bin = fileURLToPath(new URL('../../bin/wordhoard.js', import.meta.url));
  const args = [
    'lab',
    'run',
    'wordsy',
    '--options',
    '{"rounds": 1}',
    '--games',
    '5000',
    '--workers',
    '1',
    '--out',
    path('interrupted'),
  ];
  const child = spawn(process.execPath, [bin, ...args], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await new Promise<void>((begun) => {
    const watcher = watch(folder, () => {
      if (!existsSync(path('interrupted')) || text('interrupted').split('\n').length < 4) return;
      watcher.close();
      begun();
    });
  });
  child.kill('SIGINT');
  expect(await ended).toEqual([1, null]);
  const { games } = file('interrupted');
  expect(games.length).toBeGreaterThanOrEqual(2);
  expect(games.length).toBeLessThan(5000);
  const order = games.map(({ line }) => line.game);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('saves a game that broke the contract next to the file', async () => {
  const output = Output.open(path('broken'), file('whole').experiment);
  if (isFault(output)) throw new Error(output.fault);
  expect(await lab(['record', path('whole'), '3/1', '--out', path('record.json')])).toBe(0);
  const savedPath = output.saveRecord({ players: 3, game: 1 }, JSON.parse(text('record.json')));
  expect(savedPath).toBe(path('broken.broken/3-1.json'));
  expect(readFileSync(savedPath, 'utf8')).toBe(text('record.json'));
});

test('writes a game of the file as a valid record', async () => {
  expect(await lab(['record', path('whole'), '2/1', '--out', path('one.json')])).toBe(0);
  expect(await main(['verify', path('one.json'), '--json'])).toBe(0);
  const { line } = file('whole').games.find((game) => game.line.players === 2 && game.line.game === 1)!;
  expect(JSON.parse(printed.at(-1)!)).toMatchObject({ ok: true, result: { scores: 'scores' in line && line.scores } });
  expect(await lab(['record', path('whole'), '2/99', '--out', path('none.json')])).toBe(2);
  expect(printed.join('\n')).toContain(`${path('whole')} has no game '2/99'. It has 2/0 to 2/`);
});

/** Every row and column that a report of Wordsy may have. */
const EXPLAINED = [...GAUGES, ...Object.values(REPORT_COLUMNS)];

test('writes a report as a page without requests and scripts, and as a table', async () => {
  expect(
    await lab(['report', path('part-1'), path('part-2'), '--out', path('page.html'), '--csv', path('all.csv')]),
  ).toBe(0);
  const page = text('page.html');
  expect(page.match(/<svg /g)!.length).toBeGreaterThan(10);
  expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(http/);
  expect(page).toContain('2 players: 3 games');
  for (const { meaning } of EXPLAINED) expect(page).toContain(escapeHtml(meaning));
  const [heads, ...rows] = text('all.csv').trim().split('\n');
  expect(heads).toBe('game,bots,players,what,name,n,mean,low,high');
  expect(rows.some((row) => row.startsWith('wordsy,1 2,2,seat wins,seat 1,3,'))).toBe(true);
});

test('writes a report as text with parameters and results; prints it unless a file is named', async () => {
  expect(await lab(['report', path('part-1'), path('part-2'), '--text', path('wordsy.txt')])).toBe(0);
  const report = text('wordsy.txt');
  expect(report).toMatch(/^wordsy, rules \d+, words [0-9a-f]{12}, bots 1, 2, live, seed "wordhoard"\noptions \{/);
  expect(report).toContain('wordsy, 2 players: 3 games');
  expect(report).toContain('wordsy, 3 players: 3 games');
  for (const { title, meaning } of EXPLAINED) expect(report).toContain(`${title}: ${meaning}`);
  expect(report).toMatch(/^event +In games +Times a game +Wins with it +Points above average$/m);
  printed.splice(0);
  expect(await lab(['report', path('whole')])).toBe(0);
  expect(printed).toEqual([report.trimEnd()]);
});

test('compares two experiments on the same deals, and no others', async () => {
  expect(await run('longer', '--options', '{"rounds": 2}')).toBe(0);
  printed.splice(0);
  expect(await lab(['compare', path('whole'), path('longer')])).toBe(0);
  const report = printed.join('\n');
  expect(report).toMatch(/^A: wordsy, rules .*\nB: wordsy, rules .*, bots 1, 2, live, seed "wordhoard"$/m);
  expect(report).toContain('2 players: 3 pairs of games');
  expect(report).toMatch(/^Turns +1 +2 +1 +may be chance +× 1$/m);
  writeFileSync(path('elsewhere'), text('whole').replace('"seed":"wordhoard"', '"seed":"other"'));
  expect(await lab(['compare', path('whole'), path('elsewhere')])).toBe(2);
});

test('compares items per game, per turn and per item, and says which there are', async () => {
  expect(
    await lab(['compare', path('whole'), path('longer'), '--items', 'event/ended', '--csv', path('items.csv')]),
  ).toBe(0);
  expect(printed.join('\n')).toMatch(
    /^per game +A +B +B − A +verdict +games if unpaired\nevent\/ended +1 +1 +0 +the same +× 1$/m,
  );
  expect(text('items.csv')).toMatch(/^2,3,event\/ended per game,1,1,0,0,0,/m);
  printed.splice(0);
  expect(await lab(['compare', path('whole'), path('longer'), '--items', 'event/ended', '--per', 'turn'])).toBe(0);
  expect(printed.join('\n')).toMatch(/^per turn .*\nevent\/ended +1\.0 +0\.5 +−0\.5 +may be chance +× /m);
  expect(await lab(['compare', path('whole'), path('longer'), '--items', 'weather'])).toBe(2);
  expect(await lab(['compare', path('whole'), path('longer'), '--per', 'turn'])).toBe(2);
  expect(printed.join('\n')).toContain('there is no item "weather"; the kinds are ');
});

test('compares the wins of seats if all bots are alike, otherwise those of bots', async () => {
  const alike = ['--bots', '1', '--seats', '2'];
  expect(await run('alike', ...alike)).toBe(0);
  expect(await run('alike-longer', ...alike, '--options', '{"rounds": 2}')).toBe(0);
  const compared = async (...names: string[]): Promise<string> => {
    printed.splice(0);
    expect(await lab(['compare', ...names.map(path)])).toBe(0);
    return printed.join('\n');
  };
  expect(await compared('alike', 'alike-longer')).toMatch(/^(?!.*bot 1).*^seat 2, wins, %/ms);
  expect(await compared('whole', 'longer')).toMatch(/^(?!.*seat 1).*^bot 2: 2, wins, %/ms);
});

test('--forbid changes only the first bot', async () => {
  expect(await run('forbidden', '--forbid', 'challenge')).toBe(0);
  expect(file('forbidden').experiment.bots).toEqual(['1-challenge', '2', '1']);
  // Shown even if it is 0 everywhere: the experiment then says nothing.
  printed.splice(0);
  expect(await lab(['report', path('forbidden')])).toBe(0);
  expect(printed.join('\n')).toMatch(/Wins +Points +Held back/);
  printed.splice(0);
  expect(await lab(['report', path('whole')])).toBe(0);
  expect(printed.join('\n')).not.toMatch(/Wins +Points +Held back/);
});

test('options name what --forbid can forbid, in a few words', async () => {
  const listed = async (game: string): Promise<string> => {
    printed.splice(0);
    expect(await lab(['options', game])).toBe(0);
    return printed.join('\n');
  };
  expect(await listed('wordsy')).toMatch(/never …\n {2}challenge +challenges a word\n {2}word +corrects a word/);
  expect(await listed('wordsmith')).toMatch(/never …\n {2}none$/);
});

test('continues a real game under other options', async () => {
  expect(await lab(['record', path('whole'), '2/0', '--out', path('real.json')])).toBe(0);
  printed.splice(0);
  const out = path('continued');
  expect(await lab(['continue', path('real.json'), '--options', '{"rounds": 2}', '--bots', '1', '--out', out])).toBe(0);
  const lines = JSON.parse(text('real.json')).entries.length;
  expect(printed.join('\n')).toContain(`kept ${lines} of ${lines} lines; now`);
  expect(JSON.parse(text('continued'))).toMatchObject({ players: 2, turns: 2 });
});

test('refuses nonsense with a message', async () => {
  for (const wrong of [
    ['run'],
    ['run', 'chess', '--out', path('x')],
    ['run', 'wordsy'],
    ['run', 'wordsy', '--out', path('x'), '--seats', '9'],
    ['run', 'wordsy', '--out', path('x'), '--bots', '7'],
    ['run', 'wordsy', '--out', path('x'), '--options', '[]'],
    ['run', 'wordsy', '--out', path('x'), '--shard', '3/2'],
    ['run', 'wordsy', '--out', path('x'), '--colour', 'red'],
    ['merge', path('whole')],
    ['merge', path('nowhere'), '--out', path('x')],
    ['compare', path('whole')],
    ['report'],
    ['continue'],
    ['continue', path('whole')],
    ['dance'],
  ])
    expect(await lab(wrong)).toBe(2);
  expect(existsSync(path('x'))).toBe(false);
  appendFileSync(path('whole-2'), `${text('whole')}rubbish\n`);
  expect(await lab(['report', path('whole-2'), '--csv', path('x')])).toBe(2);
});

test('the bar shows progress, speed and the time left', () => {
  expect(barText(0, 10, 0)).toBe(`${'░'.repeat(30)} 0 of 10 games, 0.0 per second`);
  expect(barText(5, 20, 10_000)).toBe(`${'█'.repeat(7)}${'░'.repeat(23)} 5 of 20 games, 0.5 per second, 30 s left`);
  expect([500, 99_000, 150_000, 7_500_000].map(durationText)).toEqual(['1 s', '99 s', '3 min', '2 h 5 min']);
});

test('leaves out the beginner script if a game has none', async () => {
  const pack = (await loadGame('wordsy'))!;
  const lab = { turns: [], scores: () => [] };
  expect(stepsOf(pack).at(-1)).toEqual(['beginner', '1']);
  expect(stepsOf({ ...pack, lab })).toEqual(stepsOf(pack).slice(0, -1));
});

test('starts with the champion only if the game has one', async () => {
  const pack = (await loadGame('wordsy'))!;
  const rules = { ...pack.rules, id: 'no-champion' };
  expect(stepsOf(pack)[0]).toEqual(['6', '5']);
  expect(stepsOf({ ...pack, rules })).toEqual(stepsOf(pack).slice(1));
});

test('a ladder plays every level against the one below, and the weakest against a beginner', async () => {
  expect(await lab(['ladder', 'wordsy', '--games', '1', '--workers', '1', '--out', path('ladder')])).toBe(0);
  const [table = ''] = printed.filter((line) => line.startsWith('wordsy '));
  for (const pair of ['6 against 5', '5 against 4', '4 against 3', '3 against 2', '2 against 1', 'beginner against 1'])
    expect(table).toMatch(new RegExp(`^${pair} +1 +\\d+ %`, 'm'));
  expect(file('ladder/wordsy-beginner-1.jsonl').experiment.bots).toEqual(['beginner', '1']);
  expect(await lab(['ladder', 'wordsy'])).toBe(2);
});
