import { randomBytes } from 'node:crypto'
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { lstat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type ServedFile, type StoredFile, etagOf } from '#edge/http/servedFile.ts'
import type { Log } from '#platform/log.ts'
import type { BucketAssets } from './bucketAssets.ts'
import { fileType } from './webFiles.ts'

/** Assets of other builds, earlier or later, that servers of the same product put into a shared folder. */
export type EarlierAssets = {
  /** Returns null if no build had this file. `path`: the request's path. */
  find: (path: string) => Promise<ServedFile | null>
}

/** Builds that no server has started with for this long are forgotten. */
const MAX_AGE_MS = 90 * 86_400_000
const TOUCH_INTERVAL_MS = 86_400_000
/** A file of the folder; its compressed copies are only served for it, never requested by name. */
const ASSET = /^\/assets\/(?!.*\.(?:br|gz)$)([\w-][\w.-]{0,199})$/
const PART = '.part-'

type Shared = {
  dist: string
  folder: string
  nowMs: number
  /** Has files that are not in this server's folder; null without a bucket. */
  bucket?: Pick<BucketAssets, 'download'> | null
}

/**
 * Adds this build's assets to the folder, so that other servers can serve them before this one
 * serves its page (spec: delivery.earlier-assets). If the folder is not writable, the server runs
 * without it.
 */
export function earlierAssets({ dist, folder, nowMs, bucket = null }: Shared, log: Log): EarlierAssets {
  try {
    addAssets(join(dist, 'assets'), folder, nowMs)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    log.warn(`The app's files could not be shared with other servers and later versions: ${why}`)
  }
  return {
    async find(path) {
      const name = ASSET.exec(path)?.[1]
      const content = name === undefined ? null : await findOrDownload(name, folder, bucket)
      if (name === undefined || content === null) return null
      const [br, gzip] = await Promise.all(
        ['br', 'gz'].map((packing) => storedFile(join(folder, `${name}.${packing}`))),
      )
      return {
        content,
        br: br ?? null,
        gzip: gzip ?? null,
        type: fileType(extname(name)),
        etag: etagOf(`${path} ${content.size}`),
      }
    },
  }
}

async function findOrDownload(name: string, folder: string, bucket: Shared['bucket']): Promise<StoredFile | null> {
  const file = await storedFile(join(folder, name))
  if (file !== null || bucket === null || bucket === undefined) return file
  return (await bucket.download(name, folder)) ? await storedFile(join(folder, name)) : null
}

function addAssets(assets: string, folder: string, nowMs: number): void {
  if (!existsSync(assets)) return
  mkdirSync(folder, { recursive: true })
  const own = readdirSync(assets, { withFileTypes: true }).filter((each) => each.isFile() && !each.name.startsWith('.'))
  const known = new Set(readdirSync(folder))
  const now = new Date(nowMs)
  for (const { name } of own) {
    if (!known.has(name)) addFile(join(assets, name), folder, name)
    // Not at each start, because a file whose time changes while it is sent counts as changed.
    else if (ageMs(join(folder, name), nowMs) > TOUCH_INTERVAL_MS) utimesSync(join(folder, name), now, now)
  }
  for (const name of known) {
    if (ageMs(join(folder, name), nowMs) > MAX_AGE_MS) rmSync(join(folder, name), { force: true })
  }
}

const ageMs = (path: string, nowMs: number): number =>
  nowMs - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? nowMs)

/** Copies and then renames, so that no server ever sends half a file. */
function addFile(from: string, folder: string, name: string): void {
  const part = join(folder, `${PART}${randomBytes(8).toString('hex')}`)
  copyFileSync(from, part, constants.COPYFILE_EXCL)
  renameSync(part, join(folder, name))
}

/** Symbolic links are not followed: their targets may lie outside (case 88). */
async function storedFile(path: string): Promise<StoredFile | null> {
  const file = await lstat(path).catch(() => null)
  return file?.isFile() === true ? { path, size: file.size, changedMs: file.mtimeMs } : null
}
