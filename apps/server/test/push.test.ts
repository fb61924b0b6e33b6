import { expect, test } from 'vitest';
import { encryptFor } from '../src/push/encrypt.ts';
import { isEndpoint, isPublic } from '../src/push/endpoint.ts';
import { postToPublic } from '../src/push/post.ts';
import { endOfQuietHours } from '../src/push/quiet-hours.ts';
import { type Client, Guest } from './client.ts';
import { createReceiver, newReceiver, type Receiver, startPushService } from './push-service.ts';
import { annAndBob, lay, openServer, playOut } from './server.ts';

const HOUR = 3_600_000;
const CORRESPONDENCE = { options: { pace: { days: 2 } } } as const;

const subscribe = (
  guest: Guest,
  code: string,
  endpoint: string,
  { keys }: Pick<Receiver, 'keys'>,
  quiet: object | null = null,
): Promise<Response> => guest.post('/api/me/push', { code, subscription: { endpoint, keys }, quiet });

/** A match in which Bob has left and subscribed to notifications. */
async function bobAway(quiet: object | null = null): Promise<{
  server: Awaited<ReturnType<typeof openServer>>;
  service: Awaited<ReturnType<typeof startPushService>>;
  code: string;
  ann: Client;
  bob: Client;
}> {
  const server = await openServer({ pushInside: true });
  const service = await startPushService();
  const { code, ann, bob } = await annAndBob(server, CORRESPONDENCE);
  const phone = await newReceiver();
  service.add('/bob', phone);
  expect((await subscribe(bob.guest, code, `${service.url}/bob`, phone, quiet)).status).toBe(200);
  await lay(bob, 1);
  await bob.close();
  return { server, service, code, ann, bob };
}

