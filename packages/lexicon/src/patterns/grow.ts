/** The array or, if it is too short, a longer one in its stead, with room to spare. */
export function grow(array: Int32Array<ArrayBuffer>, length: number, by = 1.5): Int32Array<ArrayBuffer> {
  return length <= array.length ? array : new Int32Array(array.buffer.transfer(4 * Math.ceil(by * length)));
}
