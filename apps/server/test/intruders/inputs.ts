import fc from 'fast-check';

/** An input to the server that no sane client would send. */
export type Input =
  | {
      readonly over: 'http';
      readonly method: string;
      readonly path: string;
      readonly headers: Record<string, string>;
      readonly body?: string;
    }
  | { readonly over: 'socket'; readonly text: string | Uint8Array };

export interface KnownIds {
  /** A table in play. */
  readonly code: string;
  readonly question: number;
  readonly cookie: string;
}

const json = fc.jsonValue({ maxDepth: 3, noUnicodeString: false });
const oddValue = fc.constantFrom<unknown[]>(
  null,
  -1,
  1.5,
  1e308,
  '',
  '__proto__',
  [],
  {},
  'x'.repeat(5000),
  '\u202e\u0000',
  true,
  '../../etc/passwd',
);
const anyValue = fc.oneof(json, oddValue);
const nearlyValid = (right: unknown): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: anyValue });

/** A valid text with a piece cut, doubled or changed. */
const spoilText = (text: string): fc.Arbitrary<string> =>
  fc.tuple(fc.nat(text.length), fc.nat(8), fc.string({ unit: 'binary', maxLength: 8 })).map(([at, cut, put]) =>
    // Half a character cannot be sent.
    (text.slice(0, at) + put + text.slice(at + cut)).toWellFormed(),
  );

const OPTIONS = {
  game: 'high-card',
  config: null,
  pace: 'live',
  limits: {},
  bank: null,
  visibility: 'link',
  watching: true,
  seats: 2,
};
/** A valid example of every command. */
const COMMANDS: readonly Record<string, unknown>[] = [
  { type: 'sit', seat: 1, name: 'Ann' },
  { type: 'rise', seat: 1 },
  { type: 'return', seat: 1 },
  { type: 'resign', seat: 1 },
  { type: 'stand-in', seat: 1 },
  { type: 'end' },
  { type: 'agree-end', agrees: true },
  { type: 'seat-bot', seat: 1, level: 3 },
  { type: 'clear-seat', seat: 1 },
  { type: 'configure', options: OPTIONS },
  { type: 'bot-speed', speed: 'quick' },
  { type: 'start' },
  { type: 'salt', seat: 1, commitment: 'c'.repeat(64), salt: '5'.repeat(32) },
  { type: 'move', seat: 1, move: { free: { type: 'wave' } } },
  { type: 'say', seat: 1, phrase: 'hello' },
  { type: 'chat', seat: 0, text: 'well played' },
  { type: 'allow-chat', allowed: true },
  { type: 'rematch' },
];

function message({ code, question }: KnownIds): fc.Arbitrary<Input> {
  const moves = { type: 'move', seat: 0, move: { to: question, answer: { card: 'C1', sure: true } } };
  const command = fc
    .constantFrom(...COMMANDS, moves)
    .chain((right) =>
      fc.record(Object.fromEntries(Object.entries(right).map(([key, value]) => [key, nearlyValid(value)]))),
    );
  // Rarely another table, because entering a missing one ends the connection.
  const table = fc.oneof({ weight: 12, arbitrary: fc.constant(code) }, fc.string(), anyValue);
  const id = fc.oneof({ weight: 9, arbitrary: fc.uuid() }, anyValue);
  const content = fc.oneof(
    { weight: 10, arbitrary: fc.record({ type: fc.constant('command'), id, command }) },
    fc.record({ type: fc.constant('command'), id, command: anyValue }),
    fc.record({ type: nearlyValid('enter'), table, after: nearlyValid({ 0: 1 }) }),
    fc.record({ type: nearlyValid('look'), looking: nearlyValid(false) }),
    fc.record({ type: nearlyValid('ping') }),
    anyValue,
  );
  const text = fc.oneof(
    { weight: 4, arbitrary: content.map((it) => JSON.stringify(it)) },
    { weight: 2, arbitrary: content.chain((it) => spoilText(JSON.stringify(it))) },
    fc.string({ unit: 'binary' }).map((it) => it.toWellFormed()),
    fc.constantFrom(
      '['.repeat(9000),
      `{"type":"command","id":"deep-down","command":${'['.repeat(4000)}${']'.repeat(4000)}}`,
    ),
  );
  return fc
    .oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: fc.uint8Array({ maxLength: 64 }) })
    .map((it): Input => ({ over: 'socket', text: it }));
}

/** Every route there is. */
const ROUTES = [
  '/api/me',
  '/api/tables',
  '/api/definitions/',
  '/api/hoard',
  '/api/hoard/2026-11-17/wordsy',
  '/api/lexicon',
  '/api/words',
  '/api/schema',
  '/api/schema/wordsy.json',
  '/healthz',
  '/readyz',
  '/api/news',
  '/metrics',
  '/ws',
  '/t/',
  '/',
];

function request({ code, cookie }: KnownIds): fc.Arbitrary<Input> {
  const piece = fc.string({ unit: 'binary', maxLength: 12 }).map((it) => encodeURIComponent(it.toWellFormed()));
  const path = fc.oneof(
    fc.tuple(fc.constantFrom(...ROUTES), fc.oneof(fc.constant(''), piece)).map((parts) => parts.join('')),
    fc.tuple(fc.oneof(fc.constant(code), piece)).map(([of]) => `/api/tables/${of}/record`),
    fc.tuple(fc.constantFrom(code, 'FOX-0001'), piece).map(([of, seat]) => `/api/tables/${of}/legal?seat=${seat}`),
    piece.map((over) => `/api/tables?over=${over},${code}`),
    fc.constantFrom(
      '/%',
      '/api/tables/%E0%A4%A/record',
      '//evil.example',
      '/..%2f..%2fetc%2fpasswd',
      `/${'a'.repeat(9000)}`,
    ),
  );
  const table = JSON.stringify({ name: 'Ann', others: [], bots: [], start: false, options: OPTIONS });
  const body = fc.oneof(
    spoilText(table),
    json.map((it) => JSON.stringify(it)),
    spoilText('{"name":"Ann"}'),
  );
  const header = fc.constantFrom<Record<string, string>[]>(
    {},
    { cookie },
    { cookie: 'wordhoard=x.y' },
    { origin: 'https://evil.example' },
    { range: 'bytes=5-1' },
    { 'content-type': 'application/json', cookie },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-99' },
    { 'accept-encoding': 'br;q=nan' },
    { 'if-none-match': '"' },
    { 'x-forwarded-for': ',,,', authorization: 'Bearer' },
  );
  const asked = fc.record({ over: fc.constant('http' as const), path, headers: header });
  return fc.oneof(
    fc.tuple(asked, fc.constantFrom('GET', 'HEAD', 'DELETE', 'OPTIONS')).map(([it, method]) => ({ ...it, method })),
    fc
      .tuple(asked, fc.constantFrom('POST', 'PUT', 'PATCH'), body)
      .map(([it, method, text]) => ({ ...it, method, body: text })),
  );
}

/** Inputs of both kinds, the same for the same seed. */
export function* inputs(count: number, seed: number, known: KnownIds): Generator<Input> {
  const part = 1000;
  // Messages are cheaper than requests, and there are more kinds of them.
  const input = fc.oneof({ weight: 4, arbitrary: message(known) }, { weight: 1, arbitrary: request(known) });
  for (let done = 0; done < count; done += part)
    yield* fc.sample(input, { numRuns: Math.min(part, count - done), seed: seed + done });
}
