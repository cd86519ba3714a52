/** Bytes of a file that are hashed, enough to tell it from others. */
const MARKED_BYTES = 65_536

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Identifies a file chosen a second time: its length, and an FNV-1a checksum of its beginning. */
export function markOf(length: number, head: Uint8Array): string {
  let hash = FNV_OFFSET
  for (const byte of head) hash = Math.imul(hash ^ byte, FNV_PRIME) >>> 0
  return `${length}-${hash.toString(16).padStart(8, '0')}`
}

export const fileMark = async (file: Blob): Promise<string> =>
  markOf(file.size, new Uint8Array(await file.slice(0, MARKED_BYTES).arrayBuffer()))
