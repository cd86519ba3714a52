import { CONTENT_PATH } from '@musi/api/page/content'
import type { NewPieceFile, PieceFile, PieceFileRefusalCode } from '@musi/api/market/pieceFiles'
import type { Address } from '@musi/domain/address'
import { contentId, contentIdOfHash } from '@musi/domain/content/contentId'
import { safeText } from '@musi/domain/safeText'
import { PIECE_LIMITS } from '@musi/domain/text/textLimits'
import type { Kysely } from 'kysely'
import type { Given } from '#history/given.ts'
import type { ObjectStore } from '#music/media/objectStore.ts'
import { nowSeconds } from '#platform/clock.ts'
import type { Takedowns } from '#music/songs/takedowns.ts'
import type { ObjectKeeper } from '#music/uploads/objectKeeper.ts'
import type { UploadTables } from '#music/uploads/uploadTables.ts'
import { type PieceFileRow, fileCount, insertPieceFile, pictureOf, pieceFileOf, sameFile } from './pieceFileStore.ts'
import type { PieceFileTables } from './pieceFileTables.ts'
import { RecentMap } from '#platform/recentMap.ts'

/** A content-addressed file. */
export type KeptContent = { bytes: Uint8Array; type: string }

export type PieceFileOutcome = { ok: true; file: PieceFile } | { ok: false; code: PieceFileRefusalCode }

/** Files of pieces that artists store on this server (spec: release.file). */
export type PieceFileService = {
  /** `origin`: base of the picture's URL in the file. */
  add: (account: Address, origin: string, asked: NewPieceFile) => Promise<PieceFileOutcome>
  /** Null if nothing with this id is stored, or it was withdrawn. */
  content: (id: string) => Promise<KeptContent | null>
}

type Needs = Pick<Given, 'own' | 'clock'> & {
  objects: Pick<ObjectStore, 'read' | 'bytesOf'>
  keeper: Pick<ObjectKeeper, 'inTurn'>
  takedowns: Pick<Takedowns, 'has'>
}

type Tables = PieceFileTables & UploadTables
type Db = Kysely<Tables>

/** More than anybody makes; a program that makes accounts is bounded by its uploads. */
const MOST_FILES = 500
/** A file is stored before its piece is minted, so a file that appears after a miss came through another server. */
const ABSENT_MS = 60_000
/** Enough for the pieces shown of all collections, and some more. */
const MOST_NOTES = 4000
/** Larger than any picture this server encodes. */
const MOST_PICTURE_BYTES = 10 * 1024 * 1024
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

export function pieceFileService({ own, objects, keeper, takedowns, clock }: Needs): PieceFileService {
  const tables = (): Promise<Db | null> => own.tables<Tables>()
  /** Content-addressed files never change, and a full market asks for thousands with each block. */
  const notes = new RecentMap<string, { file: KeptContent; picture: string }>(MOST_NOTES)
  /** Ids not stored here, with the time of the miss; most pieces of strangers are asked for as often. */
  const absent = new RecentMap<string, number>(MOST_NOTES)

  return {
    async add(account, origin, { artwork: upload, ...given }) {
      const name = safeText(given.name, PIECE_LIMITS.name).trim()
      if (name === '') return refuse('badRequest')
      const description = safeText(given.description, PIECE_LIMITS.description).trim()
      const artist = safeText(given.artist, PIECE_LIMITS.artist).trim()
      const db = await tables()
      if (db === null) return refuse('away')
      return keeper.inTurn(async () => {
        const source = await pictureOf(db, account, upload)
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
        const known = await sameFile(db, content)
        if (known !== undefined) return fileOf(known)
        if ((await fileCount(db, account)) >= MOST_FILES) return refuse('quota')
        await insertPieceFile(db, row)
        for (const id of [content, picture]) absent.delete(id)
        return fileOf(row)
      })
    },
    async content(id) {
      if (!CONTENT_ID.test(id)) return null
      const known = notes.get(id)
      if (known !== undefined) return takedowns.has(known.picture) ? null : known.file
      if (clock.now() - (absent.get(id) ?? Number.NEGATIVE_INFINITY) < ABSENT_MS) return null
      const db = await tables()
      if (db === null) return null
      const row = await pieceFileOf(db, id)
      if (row === undefined) absent.set(id, clock.now())
      if (row === undefined || takedowns.has(row.picture_object)) return null
      if (row.content === id) {
        const file = { bytes: Buffer.from(row.body), type: 'application/json' }
        notes.set(id, { file, picture: row.picture_object })
        return file
      }
      const bytes = await wholeObject(objects, row.picture_object)
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

async function wholeObject(objects: Needs['objects'], object: string): Promise<Buffer | null> {
  const size = await objects.bytesOf(object)
  if (size === null || size === 0 || size > MOST_PICTURE_BYTES) return null
  const pieces = await objects.read(object, { start: 0, end: size - 1 })
  if (pieces === null) return null
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}
