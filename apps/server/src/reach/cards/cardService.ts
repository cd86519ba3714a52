import { coverArt } from '@musi/domain/artwork/coverArt'
import { coverSvg } from '@musi/domain/artwork/coverSvg'
import type { Address } from '@musi/domain/address'
import { type ServedFile, etagOf } from '#edge/http/servedFile.ts'
import type { TokenCatalogue } from '#exchange/lists/tokenCatalogue.ts'
import type { PieceService } from '#market/pieces/pieceService.ts'
import { artworkObject } from '#music/songs/songDetails.ts'
import type { ObjectStore } from '#music/media/objectStore.ts'
import { answerCache } from '#platform/answerCache.ts'
import type { Clock } from '#platform/clock.ts'
import type { CardFace, CardPicture } from '../subjects/pageSubject.ts'
import type { CardJob } from './cardJob.ts'
import type { CardPainter } from './cardPainter.ts'
import type { CardBackground } from './cardSvg.ts'

/** Room for about two hundred cards. */
const CACHE_BYTES = 24 * 1024 * 1024
const CACHED_MS = 3_600_000
/** Largest picture file drawn on a card. */
const MAX_PICTURE_BYTES = 4 * 1024 * 1024

type Needs = {
  painter: CardPainter
  objects: Pick<ObjectStore, 'bytesOf' | 'read'>
  pieces: Pick<PieceService, 'media'>
  catalogue: Pick<TokenCatalogue, 'logo'>
  clock: Pick<Clock, 'now'>
}

export type CardService = {
  /** The card as a PNG; null if it cannot be drawn now. `client`: the client whose limit the request counts against. */
  card: (face: CardFace, client: string) => Promise<ServedFile | null>
}

/** Draws cards and caches them by their content. */
export function cardService(needs: Needs): CardService {
  const { painter, clock } = needs
  const cache = answerCache<ServedFile>(CACHE_BYTES, () => clock.now())
  const pending = new Map<string, Promise<ServedFile | null>>()

  async function draw(face: CardFace, key: string, client: string): Promise<ServedFile | null> {
    const { label, title, line, figure } = face
    const job: CardJob = {
      words: { label, title, line, figure },
      ...(await pictureOf(needs, face.picture, client)),
    }
    const png = await painter.draw(job)
    if (png === null) return null
    const file = { content: png, br: null, gzip: null, type: 'image/png', etag: etagOf(png) }
    cache.set(key, file, png.length, CACHED_MS)
    return file
  }

  return {
    card(face, client) {
      const key = JSON.stringify(face)
      const cached = cache.get(key)
      if (cached !== undefined) return Promise.resolve(cached)
      const drawing = pending.get(key) ?? draw(face, key, client).finally(() => pending.delete(key))
      pending.set(key, drawing)
      return drawing
    },
  }
}

async function pictureOf(
  needs: Needs,
  picture: CardPicture,
  client: string,
): Promise<{ background: CardBackground; picture: Uint8Array | null }> {
  if (picture.kind === 'mark') return { background: { kind: 'mark' }, picture: null }
  if (picture.kind === 'coins')
    return { background: { kind: 'coins', coins: picture.tokens.map((token) => coinSvg(needs, token)) }, picture: null }
  if (picture.kind === 'sleeve')
    return {
      background: { kind: 'sleeve', seed: picture.seed, picture: null, disc: true },
      picture: await artworkOf(needs, picture.artwork),
    }
  const media = await needs.pieces.media(client, picture.collection, picture.id)
  const file = media?.ok === true && media.body.length <= MAX_PICTURE_BYTES ? media : null
  // Only bundled pictures of this chain are SVG files; pictures of strangers are re-encoded.
  const drawing = file?.type.startsWith('image/svg') === true ? file.body.toString('base64') : null
  return {
    background: {
      kind: 'sleeve',
      seed: `${picture.collection}${picture.id}`,
      picture: drawing === null ? null : `data:image/svg+xml;base64,${drawing}`,
      disc: false,
    },
    picture: drawing === null ? (file?.body ?? null) : null,
  }
}

const coinSvg = ({ catalogue }: Needs, token: Address): string => {
  const logo = catalogue.logo(token)?.content
  return logo instanceof Uint8Array ? Buffer.from(logo).toString() : coverSvg(coverArt(token))
}

async function artworkOf({ objects }: Needs, artwork: string | null): Promise<Uint8Array | null> {
  const id = artworkObject(artwork)
  const bytes = id === null ? null : await objects.bytesOf(id)
  if (id === null || bytes === null || bytes > MAX_PICTURE_BYTES) return null
  const pieces = await objects.read(id, { start: 0, end: bytes - 1 })
  if (pieces === null) return null
  const parts: Uint8Array[] = []
  for await (const part of pieces) parts.push(part)
  return Buffer.concat(parts)
}
