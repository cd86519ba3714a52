import { join } from 'node:path'
import { folderStore } from '#music/media/folderStore.ts'
import type { ObjectStore } from '#music/media/objectStore.ts'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log.ts'

type Settings = Pick<Config, 'objectsDir' | 'objectsBucket'>

/** The store of recordings and pictures: the bucket of the settings, or a folder. */
export async function openObjects({ objectsDir, objectsBucket }: Settings, log: Log): Promise<ObjectStore> {
  if (objectsBucket === null) return folderStore(objectsDir)
  // Only loaded for a bucket.
  const { openBucket } = await import('#music/media/s3/openBucket.ts')
  return openBucket(objectsBucket, { scratch: join(objectsDir, 'parts'), log })
}
