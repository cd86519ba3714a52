import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { UploadOwner, UploadUse } from './uploadQuota.ts'
import type { UploadTables } from './uploadTables.ts'

type Db = Kysely<UploadTables>
export type UploadRow = UploadTables['uploads']

export const DAY_SECONDS = 86_400
const dayOf = (nowSeconds: number) => Math.floor(nowSeconds / DAY_SECONDS)

/** Only this account's upload: another's counts as missing (case 94). */
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

export async function useOf(db: Db, by: UploadOwner, who: string, nowSeconds: number): Promise<UploadUse> {
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

/** Time an upload reserves space without receiving bytes, and over which its recent rate counts. */
const HOLD_SECONDS = 120
/** Space is reserved for this many times the recent bytes: what an honest client sends until the next count. */
const HELD_AHEAD = 8

/** Bytes by network. */
export type ByNetwork = ReadonlyMap<string, number>

/** Disk space used by uploads. */
export async function heldRoom(db: Db, nowSeconds: number): Promise<ByNetwork> {
  const since = nowSeconds - HOLD_SECONDS
  const rows = await db
    .selectFrom('uploads')
    .select((column) => [
      'network',
      column.fn
        .sum<number | string>(
          column
            .case()
            .when('came_bytes', '=', 0)
            .then(column.ref('bytes'))
            .when('came_bytes', '>=', column.ref('bytes'))
            .then(0)
            .when(column('late_bytes', '*', HELD_AHEAD), '<', column('bytes', '-', column.ref('came_bytes')))
            .then(column('late_bytes', '*', HELD_AHEAD))
            .else(column('bytes', '-', column.ref('came_bytes')))
            .end(),
        )
        .as('bytes'),
    ])
    .where('state', '=', 'receiving')
    .where('touched_at', '>', since)
    .groupBy('network')
    .execute()
  return new Map(rows.map(({ network, bytes }) => [network, Number(bytes)]))
}

/** Bytes kept by uploads, per network. */
export async function keptRoom(db: Db): Promise<ByNetwork> {
  const rows = await db
    .selectFrom('uploads')
    .select((column) => [
      'network',
      column.fn
        .sum<number | string>(
          column.case().when('state', '=', 'ready').then(column.ref('bytes')).else(column.ref('came_bytes')).end(),
        )
        .as('bytes'),
    ])
    .where('state', '!=', 'refused')
    .groupBy('network')
    .execute()
  return new Map(rows.map(({ network, bytes }) => [network, Number(bytes)]))
}

export const beginUpload = (db: Db, row: UploadRow) => db.insertInto('uploads').values(row).execute()

export const changeUpload = (db: Db, upload: string, change: Partial<UploadRow>) =>
  db.updateTable('uploads').set(change).where('upload', '=', upload).execute()

/** Time a silent server keeps others from decoding an upload. */
export const LEASE_SECONDS = 30

/** True if another server is decoding the upload. */
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

/** Counts received bytes for account, address and network. */
export async function countBytes(db: Db, row: UploadRow, bytes: number, nowSeconds: number): Promise<void> {
  const day = dayOf(nowSeconds)
  await db.transaction().execute(async (writing) => {
    const isLate = nowSeconds - row.late_since <= HOLD_SECONDS
    await writing
      .updateTable('uploads')
      .set((column) => ({
        touched_at: nowSeconds,
        came_bytes: column('came_bytes', '+', bytes),
        late_bytes: isLate ? column('late_bytes', '+', bytes) : bytes,
        late_since: isLate ? row.late_since : nowSeconds,
      }))
      .where('upload', '=', row.upload)
      .execute()
    for (const who of [row.account, row.client, row.network])
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

/** Uploads nobody touched for a day, and past days. */
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

/** Recordings of uploads whose preview has this name, and null for each whose picture has it. */
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

/**
 * True if something made from an upload is public: its preview or picture, but never the sound itself, nor anything of
 * a withdrawn sound.
 */
export async function isUploadShown(
  db: Db,
  object: string,
  isWithdrawn: (id: string | null) => boolean,
): Promise<boolean> {
  return (await uploadsShowing(db, object)).some((recording) => !isWithdrawn(recording))
}

/** True if an upload needs this object. */
export async function uploadNames(db: Db, object: string): Promise<boolean> {
  const row = await db.selectFrom('uploads').select('upload').where('object', '=', object).executeTakeFirst()
  return row !== undefined || (await uploadsShowing(db, object)).length > 0
}
