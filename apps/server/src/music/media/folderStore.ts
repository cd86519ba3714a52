import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, link, lstat, mkdir, open, readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isErrorWithCode } from './isErrorWithCode.ts'
import { type ObjectStore, type PutOutcome, type PutTrouble, isObjectId } from './objectStore.ts'

const PIECE_BYTES = 64 * 1024
const PARTS = 'parts'

const TROUBLES: Readonly<Record<string, PutTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
}

/**
 * Objects in a folder. A part is written to a separate file, synced, and then linked to its name in one step that fails if the name
 * is taken. So an object is always complete or absent, even if the process is killed.
 */
export function folderStore(folder: string): ObjectStore {
  const parts = join(folder, PARTS)
  const folderOf = (id: string) => join(folder, id.slice(0, 2))
  const pathOf = (id: string) => join(folderOf(id), id)
  /** Serialises changes per object, so that a removal in progress does not delete an object stored again. */
  const turns = new Map<string, Promise<unknown>>()

  function inTurn<Result>(id: string, act: () => Promise<Result>): Promise<Result> {
    const result = (turns.get(id) ?? Promise.resolve()).then(act, act)
    turns.set(id, result)
    const forget = () => {
      if (turns.get(id) === result) turns.delete(id)
    }
    result.then(forget, forget)
    return result
  }

  async function linkToName(part: string, id: string): Promise<void> {
    await mkdir(folderOf(id), { recursive: true })
    try {
      await link(part, pathOf(id))
    } catch (error) {
      if (!isErrorWithCode(error, 'EEXIST')) throw error
    }
    await syncToDisk(folderOf(id))
    await syncToDisk(folder)
  }

  async function openObject(id: string): Promise<FileHandle | null> {
    if (!isObjectId(id)) return null
    // A symbolic link planted in the folder is not followed (case 88).
    return await open(pathOf(id), constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null)
  }

  return {
    async put(pieces, maxBytes) {
      const part = join(parts, randomBytes(12).toString('hex'))
      try {
        await mkdir(parts, { recursive: true })
        const written = await write(part, pieces, maxBytes)
        if (written.ok) await inTurn(written.id, () => linkToName(part, written.id))
        return written
      } catch (error) {
        const trouble = TROUBLES[error instanceof Error && 'code' in error ? String(error.code) : '']
        if (trouble === undefined) throw error
        return { ok: false, trouble }
      } finally {
        await unlink(part).catch(() => undefined)
      }
    },
    async bytesOf(id) {
      if (!isObjectId(id)) return null
      const file = await lstat(pathOf(id)).catch(() => null)
      return file?.isFile() === true ? file.size : null
    },
    async read(id, { start, end }) {
      const file = await openObject(id)
      if (file === null) return null
      const pieces = file.createReadStream({ start, end, highWaterMark: PIECE_BYTES })
      // Errors reach the loop that reads it; before the loop starts, nothing else listens.
      pieces.on('error', () => undefined)
      return pieces
    },
    async remove(id) {
      if (!isObjectId(id)) return
      await inTurn(id, async () => {
        await unlink(pathOf(id)).catch((error: unknown) => {
          if (!isErrorWithCode(error, 'ENOENT')) throw error
        })
        await syncToDisk(folderOf(id)).catch(() => undefined)
      })
    },
    ids: () => objectsIn(folder),
    sweep: (olderThanMs) => removeOlder(parts, olderThanMs),
  }
}

async function* objectsIn(folder: string): AsyncGenerator<string> {
  for (const subfolder of await readdir(folder).catch(() => []))
    if (/^[0-9a-f]{2}$/.test(subfolder))
      for (const id of await readdir(join(folder, subfolder))) if (isObjectId(id)) yield id
}

/** Removes parts that have not been written to since a time, and returns how many. */
async function removeOlder(parts: string, olderThanMs: number): Promise<number> {
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

async function write(path: string, pieces: AsyncIterable<Uint8Array>, maxBytes: number): Promise<PutOutcome> {
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

/** A new name is durable only once its folder is synced. */
async function syncToDisk(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
