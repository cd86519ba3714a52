import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { UploadUse } from './uploadQuota.ts'
import type { UploadTables } from './uploadTables.ts'

type Db = Kysely<UploadTables>
export type UploadRow = UploadTables['uploads']

export const DAY_SECONDS = 86_400
const dayOf = (nowSeconds: number) => Math.floor(nowSeconds / DAY_SECONDS)

/** Of this account alone: another's is as good as none (case 94). */
export const uploadOf = (db: Db, upload: string, account: Address): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('upload', '=', upload).where('account', '=', account).executeTakeFirst()

export const uploadsOf = (db: Db, account: Address): Promise<UploadRow[]> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('account', '=', account)
    .orderBy('made_at', 'desc')
    .orderBy('upload')
    .execute()

export async function useOf(db: Db, by: 'account' | 'client', who: string, nowSeconds: number): Promise<UploadUse> {
  const open = await db
    .selectFrom('uploads')
    .select((column) => [column.fn.countAll().as('count'), column.fn.sum('bytes').as('bytes')])
    .where(by, '=', who)
    .executeTakeFirstOrThrow()
  const today = await db
    .selectFrom('upload_days')
    .select('bytes')
    .where('who', '=', who)
    .where('day', '=', dayOf(nowSeconds))
    .executeTakeFirst()
  return {
    open: Number(open.count),
    openBytes: Number(open.bytes ?? 0),
    todayBytes: today?.bytes ?? 0,
  }
}

/** What has been given room and has not come. */
export async function promisedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .select((column) => column.fn.sum('bytes').as('bytes'))
    .where('state', '=', 'receiving')
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

export const beginUpload = (db: Db, row: UploadRow) => db.insertInto('uploads').values(row).execute()

export const changeUpload = (db: Db, upload: string, change: Partial<UploadRow>) =>
  db.updateTable('uploads').set(change).where('upload', '=', upload).execute()

/** How long a server that fell silent keeps others from decoding an upload. */
export const LEASE_SECONDS = 30

/** Another server is at it. */
export const isLeased = ({ checker, lease_ends_at: ends }: UploadRow, by: string, nowSeconds: number): boolean =>
  checker !== null && checker !== by && (ends ?? 0) > nowSeconds

type Lease = { upload: string; by: string; nowSeconds: number; doneShare: number }

/** Takes or renews the lease of a whole upload; false when another server has it or it was decided already. */
export async function leaseUpload(db: Db, { upload, by, nowSeconds, doneShare }: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({
      checker: by,
      lease_ends_at: nowSeconds + LEASE_SECONDS,
      checked_permille: Math.floor(1000 * Math.min(1, doneShare)),
    })
    .where('upload', '=', upload)
    .where('state', '=', 'receiving')
    .where((column) =>
      column.or([column('checker', 'is', null), column('checker', '=', by), column('lease_ends_at', '<=', nowSeconds)]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Changes an undecided upload, unless another server took it over meanwhile. */
export async function changeLeased(db: Db, upload: string, by: string, change: Partial<UploadRow>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set(change)
    .where('upload', '=', upload)
    .where('state', '=', 'receiving')
    .where('checker', '=', by)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Hands back an upload that was not decided. */
export const endLease = (db: Db, upload: string, by: string): Promise<boolean> =>
  changeLeased(db, upload, by, { checker: null, lease_ends_at: null, checked_permille: null })

export const forgetUpload = (db: Db, upload: string) => db.deleteFrom('uploads').where('upload', '=', upload).execute()

/** So many bytes came, from both. */
export async function countBytes(db: Db, row: UploadRow, bytes: number, nowSeconds: number): Promise<void> {
  const day = dayOf(nowSeconds)
  await db.transaction().execute(async (writing) => {
    await writing.updateTable('uploads').set({ touched_at: nowSeconds }).where('upload', '=', row.upload).execute()
    for (const who of [row.account, row.client])
      await writing
        .insertInto('upload_days')
        .values({ who, day, bytes })
        .onConflict((conflict) =>
          conflict.columns(['who', 'day']).doUpdateSet((column) => ({
            bytes: column('upload_days.bytes', '+', bytes),
          })),
        )
        .execute()
  })
}

/** What nobody has touched for a day, and the days that are over. */
export async function oldUploads(db: Db, nowSeconds: number): Promise<UploadRow[]> {
  await db
    .deleteFrom('upload_days')
    .where('day', '<', dayOf(nowSeconds) - 1)
    .execute()
  return await db
    .selectFrom('uploads')
    .selectAll()
    .where('touched_at', '<', nowSeconds - DAY_SECONDS)
    .execute()
}

export const unfinished = (db: Db): Promise<UploadRow[]> =>
  db.selectFrom('uploads').selectAll().where('state', '=', 'receiving').execute()

/** The recordings of uploads whose preview has this name, and null for each whose picture has. */
async function uploadsShowing(db: Db, object: string): Promise<readonly (string | null)[]> {
  const rows = await db
    .selectFrom('uploads')
    .select(['kind', 'object'])
    .where((column) =>
      column.or([
        column('preview_object', '=', object),
        column.and([column('kind', '=', 'artwork'), column('object', '=', object)]),
      ]),
    )
    .execute()
  return rows.map((row) => (row.kind === 'sound' ? row.object : null))
}

/** Whether what was made of an upload is shown to whoever knows its name: its preview or its picture, never the sound, nor of a sound that is withdrawn. */
export async function isUploadShown(
  db: Db,
  object: string,
  isWithdrawn: (id: string | null) => boolean,
): Promise<boolean> {
  return (await uploadsShowing(db, object)).some((recording) => !isWithdrawn(recording))
}

/** Whether an upload needs this object. */
export async function uploadNames(db: Db, object: string): Promise<boolean> {
  const row = await db.selectFrom('uploads').select('upload').where('object', '=', object).executeTakeFirst()
  return row !== undefined || (await uploadsShowing(db, object)).length > 0
}
