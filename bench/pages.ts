/**
 * Waiting time for the pages on a slow phone and a slow connection: the start page, and every game from the press on
 * its 'Play now' until something of it can be touched. The built pages from the real server, in headless Chromium:
 *
 * npm run build && npm run bench -- pages RUNS=1 for a quick look
 */
import { GAME_IDS, GAMES } from '@wordhoard/catalog';
import { launch, PHONE } from '@wordhoard/e2e';
import { TestServer } from '@wordhoard/e2e/test-server';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Probe, watchPage } from './pages/probe.ts';
import { SlowConnection, type TrafficCount } from './pages/slow-connection.ts';
import { median, printTable } from './table.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);
/** 'Slow 4G', as browsers' own tools have it. */
const CONNECTION = { bytesPerSecond: 1_600_000 / 8, roundTripMs: 150 };
const SLOWER_CPU = 4;
/** Minimum time a person takes to find a game and tap it. */
const LOOKS_MS = 1000;
/** Duration of a tap. */
const TAP_MS = 80;
/** A longer task makes a tap wait. */
const LONG_MS = 50;

interface PageTimes extends TrafficCount {
  readonly name: string;
  readonly firstPaint: number;
  /** Time until something can be touched. */
  readonly ready: number;
  readonly playable: number;
  readonly longest: number;
  readonly longTasks: number;
  readonly blocked: number;
  readonly reaction: number | null;
  readonly control: string;
}

export async function run(): Promise<void> {
  const server = new TestServer();
  await server.open();
  const line = new SlowConnection(Number(new URL(server.url).port), CONNECTION);
  const address = `http://127.0.0.1:${await line.open()}`;
  const browser = await launch();
  const waits: PageTimes[] = [];
  try {
    // Round by round, so that a busy moment affects all of them.
    for (let round = 0; round < RUNS; round++)
      for (const game of GAME_IDS) waits.push(...(await playNow({ browser, line, address, game })));
  } finally {
    await browser.close();
    line.close();
    await server.close();
  }
  print(waits);
}

interface Visit {
  readonly browser: Browser;
  readonly line: SlowConnection;
  readonly address: string;
  readonly game: keyof typeof GAMES;
}

/** A first-time visitor opens the start page, looks at it, and taps a game. */
async function playNow({ browser, line, address, game }: Visit): Promise<PageTimes[]> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript(watchPage);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    line.take();
    await page.goto(address, { waitUntil: 'commit' });
    const card = page.locator(`[data-card="${game}"] a[href="/play/${game}"]`);
    await card.waitFor();
    const landing = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return { firstPaint: paint?.startTime ?? performance.now(), ready: performance.now() };
    });
    const landed = { ...line.take(), ...landing, ...tasksIn(await probeOf(page), 0, landing.ready) };
    // In the middle, away from bars that float over the edges.
    await card.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(LOOKS_MS);
    line.take();
    const box = (await card.boundingBox())!;
    await tap(page, session, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await page.waitForFunction(() => window.probe.touchable !== null, null, { polling: 50 });
    const crossed = line.take();
    await page.waitForFunction(() => window.probe.playable !== null, null, { polling: 50 });
    const { pressed, touchable, playable, control } = await probeOf(page);
    await tap(page, session, (await page.evaluate(() => window.probe.aim()))!);
    await page.waitForFunction(() => window.probe.reaction !== null, null, { timeout: 5000 }).catch(() => null);
    const probe = await probeOf(page);
    const played: PageTimes = {
      ...crossed,
      name: GAMES[game].title,
      firstPaint: Number.NaN,
      ready: touchable! - pressed!,
      playable: playable! - pressed!,
      control,
      reaction: probe.reaction,
      ...tasksIn(probe, pressed!, touchable!),
    };
    return [{ name: 'start page', control: '', reaction: null, playable: Number.NaN, ...landed }, played];
  } finally {
    await context.close();
  }
}

async function tap(page: Page, session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(TAP_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The probe without what can't be serialised. */
const probeOf = (page: Page): Promise<Omit<Probe, 'aim'>> =>
  page.evaluate(() => {
    const { aim: _, ...told } = window.probe;
    return told;
  });

function tasksIn(
  { longTasks }: Pick<Probe, 'longTasks'>,
  from: number,
  to: number,
): Pick<PageTimes, 'longest' | 'longTasks' | 'blocked'> {
  const tasks = longTasks.filter(({ at, ms }) => at + ms > from && at < to).map(({ ms }) => ms);
  return {
    longest: Math.max(0, ...tasks),
    longTasks: tasks.length,
    blocked: tasks.reduce((sum, ms) => sum + ms - LONG_MS, 0),
  };
}

function print(waits: readonly PageTimes[]): void {
  const title = `${(CONNECTION.bytesPerSecond * 8) / 1e6} Mbit/s, ${CONNECTION.roundTripMs} ms, CPU × ${SLOWER_CPU}; median of ${RUNS}`;
  const heads = [
    '',
    'first paint',
    'can tap',
    'slowest',
    'can choose',
    'requests',
    'kB',
    'tasks > 50',
    'longest',
    'blocked',
    'reacts in',
    'control tapped',
  ];
  const rows = [...Map.groupBy(waits, ({ name }) => name)].map(([name, all]) => {
    const of = (value: (wait: PageTimes) => number): number => median(all.map(value));
    const ms = (value: number): string => (Number.isNaN(value) ? '' : `${Math.round(value)} ms`);
    const reacts = all.map(({ reaction }) => reaction).filter((it) => it !== null);
    const dead = name !== 'start page' && reacts.length < all.length;
    return [
      name,
      ms(of((it) => it.firstPaint)),
      ms(of((it) => it.ready)),
      ms(Math.max(...all.map((it) => it.ready))),
      ms(of((it) => it.playable)),
      String(of((it) => it.requests)),
      (of((it) => it.bytes) / 1000).toFixed(0),
      String(of((it) => it.longTasks)),
      ms(of((it) => it.longest)),
      ms(of((it) => it.blocked)),
      dead ? 'NOT AT ALL' : reacts.length > 0 ? ms(median(reacts)) : '',
      all[0]!.control.slice(0, 24),
    ];
  });
  printTable(title, heads, rows);
}
