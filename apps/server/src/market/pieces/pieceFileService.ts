import { CONTENT_PATH } from '@musi/api/page/content'
import type { NewPieceFile, PieceFile, PieceFileRefusalCode } from '@musi/api/market/pieceFiles'
import type { Address } from '@musi/domain/address'
import { contentId, contentIdOfHash } from '@musi/domain/content/contentId'
import { safeText } from '@musi/domain/safeText'
import { PIECE_LIMITS } from '@musi/domain/text/textLimits'
import type { Kysely } from 'kysely'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import type { ObjectStore } from '#music/media/objectStore.ts'
import { nowSeconds } from '#platform/clock.ts'
import type { Takedowns } from '#moderation/takedowns.ts'
import type { ObjectReferences } from '#music/uploads/objectReferences.ts'
import type { UploadTables } from '#music/uploads/uploadTables.ts'
import {
  type PieceFileRow,
  countFiles,
  insertPieceFile,
  findPicture,
  findPieceFile,
  findFileByContent,
} from './pieceFileStore.ts'
import type { PieceFileTables } from './pieceFileTables.ts'
import { RecentMap } from '#platform/recentMap.ts'

/** A content-addressed file. */
export type StoredContent = { bytes: Uint8Array; type: string }

export type PieceFileOutcome = { ok: true; file: PieceFile } | { ok: false; code: PieceFileRefusalCode }

/** Files of pieces that artists store on this server (spec: release.file). */
export type PieceFileService = {
  /** `origin`: base of the picture's URL in the file. */
  add: (account: Address, origin: string, asked: NewPieceFile) => Promise<PieceFileOutcome>
  /** Returns null if nothing with this id is stored, or if it was withdrawn. */
  content: (id: string) => Promise<StoredContent | null>
}

type Needs = Pick<ServiceNeeds, 'database' | 'clock'> & {
  objects: Pick<ObjectStore, 'read' | 'bytesOf'>
  references: Pick<ObjectReferences, 'enqueue'>
  takedowns: Pick<Takedowns, 'has'>
}

type Tables = PieceFileTables & UploadTables
type Db = Kysely<Tables>

/** Files of one account at most. A program that creates many accounts is bounded by its uploads. */
const MAX_FILES = 500
/** A file is stored before its piece is minted, so a file that appears after a miss came through another server. */
const MISS_CACHED_MS = 60_000
/** Enough for all shown pieces, and some more. */
const MAX_CACHED_FILES = 4000
/** Larger than any picture this server encodes. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** A CIDv1 of one block; other ids are not looked up. */
const CONTENT_ID = /^b[a-z2-7]{58}$/

const pathOf = (content: string) => `${CONTENT_PATH}/${content}`
const refuse = (code: PieceFileRefusalCode): PieceFileOutcome => ({ ok: false, code })
const fileOf = ({
  content,
  picture_content: picture,
}: Pick<PieceFileRow, 'content' | 'picture_content'>): PieceFileOutcome => ({
  ok: true,
  file: { path: pathOf(content), picture: pathOf(picture) },
})

export function pieceFileService({ database, objects, references, takedowns, clock }: Needs): PieceFileService {
  const tables = (): Promise<Db | null> => database.tables<Tables>()
  /** Content-addressed files never change; a full market requests thousands with each block. */
  const cachedFiles = new RecentMap<string, { file: StoredContent; picture: string }>(MAX_CACHED_FILES)
  /** Ids not stored here, with the time of the miss, because strangers' pieces are requested as often. */
  const missedAtMs = new RecentMap<string, number>(MAX_CACHED_FILES)

  return {
    async add(account, origin, { artwork: upload, ...texts }) {
      const name = safeText(texts.name, PIECE_LIMITS.name).trim()
      if (name === '') return refuse('badRequest')
      const description = safeText(texts.description, PIECE_LIMITS.description).trim()
      const artist = safeText(texts.artist, PIECE_LIMITS.artist).trim()
      const db = await tables()
      if (db === null) return refuse('away')
      return references.enqueue(async () => {
        const source = await findPicture(db, account, upload)
        if (source === null || takedowns.has(source.picture_object)) return refuse('notReady')
        const picture = contentIdOfHash(source.picture_object)
        const body = bodyOf({ name, description, artist, image: `${origin}${pathOf(picture)}` })
        const content = contentId(new TextEncoder().encode(body))
        const row: PieceFileRow = {
          content,
          account,
          upload,
          picture_content: picture,
          ...source,
          body,
          made_at: nowSeconds(clock),
        }
        const cached = await findFileByContent(db, content)
        if (cached !== undefined) return fileOf(cached)
        if ((await countFiles(db, account)) >= MAX_FILES) return refuse('quota')
        await insertPieceFile(db, row)
        for (const id of [content, picture]) missedAtMs.delete(id)
        return fileOf(row)
      })
    },
    async content(id) {
      if (!CONTENT_ID.test(id)) return null
      const cached = cachedFiles.get(id)
      if (cached !== undefined) return takedowns.has(cached.picture) ? null : cached.file
      if (clock.now() - (missedAtMs.get(id) ?? Number.NEGATIVE_INFINITY) < MISS_CACHED_MS) return null
      const db = await tables()
      if (db === null) return null
      const row = await findPieceFile(db, id)
      if (row === undefined) missedAtMs.set(id, clock.now())
      if (row === undefined || takedowns.has(row.picture_object)) return null
      if (row.content === id) {
        const file = { bytes: Buffer.from(row.body), type: 'application/json' }
        cachedFiles.set(id, { file, picture: row.picture_object })
        return file
      }
      const bytes = await readWholeObject(objects, row.picture_object)
      return bytes && { bytes, type: 'image/webp' }
    },
  }
}

type Texts = { name: string; description: string; artist: string; image: string }

/** The JSON behind a piece's URI. */
function bodyOf({ name, description, artist, image }: Texts): string {
  return `${JSON.stringify({
    name,
    ...(description !== '' && { description }),
    image,
    ...(artist !== '' && { attributes: [{ trait_type: 'Artist', value: artist }] }),
  })}\n`
}

async function readWholeObject(objects: Needs['objects'], object: string): Promise<Buffer | null> {
  const size = await objects.bytesOf(object)
  if (size === null || size === 0 || size > MAX_PICTURE_BYTES) return null
  const pieces = await objects.read(object, { start: 0, end: size - 1 })
  if (pieces === null) return null
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}
