/** Reads an unsigned varint of the multiformats: seven bits per byte, least significant first. */
export function readVarint(bytes: Uint8Array, start = 0): { readonly value: number; readonly end: number } | null {
  let value = 0
  // Four bytes suffice for every number of the multicodec table.
  for (let at = start; at < start + 4; at++) {
    const byte = bytes[at]
    if (byte === undefined) return null
    value |= (byte & 127) << (7 * (at - start))
    if (byte < 128) return byte === 0 && at > start ? null : { value, end: at + 1 }
  }
  return null
}
