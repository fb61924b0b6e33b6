import { LAY_MS } from '@wordhoard/table/testing';
import { expect, test } from 'vitest';
import { StallWatch } from '../src/clock.ts';
import { type Client, Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { usePostgres } from './postgres.ts';
import { annAndBob, openServer } from './server.ts';

const postgres = usePostgres();

/** Match time according to this client's server. */
async function matchTimeOf(client: Client): Promise<number> {
  const pong = client.next('pong');
  client.send({ type: 'ping' });
  return (await pong).now;
}

/** Advances both clocks second by second, so that both servers do what is due. */
async function runBoth(clocks: readonly FakeClock[], seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++)
    for (const clock of clocks) {
      clock.advance(1000);
      await clock.isSet(1000);
    }
}

test('a suspended server that resumes moves no deadline that another has promised', async () => {
  const url = await postgres.fresh();
  const clocks = [new FakeClock(), new FakeClock()] as const;
  const one = await openServer({ db: url, clock: clocks[0] });
  const other = await openServer({ db: url, clock: clocks[1] });
  const { code, ann, bob } = await annAndBob(one);
  await runBoth(clocks, 5);
  // One is stopped, and half of that time later its people come to the other.
  clocks[0].stall(20_000);
  clocks[1].advance(10_000);
  const [anna, robert] = [ann.guest.switchTo(other.address), bob.guest.switchTo(other.address)];
  const [there, too] = [await anna.enter(code), await robert.enter(code)];
  const promised = await matchTimeOf(there);
  expect(promised).toBeLessThanOrEqual(6000);
  await runBoth([clocks[1]], 10);
  const byOther = await matchTimeOf(there);
  expect(byOther).toBe(promised + 10_000);
  // It resumes, and a client that enters there makes it send the time.
  clocks[0].advance(0);
  // Remaining clients are sent no time that would have to be taken back, but the one the other server stored.
  const byOne = await matchTimeOf(ann);
  expect(byOne).toBeGreaterThan(promised + 5000);
  expect(byOne).toBeLessThanOrEqual(byOther);
  await (await Guest.at(one.address)).enter(code);
  await there.until('table', (it) => it.table.watchers === 1);
  expect(await matchTimeOf(there)).toBe(byOther);
  await runBoth(clocks, Math.floor((LAY_MS - byOther) / 1000) - 1);
  const isClosed = (client: Client): boolean =>
    client.received.some((it) => it.type === 'update' && it.events.some(({ type }) => type === 'laid'));
  expect([there, too, ann, bob].map(isClosed)).toEqual([false, false, false, false]);
  await runBoth(clocks, 2);
  await there.until('update', (it) => it.events.some(({ type }) => type === 'laid'));
});

test('a server suspended for longer than a question lasts closes nothing by itself', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server);
  server.clock.advance(1000);
  server.clock.stall(2 * LAY_MS);
  server.clock.advance(1000);
  expect([await matchTimeOf(ann), await matchTimeOf(bob)]).toEqual([2000, 2000]);
  server.clock.advance(LAY_MS - 2000);
  await ann.until('update', (it) => it.events.some(({ type }) => type === 'laid'));
});

test('a process notices a suspension by a gap between its clock readings', () => {
  let now = 0;
  const watch = new StallWatch(() => now);
  const after = (ms: number): number => {
    now += ms;
    return watch.measure();
  };
  expect([after(250), after(1900), after(20_000), after(250), after(3000)]).toEqual([0, 0, 20_000, 20_000, 23_000]);
});
