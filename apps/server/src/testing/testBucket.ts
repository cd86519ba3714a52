import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { ObjectsBucket } from '#platform/config/objectsBucket.ts'

/** The only key that the test service accepts. */
const KEY = 'S3RVER'
const BUCKET = 'recordings'

export type TestBucket = {
  bucket: ObjectsBucket
  /** Settings of a server that uses the bucket. */
  env: Readonly<Record<string, string>>
  /** Stops the service; stored objects stay. */
  stop: () => Promise<void>
  /** Starts the service again at the same address. */
  restart: () => Promise<void>
  end: () => Promise<void>
}

/** For tests only: an S3 service on loopback, with one bucket. */
export async function startTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'musi-bucket-'))
  const start = async (port: number) => {
    const service = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    })
    const address = await service.run()
    return { service, port: typeof address === 'string' ? 0 : (address as { port: number }).port }
  }
  let { service, port } = await start(0)
  const endpoint = `http://127.0.0.1:${port}`
  const stop = async () => await service.close()
  return {
    bucket: { endpoint, bucket: BUCKET, prefix: 'music/', region: 'us-east-1', keyId: KEY, secretKey: KEY },
    env: {
      MUSI_OBJECTS_URL: `s3://127.0.0.1:${port}/${BUCKET}/music`,
      MUSI_OBJECTS_KEY_ID: KEY,
      MUSI_OBJECTS_SECRET_KEY: KEY,
    },
    stop,
    restart: async () => void ({ service, port } = await start(port)),
    async end() {
      await stop().catch(() => undefined)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
