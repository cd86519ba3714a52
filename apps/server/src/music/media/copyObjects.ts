import type { ObjectStore } from './objectStore.ts'

export type CopyResult = {
  copied: number
  /** Number of objects that the target already had. */
  present: number
  /** Ids of objects whose content does not match their name; they are not copied. */
  damaged: string[]
}

type Stores = { from: ObjectStore; to: ObjectStore; onObject?: (count: number) => void }

/**
 * Copies every object that the target does not have with the same size. Content is hashed again on
 * the way, so an interrupted copy continues where it stopped, and damage is found. Throws if a
 * store fails.
 */
export async function copyObjects({ from, to, onObject }: Stores): Promise<CopyResult> {
  const result: CopyResult = { copied: 0, present: 0, damaged: [] }
  for await (const id of from.ids()) {
    const outcome = await copyObject(from, to, id)
    if (outcome === 'damaged') result.damaged.push(id)
    else result[outcome] += 1
    onObject?.(result.copied + result.present + result.damaged.length)
  }
  return result
}

async function copyObject(from: ObjectStore, to: ObjectStore, id: string): Promise<'copied' | 'present' | 'damaged'> {
  const bytes = await from.bytesOf(id)
  // The object was deleted after it was listed.
  if (bytes === null) return 'present'
  if ((await to.bytesOf(id)) === bytes) return 'present'
  const pieces = bytes === 0 ? noPieces() : await from.read(id, { start: 0, end: bytes - 1 })
  if (pieces === null) return 'present'
  const put = await to.put(pieces, bytes)
  if (!put.ok && put.trouble !== 'tooLarge') throw new Error(`An object could not be stored: ${put.trouble}.`)
  if (put.ok && put.id === id) return 'copied'
  if (put.ok) await to.remove(put.id)
  return 'damaged'
}

async function* noPieces(): AsyncGenerator<Uint8Array> {}
