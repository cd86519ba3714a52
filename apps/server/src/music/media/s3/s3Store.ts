import { createHash, randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { ObjectsUnreachable } from '#platform/objectsReach.ts'
import { type ObjectRange, type ObjectStore, isObjectId } from '../objectStore.ts'
import { diskTrouble, removeOlder, stageFile } from '../stagedFile.ts'
import type { S3Client } from './s3Client.ts'
import { listedKeys } from './listedKeys.ts'
import { withoutStalls } from './withoutStalls.ts'

/** A transfer without data for this long counts as broken. */
const STALL_MS = 15_000

const keyOf = (id: string) => `${id.slice(0, 2)}/${id}`

type Needs = {
  client: S3Client
  /** Local folder in which files are hashed before they are sent. */
  scratch: string
  stallMs?: number
}

/**
 * Objects in an S3 bucket. The request that stores one is signed with the SHA-256 of its content,
 * which the service compares with what arrives, so that no object's content differs from its name.
 */
export function s3Store({ client, scratch, stallMs = STALL_MS }: Needs): ObjectStore {
  async function send(path: string, id: string): Promise<void> {
    const headers = { 'x-amz-content-sha256': id, 'content-type': 'application/octet-stream' }
    const answer = await client({ method: 'PUT', key: keyOf(id), headers, body: () => openAsBlob(path) })
    await answer.body?.cancel()
    if (!answer.ok) throw new ObjectsUnreachable('the bucket does not exist')
  }

  return {
    async put(pieces, maxBytes) {
      const path = join(scratch, randomBytes(12).toString('hex'))
      try {
        await mkdir(scratch, { recursive: true })
        const staged = await stageFile(path, pieces, maxBytes)
        if (staged.ok) await send(path, staged.id)
        return staged
      } catch (error) {
        const trouble = error instanceof ObjectsUnreachable ? 'away' : diskTrouble(error)
        if (trouble === null) throw error
        return { ok: false, trouble }
      } finally {
        await unlink(path).catch(() => undefined)
      }
    },
    async bytesOf(id) {
      if (!isObjectId(id)) return null
      const answer = await client({ method: 'HEAD', key: keyOf(id) })
      const bytes = Number(answer.headers.get('content-length') ?? Number.NaN)
      return answer.ok && Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : null
    },
    async read(id, range) {
      if (!isObjectId(id)) return null
      const headers = { range: `bytes=${range.start}-${range.end}` }
      const answer = await client({ method: 'GET', key: keyOf(id), headers })
      const bytes = answer.ok ? bytesOfRange(answer, range) : null
      if (bytes !== null && answer.body !== null)
        return checked(withoutStalls(answer.body, stallMs), bytes, isWhole(answer) ? id : null)
      await answer.body?.cancel()
      return null
    },
    async remove(id) {
      if (!isObjectId(id)) return
      const answer = await client({ method: 'DELETE', key: keyOf(id) })
      await answer.body?.cancel()
    },
    async *ids() {
      for await (const key of listedKeys(client)) {
        const id = key.slice(key.lastIndexOf('/') + 1)
        if (isObjectId(id) && key.endsWith(keyOf(id))) yield id
      }
    },
    sweep: (olderThanMs) => removeOlder(scratch, olderThanMs),
  }
}

/** Length of the requested part, ending at the object's end at the latest; null if the service sends another part. */
function bytesOfRange({ status, headers }: Response, { start, end }: ObjectRange): number | null {
  const named = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '')
  const [from, to, all] =
    status === 206 && named !== null
      ? [Number(named[1]), Number(named[2]), Number(named[3])]
      : [0, Number(headers.get('content-length') ?? Number.NaN) - 1, end + 1]
  if (status === 200) return from === start && to >= 0 && to <= end ? to + 1 : null
  return from === start && to === Math.min(end, all - 1) ? to - from + 1 : null
}

function isWhole({ status, headers }: Response): boolean {
  const named = /^bytes 0-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '')
  return status === 200 || (named !== null && Number(named[1]) + 1 === Number(named[2]))
}

/**
 * Throws if more or less arrives than announced, or if the content of a whole object does not match
 * its name.
 */
async function* checked(
  pieces: AsyncIterable<Uint8Array>,
  bytes: number,
  id: string | null,
): AsyncGenerator<Uint8Array> {
  const sum = createHash('sha256')
  let received = 0
  for await (const piece of pieces) {
    received += piece.length
    if (received > bytes) throw new Error('The store sends more than was asked for.')
    if (id !== null) sum.update(piece)
    yield piece
  }
  if (received < bytes) throw new Error('The store sends less than it announced.')
  if (id !== null && sum.digest('hex') !== id)
    throw new Error(`The stored object ${id} has other content than its name says.`)
}
