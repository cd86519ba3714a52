import type { ObjectsBucket } from '#platform/config/objectsBucket.ts'
import type { Log } from '#platform/log.ts'
import { objectsReach } from '#platform/objectsReach.ts'
import type { ObjectStore } from '../objectStore.ts'
import { type S3Client, s3Client } from './s3Client.ts'
import { s3Store } from './s3Store.ts'

type Needs = {
  /** Local folder in which files are hashed before they are sent. */
  scratch: string
  log: Pick<Log, 'error' | 'info'>
}

export function openBucket(bucket: ObjectsBucket, { scratch, log }: Needs): { objects: ObjectStore; client: S3Client } {
  const client = s3Client({ bucket, reach: objectsReach(log) })
  return { objects: s3Store({ client, scratch }), client }
}
