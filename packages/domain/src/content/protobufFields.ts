export type ProtobufField = { readonly number: number; readonly value: number | Uint8Array }

/** A 64-bit varint as a float. Sizes beyond 2⁵³ lose precision, but they are refused anyway. */
function longVarint(bytes: Uint8Array, start: number): { value: number; end: number } | null {
  let value = 0
  for (let at = start; at < start + 10; at++) {
    const byte = bytes[at]
    if (byte === undefined) return null
    value += (byte & 127) * 2 ** (7 * (at - start))
    if (byte < 128) return { value, end: at + 1 }
  }
  return null
}

/** Fields of a protobuf message with numbers and bytes only, in their order; null if it is invalid. */
export function protobufFields(bytes: Uint8Array): readonly ProtobufField[] | null {
  const fields: ProtobufField[] = []
  for (let at = 0; at < bytes.length;) {
    const key = longVarint(bytes, at)
    const read = key && longVarint(bytes, key.end)
    if (!key || !read) return null
    const number = Math.floor(key.value / 8)
    const wire = key.value % 8
    const end = wire === 2 ? read.end + read.value : read.end
    if ((wire !== 0 && wire !== 2) || end > bytes.length) return null
    fields.push({ number, value: wire === 0 ? read.value : bytes.subarray(read.end, end) })
    at = end
  }
  return fields
}
