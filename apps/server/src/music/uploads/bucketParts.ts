import { createHash, randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, open, unlink } from 'node:fs/promises'
import { ObjectsUnreachable } from '#platform/objectsReach.ts'
import { listedKeys } from '../media/s3/listedKeys.ts'
import type { S3Client } from '../media/s3/s3Client.ts'
import { withoutStalls } from '../media/s3/withoutStalls.ts'
import { type PartsFolder, partsFolder } from './partsFolder.ts'

/** A transfer without data for this long counts as broken. */
const STALL_MS = 15_000

/** A received part: its position in the file, and when it arrived. A part received twice is two pieces. */
type Piece = { key: string; upload: string; from: number; bytes: number; atMs: number }

const KEY = /(?:^|\/)(parts\/([\w-]{22})\/(\d{1,12})-(\d{1,12})-(\d{1,15})-[\w-]+)$/

const pieceOf = (listed: string): Piece | null => {
  const [, key, upload, from, bytes, atMs] = KEY.exec(listed) ?? []
  if (key === undefined || upload === undefined) return null
  return { key, upload, from: Number(from), bytes: Number(bytes), atMs: Number(atMs) }
}

type Needs = {
  client: S3Client
  /**
   * Local folder in which parts are hashed before they are sent, and whole files are gathered to be
   * decoded.
   */
  scratch: string
  now: () => number
}

/**
 * Unfinished uploads in a bucket, so that any server can accept the next part. Each part is a
 * separate object.
 */
export function bucketParts({ client, scratch, now }: Needs): PartsFolder {
  const local = partsFolder(scratch)

  async function piecesUnder(prefix: string): Promise<readonly Piece[]> {
    const pieces: Piece[] = []
    for await (const listed of listedKeys(client, `parts/${prefix}`)) {
      const piece = pieceOf(listed)
      if (piece !== null) pieces.push(piece)
    }
    return pieces
  }
  const piecesOf = (upload: string) => piecesUnder(`${upload}/`)

  async function deletePieces(pieces: readonly Piece[]): Promise<void> {
    for (const { key } of pieces) await (await client({ method: 'DELETE', key })).body?.cancel()
  }

  return {
    newStrippedPath: local.newStrippedPath,
    removeStripped: local.removeStripped,
    received: async (upload) => endOf(withoutGaps(await piecesOf(upload))),
    async append(upload, from) {
      await mkdir(scratch, { recursive: true })
      const path = local.newStrippedPath(upload)
      const file = await open(path, 'wx', 0o600)
      const sum = createHash('sha256')
      let bytes = 0
      return {
        async write(piece) {
          await file.writeFile(piece)
          sum.update(piece)
          bytes += piece.length
        },
        async end() {
          try {
            await file.close()
            const place = [from, bytes, now(), randomBytes(6).toString('base64url')].join('-')
            if (bytes > 0) await send(client, `parts/${upload}/${place}`, { path, hash: sum.digest('hex') })
          } finally {
            await local.removeStripped(path)
          }
        },
      }
    },
    async truncateTo(upload, bytes) {
      await deletePieces((await piecesOf(upload)).filter(({ from }) => from >= bytes))
    },
    async gather(upload) {
      await mkdir(scratch, { recursive: true })
      const path = local.newStrippedPath(upload)
      await writeWhole(client, withoutGaps(await piecesOf(upload)), path)
      return path
    },
    release: local.removeStripped,
    async remove(upload) {
      await deletePieces(await piecesOf(upload))
    },
    disk: local.disk,
    async sweep(known, olderThanMs) {
      await local.sweep(known, olderThanMs)
      const isAbandoned = ({ upload, atMs }: Piece) => !known.has(upload) && atMs < olderThanMs
      await deletePieces((await piecesUnder('')).filter(isAbandoned))
    },
  }
}

async function send(client: S3Client, key: string, { path, hash }: { path: string; hash: string }): Promise<void> {
  const headers = { 'x-amz-content-sha256': hash, 'content-type': 'application/octet-stream' }
  const answer = await client({ method: 'PUT', key, headers, body: () => openAsBlob(path) })
  await answer.body?.cancel()
  if (!answer.ok) throw new ObjectsUnreachable('the bucket does not exist')
}

/** The pieces from the start of the file up to the first missing byte; of overlapping pieces, the longest. */
function withoutGaps(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces.toSorted((a, b) => a.from - b.from || b.bytes - a.bytes)) {
    const end = endOf(joined)
    if (piece.from <= end && piece.from + piece.bytes > end) joined.push(piece)
  }
  return joined
}

const endOf = (joined: readonly Piece[]): number => {
  const last = joined.at(-1)
  return last === undefined ? 0 : last.from + last.bytes
}

/** Writes each piece to its position while it arrives, so that no whole piece is in memory. */
async function writeWhole(client: S3Client, pieces: readonly Piece[], path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for (const { key, from, bytes } of pieces) {
      const answer = await client({ method: 'GET', key })
      if (!answer.ok || answer.body === null) throw new ObjectsUnreachable('a part of an upload is missing')
      let position = from
      for await (const chunk of withoutStalls(answer.body, STALL_MS)) {
        if (position + chunk.length > from + bytes) throw new Error('The store sends more than was asked for.')
        await file.write(chunk, 0, chunk.length, position)
        position += chunk.length
      }
      if (position < from + bytes) throw new Error('The store sends less than it announced.')
    }
  } catch (error) {
    await unlink(path).catch(() => undefined)
    throw error
  } finally {
    await file.close()
  }
}