test('decrypts the example of RFC 8291, appendix A', async () => {
  const d = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
  const point = Uint8Array.from(
    Buffer.from('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', 'base64url'),
  );
  const part = (from: number): string => Buffer.from(point.subarray(from, from + 32)).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', d, x: part(1), y: part(33) };
  const example = await createReceiver(jwk, point, 'BTBZMqHH6r4Tts7J_aSIgg');
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(await example.read(Buffer.from(body, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
  const ours = encryptFor(example.keys, 'Grüße');
  expect(await example.read(ours)).toBe('Grüße');
});

test('notifies an absent player of a correspondence game once, encrypted and without any word or letter', async () => {
  const { server, service, code, ann, bob } = await bobAway();
  await lay(ann, 0);
  await service.until(1);
  const [call] = service.pushed;
  expect(JSON.parse(call!.text)).toEqual({ type: 'turn', game: 'high-card', code });
  const { key } = (await (await bob.guest.fetch('/api/push')).json()) as { key: string };
  expect(call).toMatchObject({ key, claims: { aud: service.url, sub: expect.stringMatching(/^mailto:/) } });
  expect(call!.claims.exp * 1000).toBeGreaterThan(server.clock.now());
  expect(call!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  // The same question is still open: it causes no second notification, whatever else happens.
  await ann.command({ type: 'move', seat: 0, move: { free: { type: 'wave' } } });
  await lay(ann, 0);
  const back = await bob.guest.enter(code);
  await lay(back, 1);
  await back.close();
  await lay(ann, 0);
  await service.until(2);
  expect(service.pushed).toHaveLength(2);
});

test('a device can ask for notifications while the table waits for players, but not at a live table', async () => {
  const server = await openServer({ pushInside: true });
  const service = await startPushService();
  const [anna, robert] = [await Guest.at(server.address), await Guest.at(server.address)];
  const phone = await newReceiver();
  service.add('/ann', phone);
  const live = await anna.table();
  expect((await subscribe(anna, live, `${service.url}/ann`, phone)).status).toBe(400);
  const code = await anna.table(CORRESPONDENCE);
  expect((await subscribe(anna, code, `${service.url}/ann`, phone)).status).toBe(200);
  // A guest without a seat there is told nothing.
  expect((await subscribe(robert, code, `${service.url}/ann`, phone)).status).toBe(400);
  const [ann, bob] = [await anna.enter(code), await robert.enter(code)];
  await bob.command({ type: 'sit', seat: 1, name: 'Bob' });
  await ann.command({ type: 'start' });
  await Promise.all([ann.until('update'), bob.until('update')]);
  await lay(ann, 0);
  await ann.close();
  await lay(bob, 1);
  await service.until(1);
  expect(JSON.parse(service.pushed[0]!.text)).toEqual({ type: 'turn', game: 'high-card', code });
});

test('stops notifying a device that unsubscribed, and all devices when the match is over', async () => {
  const { service, code, ann, bob } = await bobAway();
  const desk = await newReceiver();
  service.add('/desk', desk);
  service.gone('/bob');
  await lay(ann, 0);
  const back = await bob.guest.enter(code);
  // Its subscription went with the refusal, so this one is the only one.
  await subscribe(bob.guest, code, `${service.url}/desk`, desk);
  await lay(back, 1);
  await back.close();
  await lay(ann, 0);
  await service.until(1);
  expect(service.pushed.map(({ path }) => path)).toEqual(['/desk']);
  const again = await bob.guest.enter(code);
  await playOut([
    [ann, 0],
    [again, 1],
  ]);
  expect((await subscribe(bob.guest, code, `${service.url}/desk`, desk)).status).toBe(400);
});

test('delays notifications until quiet hours end', async () => {
  // The clock of the tests says 8 o’clock in Greenwich.
  const { server, service, ann } = await bobAway({ from: 7, to: 9, offset: 0 });
  const since = server.clock.now();
  await lay(ann, 0);
  for (let minutes = 0; minutes < 58; minutes++) server.clock.advance(60_000);
  expect(service.pushed).toEqual([]);
  while (service.pushed.length === 0) {
    server.clock.advance(60_000);
    await ann.guest.fetch('/api/me');
  }
  expect(service.pushed).toHaveLength(1);
  expect(server.clock.now() - since).toBeGreaterThanOrEqual(HOUR);
});

test('quiet hours end on time, over midnight and in other time zones', () => {
  const at = (hours: number): number => 20_000 * 24 * HOUR + hours * HOUR;
  const night = { from: 22, to: 8, offset: 0 };
  expect([at(21.9), at(8), at(12)].map((now) => endOfQuietHours(night, now))).toEqual([null, null, null]);
  expect([at(22), at(23.5), at(0), at(7.9)].map((now) => endOfQuietHours(night, now))).toEqual([
    at(32),
    at(32),
    at(8),
    at(8),
  ]);
  // Two hours east of Greenwich.
  expect(endOfQuietHours({ ...night, offset: -120 }, at(20))).toBe(at(30));
  expect(endOfQuietHours(null, at(3))).toBeNull();
  expect(endOfQuietHours({ from: 5, to: 5, offset: 0 }, at(5))).toBeNull();
});

test('allows only public addresses: none private, reserved or embedding another address', () => {
  for (const inside of [
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '192.168.0.9',
    '172.20.0.1',
    '100.64.0.1',
    '192.0.2.1',
    '203.0.113.9',
    '0.0.0.0',
    '240.0.0.1',
    '255.255.255.255',
  ])
    expect([inside, isPublic(inside), isPublic(`::ffff:${inside}`)]).toEqual([inside, false, false]);
  for (const inside of [
    '::1',
    '::',
    '::127.0.0.1',
    '::9.9.9.9',
    '::ffff:9.9.9.9',
    '::ffff:7f00:1',
    '::ffff:0:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '100::1',
    '2001::7f00:1',
    '2001:2::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    '4000::1',
    'fc00::1',
    'fd00::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2130706433',
    '0x7f.1',
    'no address',
  ])
    expect(isPublic(inside), inside).toBe(false);
  for (const outside of ['9.9.9.9', '2620:fe::fe', '2a00:1450:4001::1', '2001:4860:4860::8888'])
    expect(isPublic(outside), outside).toBe(true);
});

test('refuses endpoints with plain http or on private machines, bad keys, and tables of others', async () => {
  for (const bad of [
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://push.example.com:8443/x',
    'https://a:b@push.example.com/x',
    'ftp://push.example.com/x',
    'https://2130706433/x',
  ])
    expect(isEndpoint(bad), bad).toBe(false);
  expect(isEndpoint('https://fcm.example.com/send/abc')).toBe(true);
  // A name that resolves to a private address is rejected when it is called.
  const posting = { endpoint: 'https://localhost/x', headers: {}, body: Buffer.from('') };
  await expect(postToPublic(posting)).rejects.toThrow('private address');

  const server = await openServer();
  const { code, bob } = await annAndBob(server, CORRESPONDENCE);
  const phone = await newReceiver();
  const refused = async (answer: Promise<Response>): Promise<unknown> => (await (await answer).json()) as unknown;
  expect(await refused(subscribe(bob.guest, code, 'http://127.0.0.1:1/x', phone))).toEqual({
    refusal: { code: 'bad-endpoint' },
  });
  const keys = { ...phone.keys, p256dh: phone.keys.p256dh.replace(/.$/, 'AAAA') };
  expect((await subscribe(bob.guest, code, 'https://push.example.com/x', { keys })).status).toBe(400);
  const stranger = await Guest.at(server.address);
  expect(await refused(subscribe(stranger, code, 'https://push.example.com/x', phone))).toEqual({
    refusal: { code: 'not-seated' },
  });
  const live = await annAndBob(server);
  expect((await subscribe(live.bob.guest, live.code, 'https://push.example.com/x', phone)).status).toBe(400);
});
