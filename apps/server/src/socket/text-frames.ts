/** First byte of a frame with a whole text (RFC 6455, section 5.2). */
const WHOLE_TEXT = 0x81;
/** The second byte is a length below 126, or says in how many bytes the length follows. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const TWO_BYTES = 0x1_00_00;

/**
 * Messages to one client as WebSocket frames in one buffer: an update, its "done" and another player's move cost one
 * system call. The library would hand over two chunks for each message, and Node would join them.
 */
export class TextFrames {
  #texts: string[] = [];
  #bytes = 0;

  /** Length of the buffer that `take` would return. */
  get bytes(): number {
    return this.#bytes;
  }

  add(text: string): void {
    const length = Buffer.byteLength(text);
    this.#texts.push(text);
    this.#bytes += headerLength(length) + length;
  }

  /** Returns all frames and forgets them. */
  take(): Buffer {
    const frames = Buffer.allocUnsafe(this.#bytes);
    let at = 0;
    for (const text of this.#texts) at = writeFrame(frames, at, text);
    this.#texts = [];
    this.#bytes = 0;
    return frames;
  }
}

const headerLength = (length: number): number => (length < IN_TWO_BYTES ? 2 : length < TWO_BYTES ? 4 : 10);

/** Writes one frame and returns where it ends. A server's frames are not masked. */
function writeFrame(frames: Buffer, start: number, text: string): number {
  const length = Buffer.byteLength(text);
  const at = start + headerLength(length);
  frames[start] = WHOLE_TEXT;
  if (length < IN_TWO_BYTES) frames[start + 1] = length;
  else if (length < TWO_BYTES) {
    frames[start + 1] = IN_TWO_BYTES;
    frames.writeUInt16BE(length, start + 2);
  } else {
    frames[start + 1] = IN_EIGHT_BYTES;
    frames.writeBigUInt64BE(BigInt(length), start + 2);
  }
  // ASCII is the same in both encodings, and most messages are ASCII; latin1 needs no conversion.
  return at + frames.write(text, at, length === text.length ? 'latin1' : 'utf8');
}
