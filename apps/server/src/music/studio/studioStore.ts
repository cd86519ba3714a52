import type { Address } from '@musi/domain/address'
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { SongTables } from '../songs/songTables.ts'
import type { SongRow } from '../songs/songDetails.ts'
import type { StoredUploadResult } from '../uploads/checkFile.ts'
import { type UploadRow, findUpload } from '../uploads/uploadStore.ts'
import type { UploadTables } from '../uploads/uploadTables.ts'

export type StudioTables = SongTables & UploadTables
type Db = Kysely<StudioTables>
type Ready<Result> = { row: UploadRow; result: Result }
export type ReadySound = Ready<Extract<StoredUploadResult, { kind: 'sound' }>>
export type ReadyArtwork = Ready<Extract<StoredUploadResult, { kind: 'artwork' }>>

/** A checked upload of this account that can become part of a song; null if there is none of that kind. */
async function readyUpload<Result extends StoredUploadResult>(
  db: Db,
  account: Address,
  upload: string,
  kind: Result['kind'],
): Promise<Ready<Result> | null> {
  const row = await findUpload(db, upload, account)
  if (row === undefined || row.kind !== kind || row.state !== 'ready' || row.result === null) return null
  return { row, result: JSON.parse(row.result) as Result }
}

export const readySound = (db: Db, account: Address, upload: string): Promise<ReadySound | null> =>
  readyUpload(db, account, upload, 'sound')
export const readyArtwork = (db: Db, account: Address, upload: string): Promise<ReadyArtwork | null> =>
  readyUpload(db, account, upload, 'artwork')

export async function songCount(db: Db, account: Address): Promise<number> {
  const { count } = await db
    .selectFrom('songs')
    .select((column) => column.fn.countAll().as('count'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Songs this account published here and those with these ids, without deleted ones, newest first. */
export function songsOf(db: Db, account: Address, ids: readonly string[]): Promise<SongRow[]> {
  return db
    .selectFrom('songs')
    .selectAll()
    .where('leaving_at', 'is', null)
    .where((column) => {
      const mine = column('account', '=', account)
      return ids.length === 0 ? mine : column.or([mine, column('song', 'in', ids)])
    })
    .orderBy('made_at', 'desc')
    .orderBy('song')
    .execute()
}

/** Deleted songs that may still be heard; for all accounts if null. */
export function deletedSongs(db: Db, account: Address | null): Promise<SongRow[]> {
  const deleted = db.selectFrom('songs').selectAll().where('leaving_at', 'is not', null)
  return (account === null ? deleted : deleted.where('account', '=', account)).execute()
}

type Uploads = readonly (Ready<StoredUploadResult> | null)[]

/** Once a song uses it, it is no longer an upload. */
async function deleteUsedUploads(transaction: Db, uploads: Uploads): Promise<void> {
  for (const upload of uploads)
    if (upload !== null) await transaction.deleteFrom('uploads').where('upload', '=', upload.row.upload).execute()
}

export async function insertSong(db: Db, row: Insertable<SongTables['songs']>, uploads: Uploads): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('songs').values(row).execute()
    await deleteUsedUploads(transaction, uploads)
  })
}

export async function changeSong(
  db: Db,
  song: string,
  columns: Updateable<SongTables['songs']>,
  uploads: Uploads = [],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('songs').set(columns).where('song', '=', song).execute()
    await deleteUsedUploads(transaction, uploads)
  })
}

export async function deleteSong(db: Kysely<SongTables>, song: string): Promise<void> {
  await db.deleteFrom('songs').where('song', '=', song).execute()
}
