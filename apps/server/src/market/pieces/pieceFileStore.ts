import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import { findUpload } from '#music/uploads/uploadStore.ts'
import type { UploadTables } from '#music/uploads/uploadTables.ts'
import type { PieceFileTables } from './pieceFileTables.ts'

type Db = Kysely<PieceFileTables & UploadTables>
export type PieceFileRow = PieceFileTables['piece_files']
type PieceFilePicture = Pick<PieceFileRow, 'picture_object' | 'network' | 'bytes'>

/** True if a piece's file needs this object. */
export async function isPictureOfPieceFile(db: Kysely<PieceFileTables>, object: string): Promise<boolean> {
  const row = await db
    .selectFrom('piece_files')
    .select('content')
    .where('picture_object', '=', object)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The stored picture of a ready upload, or of an upload already used by a piece; null if there is
 * neither.
 */
export async function findPicture(db: Db, account: Address, upload: string): Promise<PieceFilePicture | null> {
  const row = await findUpload(db, upload, account)
  const isReady = row?.kind === 'artwork' && row.state === 'ready' && row.object !== null
  if (isReady) return { picture_object: row.object ?? '', network: row.network, bytes: row.bytes }
  if (row !== undefined) return null
  const earlier = await db
    .selectFrom('piece_files')
    .select(['picture_object', 'network'])
    .where('account', '=', account)
    .where('upload', '=', upload)
    .limit(1)
    .executeTakeFirst()
  return earlier === undefined ? null : { ...earlier, bytes: 0 }
}

export async function countFiles(db: Kysely<PieceFileTables>, account: Address): Promise<number> {
  const { count } = await db
    .selectFrom('piece_files')
    .select((column) => column.fn.countAll().as('count'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The file with this content id, or with a picture that has it. */
export function findPieceFile(db: Kysely<PieceFileTables>, id: string): Promise<PieceFileRow | undefined> {
  return db
    .selectFrom('piece_files')
    .selectAll()
    .where((column) => column.or([column('content', '=', id), column('picture_content', '=', id)]))
    .limit(1)
    .executeTakeFirst()
}

export function findFileByContent(db: Kysely<PieceFileTables>, content: string): Promise<PieceFileRow | undefined> {
  return db.selectFrom('piece_files').selectAll().where('content', '=', content).executeTakeFirst()
}

export async function insertPieceFile(db: Db, row: PieceFileRow): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('piece_files').values(row).execute()
    // Once a piece uses it, it is no longer an upload.
    await transaction
      .deleteFrom('uploads')
      .where('upload', '=', row.upload)
      .where('account', '=', row.account as Address)
      .execute()
  })
}
