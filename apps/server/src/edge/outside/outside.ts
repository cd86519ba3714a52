import { createHash } from 'node:crypto'
import type { ByteBudget } from '#platform/byteBudget.ts'
import type { Clock } from '#platform/clock.ts'
import { readJson } from '#platform/readJson.ts'
import { turnstile } from '#platform/turnstile.ts'
import { answerCache } from '#platform/answerCache.ts'
import { logoImage } from './logoImage.ts'
import { pieceImage } from '#platform/pictures/pieceImage.ts'
import { trustedHosts } from './outsideUrl.ts'
import { contentAddress } from './contentAddress.ts'
import { readContent } from './readContent.ts'
import { type Network, readOutside } from './readOutside.ts'

export type OutsideAnswer =
  | {
      ok: true
      body: Buffer
      type: string
      /** SHA-256 of a picture's source file, which does not depend on the encoding. */
      madeFrom?: string
    }
  | {
      ok: false
      reason: 'dead' | 'tooLarge' | 'notFound' | 'busy' | 'notVerified' | 'notAList' | 'notALogo' | 'notAPicture'
    }

/** Content of other hosts, read on behalf of the page (spec: outside.page-only). */
export type Outside = {
  trusted: ReadonlySet<string>
  list: (url: URL) => Promise<OutsideAnswer>
  logo: (url: URL) => Promise<OutsideAnswer>
  /** A collectible's metadata (`note`) and picture. The page never gets their URLs (spec: market.media). */
  metadata: (url: URL) => Promise<OutsideAnswer>
  picture: (url: URL) => Promise<OutsideAnswer>
  /** Converts a picture that is already in memory. */
  remade: (bytes: Buffer) => Promise<OutsideAnswer>
  cachedBytes: () => number
}

const MAX_LIST_BYTES = 10 * 1024 * 1024
const MAX_LOGO_BYTES = 256 * 1024
const MAX_METADATA_BYTES = 64 * 1024
const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** Size of the memory cache (spec: outside.cache). */
const MAX_CACHED_BYTES = 64 * 1024 * 1024
const CACHED_MS = {
  list: 5 * 60_000,
  logo: 24 * 3_600_000,
  metadata: 10 * 60_000,
  picture: 24 * 3_600_000,
  failure: 60_000,
}
/** Every kind of dead host is answered after the same time, so that timing reveals nothing about the internal network. */
const DEAD_AFTER_MS = 3000
/** Decoding pictures is CPU-bound, so only a few at a time. */
const PICTURE_QUEUE = { atOnce: 2, waiting: 64 }

type OutsideOptions = {
  network: Network
  gateways: readonly string[]
  /** URLs whose hosts may be private. */
  trustedUrls: readonly string[]
  budget: ByteBudget
  clock: Clock
}

type Kind = {
  name: 'list' | 'logo' | 'metadata' | 'picture'
  accept: string
  maxBytes: number
  make: (body: Buffer) => Promise<OutsideAnswer>
}

export function createOutside({ network, gateways, trustedUrls, budget, clock }: OutsideOptions): Outside {
  const trusted = trustedHosts(trustedUrls)
  const cache = answerCache<OutsideAnswer>(MAX_CACHED_BYTES, clock.now)
  const pending = new Map<string, Promise<OutsideAnswer>>()
  const pictures = turnstile(PICTURE_QUEUE.atOnce, PICTURE_QUEUE.waiting)

  async function fetchAnswer(kind: Kind, url: URL): Promise<OutsideAnswer> {
    const startMs = clock.now()
    const hold = budget.hold()
    try {
      const rule = { accept: kind.accept, maxBytes: kind.maxBytes, trusted }
      const content = contentAddress(url, gateways)
      const read =
        content === null ? await readOutside(network, url, rule, hold) : await readContent(network, content, rule, hold)
      if (read.ok) return await kind.make(read.body)
      if (read.reason === 'dead') await clock.sleep(Math.max(0, startMs + DEAD_AFTER_MS - clock.now()))
      return read
    } finally {
      hold.release()
    }
  }

  /** Many rows of a table request the same logo, so concurrent requests share one fetch. */
  async function get(kind: Kind, url: URL): Promise<OutsideAnswer> {
    const key = `${kind.name} ${url.href}`
    const cached = cache.get(key) ?? pending.get(key)
    if (cached !== undefined) return cached
    const request = fetchAnswer(kind, url).finally(() => pending.delete(key))
    pending.set(key, request)
    const answer = await request
    if (answer.ok) cache.set(key, answer, answer.body.length, CACHED_MS[kind.name])
    else if (answer.reason !== 'busy') cache.set(key, answer, 0, CACHED_MS.failure)
    return answer
  }

  const list: Kind = { name: 'list', accept: 'application/json', maxBytes: MAX_LIST_BYTES, make: jsonAnswer }
  const logo: Kind = {
    name: 'logo',
    accept: 'image/png, image/webp, image/jpeg, image/gif',
    maxBytes: MAX_LOGO_BYTES,
    async make(body) {
      const leave = await pictures.enter()
      if (leave === null) return { ok: false, reason: 'busy' }
      const png = await logoImage(body).finally(leave)
      return png === null ? { ok: false, reason: 'notALogo' } : { ok: true, body: png, type: 'image/png' }
    },
  }
  const metadata: Kind = {
    name: 'metadata',
    accept: 'application/json',
    maxBytes: MAX_METADATA_BYTES,
    make: jsonAnswer,
  }
  const picture: Kind = {
    name: 'picture',
    accept: logo.accept,
    maxBytes: MAX_PICTURE_BYTES,
    async make(body) {
      const leave = await pictures.enter()
      if (leave === null) return { ok: false, reason: 'busy' }
      const image = await pieceImage(body).finally(leave)
      if (image === null) return { ok: false, reason: 'notAPicture' }
      return { ok: true, body: image, type: 'image/webp', madeFrom: hashOf(body) }
    },
  }
  return {
    trusted,
    list: (url) => get(list, url),
    logo: (url) => get(logo, url),
    metadata: (url) => get(metadata, url),
    picture: (url) => get(picture, url),
    remade: picture.make,
    cachedBytes: cache.bytes,
  }
}

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex')

/** Only checks that the body is JSON, whatever type it declares; the page checks it against the schema. */
function jsonAnswer(body: Buffer): Promise<OutsideAnswer> {
  const isJson = readJson(body.toString('utf8')).ok
  return Promise.resolve(isJson ? { ok: true, body, type: 'application/json' } : { ok: false, reason: 'notAList' })
}
