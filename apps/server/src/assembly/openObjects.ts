import { join } from 'node:path'
import { folderStore } from '#music/media/folderStore.ts'
import type { ObjectStore } from '#music/media/objectStore.ts'
import { type PartsFolder, partsFolder } from '#music/uploads/partsFolder.ts'
import type { BucketAssets } from '#page/web/bucketAssets.ts'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log.ts'

type Settings = Pick<Config, 'objectsDir' | 'objectsBucket'>

/** Stores for recordings and pictures, for unfinished uploads, and for the app's files. */
export type OpenObjects = {
  objects: ObjectStore
  parts: PartsFolder
  /** The files of all builds of the app; null without a bucket. */
  assets: BucketAssets | null
}

/** Opens the configured bucket, or else a folder. */
export async function openObjects({ objectsDir, objectsBucket }: Settings, log: Log): Promise<OpenObjects> {
  const uploads = join(objectsDir, 'uploads')
  if (objectsBucket === null) return { objects: folderStore(objectsDir), parts: partsFolder(uploads), assets: null }
  // Only loaded for a bucket.
  const { openBucket } = await import('#music/media/s3/openBucket.ts')
  const { bucketParts } = await import('#music/uploads/bucketParts.ts')
  const { bucketAssets } = await import('#page/web/bucketAssets.ts')
  const { objects, client } = openBucket(objectsBucket, { scratch: join(objectsDir, 'parts'), log })
  return {
    objects,
    parts: bucketParts({ client, scratch: uploads, now: Date.now }),
    assets: bucketAssets(client, Date.now),
  }
}
