import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, link, lstat, mkdir, open, readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type ObjectStore, isObjectId } from './objectStore.ts'
import { diskTrouble, removeOlder, stageFile } from './stagedFile.ts'

const PIECE_BYTES = 64 * 1024
const PARTS = 'parts'

/**
 * Objects in a folder. A part is written to a separate file, synced, and then linked to its name in
 * one step that fails if the name is taken. An object is therefore always complete or absent, even
 * if the process is killed.
 */
export function folderStore(folder: string): ObjectStore {
  const parts = join(folder, PARTS)
  const folderOf = (id: string) => join(folder, id.slice(0, 2))
  const pathOf = (id: string) => join(folderOf(id), id)
  /** Serialises changes per object, so that a removal in progress does not delete an object stored again. */
  const turns = new Map<string, Promise<unknown>>()

  function serialQueue<Result>(id: string, act: () => Promise<Result>): Promise<Result> {
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
        const written = await stageFile(part, pieces, maxBytes)
        if (written.ok) await serialQueue(written.id, () => linkToName(part, written.id))
        return written
      } catch (error) {
        const trouble = diskTrouble(error)
        if (trouble === null) throw error
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
      // Errors reach the loop that reads the stream; this listener is for errors before the loop
      // starts.
      pieces.on('error', () => undefined)
      return pieces
    },
    async remove(id) {
      if (!isObjectId(id)) return
      await serialQueue(id, async () => {
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

/** A new name is durable only once its folder is synced. */
async function syncToDisk(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** True if it is an operating system error with this code. */
const isErrorWithCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
