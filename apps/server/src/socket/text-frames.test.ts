import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextFrames } from './text-frames.ts';

/** Reads unmasked text frames as RFC 6455 describes them. */
function readFrames(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x81);
    const short = bytes.readUInt8(at + 1);
    const [length, start] =
      short === 127
        ? [Number(bytes.readBigUInt64BE(at + 2)), at + 10]
        : short === 126
          ? [bytes.readUInt16BE(at + 2), at + 4]
          : [short, at + 2];
    texts.push(bytes.toString('utf8', start, start + length));
    at = start + length;
  }
  return texts;
}

const textsOf = (messages: readonly string[]): string[] => {
  const frames = new TextFrames();
  for (const message of messages) frames.add(message);
  const expected = frames.bytes;
  const taken = frames.take();
  expect([taken.length, frames.bytes]).toEqual([expected, 0]);
  return readFrames(taken);
};

test('a client reads the messages it was sent, in any language', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ minLength: 120, maxLength: 130 }));
  fc.assert(
    fc.property(fc.array(text), (messages) => {
      expect(textsOf(messages)).toEqual(messages);
    }),
  );
});

test('writes lengths in one, three and nine bytes', () => {
  const messages = [0, 125, 126, 65_535, 65_536, 200_000].flatMap((n) => ['x'.repeat(n), 'é'.repeat(n / 2)]);
  expect(textsOf(messages)).toEqual(messages);
});
