import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, mkdir, open, readdir, statfs, truncate, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** A random id, with a suffix for files derived from the upload. */
const NAME = /^([\w-]{22})(?:\.clean(?:\.[\w-]{1,32})?)?$/

/** Unfinished uploads, in a folder or in a bucket (bucketParts.ts). */
export type PartsFolder = {
  /** Returns a local path to the whole upload; call `release` afterwards. */
  gather: (upload: string) => Promise<string>
  release: (path: string) => Promise<void>
  /** A new file for the upload without its metadata. Two servers may write one at the same time. */
  newStrippedPath: (upload: string) => string
  removeStripped: (path: string) => Promise<void>
  /** Number of bytes received. */
  received: (upload: string) => Promise<number>
  /** Appends bytes as they arrive. Bytes reported as written are on disk. */
  append: (upload: string, from: number) => Promise<Appending>
  /** Discards everything after this position. */
  truncateTo: (upload: string, bytes: number) => Promise<void>
  remove: (upload: string) => Promise<void>
  disk: () => Promise<{ freeBytes: number; bytes: number }>
  /** Deletes old files that belong to none of these uploads. */
  sweep: (known: ReadonlySet<string>, olderThanMs: number) => Promise<void>
}

type Appending = { write: (piece: Uint8Array) => Promise<void>; end: () => Promise<void> }

export function partsFolder(folder: string): PartsFolder {
  const pathOf = (upload: string) => join(folder, upload)
  const deleteFile = (path: string) => unlink(path).catch(() => undefined)
  return {
    gather: (upload) => Promise.resolve(pathOf(upload)),
    release: () => Promise.resolve(),
    newStrippedPath: (upload) => join(folder, `${upload}.clean.${randomBytes(9).toString('base64url')}`),
    removeStripped: deleteFile,
    async received(upload) {
      return (await lstat(pathOf(upload)).catch(() => null))?.size ?? 0
    },
    async append(upload, from) {
      await mkdir(folder, { recursive: true })
      // Each piece has an explicit position, so a server that receives the same part again writes
      // the same bytes.
      const file = await open(pathOf(upload), constants.O_WRONLY | constants.O_CREAT | constants.O_NOFOLLOW, 0o600)
      let position = from
      return {
        async write(piece) {
          for (let at = 0; at < piece.length;) {
            const { bytesWritten } = await file.write(piece, at, piece.length - at, position)
            at += bytesWritten
            position += bytesWritten
          }
        },
        async end() {
          try {
            await file.datasync()
          } finally {
            await file.close()
          }
        },
      }
    },
    truncateTo: (upload, bytes) => truncate(pathOf(upload), bytes),
    remove: (upload) => deleteFile(pathOf(upload)),
    async disk() {
      await mkdir(folder, { recursive: true })
      const { bavail, blocks, bsize } = await statfs(folder)
      return { freeBytes: bavail * bsize, bytes: blocks * bsize }
    },
    async sweep(known, olderThanMs) {
      for (const name of await readdir(folder).catch(() => [])) {
        const upload = NAME.exec(name)?.[1]
        if (upload === undefined || known.has(upload)) continue
        const file = await lstat(join(folder, name)).catch(() => null)
        if (file !== null && file.mtimeMs < olderThanMs) await deleteFile(join(folder, name))
      }
    },
  }
}
