import { createHash } from 'node:crypto'
import { type FileHandle, lstat, open, readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { PutOutcome, PutTrouble } from './objectStore.ts'

const TROUBLES: Readonly<Record<string, PutTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
}

/** The disk problem that an error reports; null for any other error. */
export const diskTrouble = (error: unknown): PutTrouble | null =>
  TROUBLES[error instanceof Error && 'code' in error ? String(error.code) : ''] ?? null

/** Writes the pieces to a new file and syncs it. Returns the SHA-256 of the content, which is its name. */
export async function stageFile(
  path: string,
  pieces: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<PutOutcome> {
  const sum = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx')
  try {
    for await (const piece of pieces) {
      bytes += piece.length
      if (bytes > maxBytes) return { ok: false, trouble: 'tooLarge' }
      sum.update(piece)
      await writeAll(file, piece)
    }
    await file.sync()
    return { ok: true, id: sum.digest('hex'), bytes }
  } finally {
    await file.close()
  }
}

/** A full disk writes part of the data before it reports the error. */
async function writeAll(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.length;) at += (await file.write(piece, at)).bytesWritten
}

/** Removes parts that have not been written to for this long, and returns their number. */
export async function removeOlder(parts: string, olderThanMs: number): Promise<number> {
  let count = 0
  for (const each of await readdir(parts).catch(() => [])) {
    const path = join(parts, each)
    const file = await lstat(path).catch(() => null)
    if (file === null || file.mtimeMs > olderThanMs) continue
    await unlink(path).catch(() => undefined)
    count += 1
  }
  return count
}
