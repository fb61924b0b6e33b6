/**
 * The artefact's container: a header, a table of named sections, the sections. All numbers are little-endian u32 and
 * every section starts at a multiple of 4, so that a typed array can be laid over it: opening copies and parses nothing.
 *
 *   0  'WORDHORD'   8  format version   12  number of sections   16  content hash, 8 bytes
 *  24  per section: name, 16 bytes ASCII padded with zeros · place · length in bytes
 */
export interface Sections {
  /** The content hash in hex: names these very bytes. */
  readonly id: string;
  /** The section's bytes in place, or undefined if the artefact has none of that name. */
  get(name: string): Uint8Array | undefined;
}

const MAGIC = 'WORDHORD';
const VERSION = 1;
const HASH_AT = 16;
const HASH_BYTES = 8;
const TABLE_AT = HASH_AT + HASH_BYTES;
const NAME_BYTES = 16;
const ENTRY_BYTES = NAME_BYTES + 8;

const aligned = (length: number): number => (length + 3) & ~3;

/**
 * @param digest a hash of at least 8 bytes over everything after the header's hash; an argument because packages know
 *   no cryptography of the machine they run on.
 */
export function packSections(
  sections: ReadonlyMap<string, Uint8Array>,
  digest: (content: Uint8Array) => Uint8Array,
): Uint8Array {
  let place = TABLE_AT + sections.size * ENTRY_BYTES;
  let total = place;
  for (const { length } of sections.values()) total += aligned(length);
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  writeText(bytes, 0, MAGIC);
  view.setUint32(8, VERSION, true);
  view.setUint32(12, sections.size, true);
  let entry = TABLE_AT;
  for (const [name, content] of sections) {
    if (!/^[\x21-\x7e]{1,16}$/.test(name)) throw new Error(`not a section name: ${name}`);
    writeText(bytes, entry, name);
    view.setUint32(entry + NAME_BYTES, place, true);
    view.setUint32(entry + NAME_BYTES + 4, content.length, true);
    bytes.set(content, place);
    place += aligned(content.length);
    entry += ENTRY_BYTES;
  }
  bytes.set(digest(bytes.subarray(TABLE_AT)).subarray(0, HASH_BYTES), HASH_AT);
  return bytes;
}

/** Throws on anything but an artefact of this version: that is a broken installation, not a player's mistake. */
export function openSections(source: ArrayBuffer | Uint8Array): Sections {
  const given =
    source instanceof ArrayBuffer
      ? new Uint8Array(source)
      : // Node's Buffer is a Uint8Array of its own kind; what we hand out is the plain one.
        new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  // A slice of a pool (small Node reads) may start anywhere; typed arrays cannot.
  const bytes = given.byteOffset % 4 === 0 ? given : given.slice();
  if (new Uint8Array(Uint32Array.of(1).buffer)[0] !== 1) throw new Error('the lexicon needs a little-endian machine');
  if (bytes.length < TABLE_AT || readText(bytes, 0, 8) !== MAGIC) throw new Error('not a Wordhoard lexicon');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint32(8, true);
  if (version !== VERSION) throw new Error(`lexicon format ${version}, this program reads ${VERSION}`);
  const count = view.getUint32(12, true);
  const found = new Map<string, Uint8Array>();
  for (let i = 0; i < count; i++) {
    const entry = TABLE_AT + i * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > bytes.length) throw new Error('the lexicon is cut short');
    const place = view.getUint32(entry + NAME_BYTES, true);
    const length = view.getUint32(entry + NAME_BYTES + 4, true);
    if (place + length > bytes.length) throw new Error('the lexicon is cut short');
    found.set(readText(bytes, entry, NAME_BYTES), bytes.subarray(place, place + length));
  }
  const hash = bytes.subarray(HASH_AT, HASH_AT + HASH_BYTES);
  return { id: hash.toHex(), get: (name) => found.get(name) };
}

/** The section as 32-bit numbers, in place. */
export const asUint32 = (section: Uint8Array): Uint32Array =>
  new Uint32Array(section.buffer, section.byteOffset, section.byteLength >>> 2);

export const asBytes = (array: Uint32Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

function writeText(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}

/** Up to `length` ASCII characters, ending at the first zero. */
function readText(bytes: Uint8Array, at: number, length: number): string {
  let text = '';
  for (let i = at; i < at + length && bytes[i] !== 0; i++) text += String.fromCharCode(bytes[i]!);
  return text;
}
