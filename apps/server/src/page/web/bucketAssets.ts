import { createHash, randomBytes } from 'node:crypto'
import { existsSync, openAsBlob, readdirSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listedObjects } from '#music/media/s3/listedKeys.ts'
import type { S3Client } from '#music/media/s3/s3Client.ts'
import { withoutStalls } from '#music/media/s3/withoutStalls.ts'

/** Assets of all builds in the bucket, for servers that share no folder. */
export type BucketAssets = {
  /** Stores this build's assets that are not there yet, and deletes those of builds that no server has started with for long. */
  add: (assets: string) => Promise<void>
  /** Copies an asset with its compressed copies into the folder; false if no build had it. */
  download: (name: string, folder: string) => Promise<boolean>
}

const KEYS = 'assets/'
const STORED_AT_ONCE = 16
/** Minimum time between two listings of the bucket, caused by requests for files that no build had. */
const LIST_EVERY_MS = 10_000
const STALL_MS = 15_000
const MAX_ASSET_BYTES = 16 * 1024 * 1024
const DAY_MS = 86_400_000
/** Assets of a build that is in use are stored again at this age, which makes them new. */
const REFRESH_AGE_MS = 30 * DAY_MS
/** Assets of builds that no server has started with for this long are deleted, as in a folder. */
const MAX_AGE_MS = 90 * DAY_MS

export function bucketAssets(client: S3Client, now: () => number): BucketAssets {
  let listing = { atMs: Number.NEGATIVE_INFINITY, names: Promise.resolve<ReadonlySet<string>>(new Set()) }

  /** Ages by name. A time that the bucket does not name counts as new. */
  async function listAges(): Promise<ReadonlyMap<string, number>> {
    const ages = new Map<string, number>()
    for await (const { key, ageMs } of listedObjects(client, KEYS))
      ages.set(key.slice(key.lastIndexOf('/') + 1), ageMs ?? 0)
    return ages
  }
  const listNames = async () => new Set((await listAges()).keys())

  async function remove(name: string): Promise<void> {
    const answer = await client({ method: 'DELETE', key: KEYS + name })
    await answer.body?.cancel()
  }

  /** Names in the bucket; listed again for a name that is not among them. */
  async function namesWith(name: string): Promise<ReadonlySet<string>> {
    const names = await listing.names
    if (names.has(name) || now() - listing.atMs < LIST_EVERY_MS) return names
    listing = { atMs: now(), names: listNames().catch(() => names) }
    return await listing.names
  }

  async function store(path: string, name: string): Promise<void> {
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    const headers = { 'x-amz-content-sha256': hash, 'content-type': 'application/octet-stream' }
    const answer = await client({ method: 'PUT', key: KEYS + name, headers, body: () => openAsBlob(path) })
    await answer.body?.cancel()
  }

  async function fetchInto(name: string, folder: string): Promise<void> {
    const answer = await client({ method: 'GET', key: KEYS + name })
    if (!answer.ok || answer.body === null) return
    await mkdir(folder, { recursive: true })
    const part = join(folder, `.part-${randomBytes(8).toString('hex')}`)
    try {
      const file = await open(part, 'wx')
      let bytes = 0
      try {
        for await (const chunk of withoutStalls(answer.body, STALL_MS)) {
          bytes += chunk.length
          if (bytes > MAX_ASSET_BYTES) throw new Error('The bucket has an asset that is larger than any of ours.')
          await file.writeFile(chunk)
        }
      } finally {
        await file.close()
      }
      await rename(part, join(folder, name))
    } finally {
      await rm(part, { force: true })
    }
  }

  return {
    async add(assets) {
      if (!existsSync(assets)) return
      const ages = await listAges()
      const own = readdirSync(assets, { withFileTypes: true })
        .filter((each) => each.isFile() && !each.name.startsWith('.'))
        .map(({ name }) => name)
      const due = own.filter((name) => (ages.get(name) ?? MAX_AGE_MS) > REFRESH_AGE_MS)
      await inGroups(due, (name) => store(join(assets, name), name))
      const used = new Set(own)
      const old = [...ages].flatMap(([name, ageMs]) => (ageMs > MAX_AGE_MS && !used.has(name) ? [name] : []))
      await inGroups(old, remove)
    },
    async download(name, folder) {
      const names = await namesWith(name)
      if (!names.has(name)) return false
      // The file itself comes last, because its presence means that its compressed copies are there
      // too.
      for (const each of [`${name}.br`, `${name}.gz`, name]) if (names.has(each)) await fetchInto(each, folder)
      return true
    },
  }
}

async function inGroups(names: readonly string[], run: (name: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < names.length; at += STORED_AT_ONCE)
    await Promise.all(names.slice(at, at + STORED_AT_ONCE).map(run))
}
