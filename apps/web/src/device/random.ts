/** Random bytes in hex. Not randomUUID: that is missing where a table is reached over plain http in a local network. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
