import { AwsClient } from 'aws4fetch'
import type { ObjectsBucket } from '#platform/config/objectsBucket.ts'
import type { ObjectsReach } from '#platform/objectsReach.ts'

/** Time to wait for the first byte of an answer; a transfer has its own limit between pieces. */
const ANSWER_MS = 10_000
/** Enough for the largest file at 1 MB a second. */
const UPLOAD_MS = 120_000
const TRIES = 3
const FIRST_PAUSE_MS = 150
/** Statuses after which another try may succeed. */
const PASSING = new Set([408, 429, 500, 502, 503, 504])

type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Key inside the bucket; empty for the bucket itself. */
  key: string
  /** The beginning of the keys to list. */
  beginning?: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  /** Creates the body anew for each try. */
  body?: () => Promise<Blob>
}

export type S3Client = (request: S3Request) => Promise<Response>

type Needs = {
  bucket: ObjectsBucket
  reach: ObjectsReach
  /** Replaced by tests. */
  fetch?: typeof fetch
  pause?: (milliseconds: number) => Promise<unknown>
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Signed requests to a bucket. Every request can safely be repeated, because a key is the hash of
 * its content. Throws `ObjectsUnreachable` if no try was answered.
 */
export function s3Client({ bucket, reach, fetch: send = fetch, pause = sleep }: Needs): S3Client {
  const { endpoint, region, keyId, secretKey } = bucket
  const signer = new AwsClient({ accessKeyId: keyId, secretAccessKey: secretKey, region, service: 's3', retries: 0 })

  async function tryOnce({ method, key, beginning, query, headers, body }: S3Request): Promise<Response> {
    const url = new URL(`${endpoint}/${bucket.bucket}/${key === '' ? '' : bucket.prefix + key}`)
    const listed = beginning === undefined ? '' : bucket.prefix + beginning
    if (listed !== '') url.searchParams.set('prefix', listed)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    // Signed without the body: a blob is streamed from the disk, and its hash is among the headers.
    const signed = await signer.sign(url.href, { method, headers: { ...headers } })
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), body === undefined ? ANSWER_MS : UPLOAD_MS)
    try {
      return await send(url.href, {
        method,
        headers: signed.headers,
        signal: controller.signal,
        redirect: 'manual',
        ...(body && { body: await body() }),
      })
    } finally {
      clearTimeout(timer)
    }
  }

  return async (request) => {
    let why = ''
    for (let tries = 1; tries <= TRIES; tries += 1) {
      if (tries > 1) await pause(FIRST_PAUSE_MS * 2 ** (tries - 2))
      try {
        const answer = await tryOnce(request)
        if (answer.ok || answer.status === 404) {
          reach.reached()
          return answer
        }
        await answer.body?.cancel()
        why = `status ${answer.status}`
        if (!PASSING.has(answer.status)) break
      } catch (error) {
        why = reasonOf(error)
      }
    }
    throw reach.lost(why)
  }
}

/** Node's fetch hides the reason in the cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : { cause: undefined, message: String(error) }
  return cause instanceof Error ? cause.message || cause.name : message
}
