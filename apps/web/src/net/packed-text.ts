/** Texts in the address of a link, packed: after the # no server gets to see them. */

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: GenericTransformStream,
  longest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // The platform's own streams of bytes, which its types keep apart.
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(by as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest) throw new Error(`the text is longer than ${longest} bytes`);
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const toBytes = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Letters, digits, - and _. */
export const packText = async (text: string): Promise<string> =>
  toLetters(
    await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY),
  );

/** Throws if it is no packed text, or one that unpacks to more bytes: it may come from a stranger. */
export const unpackText = async (packed: string, longest: number): Promise<string> =>
  new TextDecoder().decode(await through(toBytes(packed), new DecompressionStream('deflate-raw'), longest));
