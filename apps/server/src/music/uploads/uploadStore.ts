import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { UploadOwner, UploadUse } from './uploadQuota.ts'
import type { UploadTables } from './uploadTables.ts'

type Db = Kysely<UploadTables>
export type UploadRow = UploadTables['uploads']

export const DAY_SECONDS = 86_400
const dayOf = (nowSeconds: number) => Math.floor(nowSeconds / DAY_SECONDS)

/** Only this account's upload: another's counts as missing (case 94). */
export const findUpload = (db: Db, upload: string, account: Address): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('upload', '=', upload).where('account', '=', account).executeTakeFirst()

export const listUploads = (db: Db, account: Address): Promise<UploadRow[]> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('account', '=', account)
    .orderBy('made_at', 'desc')
    .orderBy('upload')
    .execute()

export async function readUploadUse(
  db: Db,
  ownerColumn: UploadOwner,
  owner: string,
  nowSeconds: number,
): Promise<UploadUse> {
  const open = await db
    .selectFrom('uploads')
    .select((column) => [column.fn.countAll().as('count'), column.fn.sum('bytes').as('bytes')])
    .where(ownerColumn, '=', owner)
    .executeTakeFirstOrThrow()
  const today = await db
    .selectFrom('upload_days')
    .select('bytes')
    .where('who', '=', owner)
    .where('day', '=', dayOf(nowSeconds))
    .executeTakeFirst()
  return {
    open: Number(open.count),
    openBytes: Number(open.bytes ?? 0),
    todayBytes: today?.bytes ?? 0,
  }
}

/** Time for which an idle upload keeps its reservation, and over which its recent bytes are counted. */
const RESERVATION_SECONDS = 120
/** An upload reserves this multiple of its bytes received in the last window. */
const RESERVE_FACTOR = 8

/** Bytes by network. */
export type BytesByNetwork = ReadonlyMap<string, number>

/** Disk space reserved for uploads in progress. */
export async function reservedBytesByNetwork(db: Db, nowSeconds: number): Promise<BytesByNetwork> {
  const since = nowSeconds - RESERVATION_SECONDS
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
            .when(column('late_bytes', '*', RESERVE_FACTOR), '<', column('bytes', '-', column.ref('came_bytes')))
            .then(column('late_bytes', '*', RESERVE_FACTOR))
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

/** Disk space occupied by uploads. */
export async function storedBytesByNetwork(db: Db): Promise<BytesByNetwork> {
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

export const insertUpload = (db: Db, row: UploadRow) => db.insertInto('uploads').values(row).execute()

export const updateUpload = (db: Db, upload: string, change: Partial<UploadRow>) =>
  db.updateTable('uploads').set(change).where('upload', '=', upload).execute()

/** Time for which a server that stopped responding keeps others from decoding an upload. */
export const LEASE_SECONDS = 30

/** True if another server is decoding the upload. */
export const isLeased = ({ checker, lease_ends_at: ends }: UploadRow, server: string, nowSeconds: number): boolean =>
  checker !== null && checker !== server && (ends ?? 0) > nowSeconds

type Lease = { upload: string; server: string; nowSeconds: number; doneShare: number }

/**
 * Takes or renews the lease of a complete upload; false if another server has it or the upload is
 * already decided.
 */
export async function tryLeaseUpload(db: Db, { upload, server, nowSeconds, doneShare }: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({
      checker: server,
      lease_ends_at: nowSeconds + LEASE_SECONDS,
      checked_permille: Math.floor(1000 * Math.min(1, doneShare)),
    })
    .where('upload', '=', upload)
    .where('state', '=', 'receiving')
    .where((column) =>
      column.or([
        column('checker', 'is', null),
        column('checker', '=', server),
        column('lease_ends_at', '<=', nowSeconds),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Changes an undecided upload, unless another server took it over meanwhile. */
export async function updateLeasedUpload(
  db: Db,
  upload: string,
  server: string,
  change: Partial<UploadRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set(change)
    .where('upload', '=', upload)
    .where('state', '=', 'receiving')
    .where('checker', '=', server)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives up the lease of an upload that was not decided. */
export const endLease = (db: Db, upload: string, server: string): Promise<boolean> =>
  updateLeasedUpload(db, upload, server, { checker: null, lease_ends_at: null, checked_permille: null })

export const deleteUpload = (db: Db, upload: string) => db.deleteFrom('uploads').where('upload', '=', upload).execute()

/** Counts received bytes for account, address and network. */
export async function addReceivedBytes(db: Db, row: UploadRow, bytes: number, nowSeconds: number): Promise<void> {
  const day = dayOf(nowSeconds)
  await db.transaction().execute(async (transaction) => {
    const isInWindow = nowSeconds - row.late_since <= RESERVATION_SECONDS
    await transaction
      .updateTable('uploads')
      .set((column) => ({
        touched_at: nowSeconds,
        came_bytes: column('came_bytes', '+', bytes),
        late_bytes: isInWindow ? column('late_bytes', '+', bytes) : bytes,
        late_since: isInWindow ? row.late_since : nowSeconds,
      }))
      .where('upload', '=', row.upload)
      .execute()
    for (const owner of [row.account, row.client, row.network])
      await transaction
        .insertInto('upload_days')
        .values({ who: owner, day, bytes })
        .onConflict((conflict) =>
          conflict.columns(['who', 'day']).doUpdateSet((column) => ({
            bytes: column('upload_days.bytes', '+', bytes),
          })),
        )
        .execute()
  })
}

export const deletePastDays = (db: Db, nowSeconds: number) =>
  db
    .deleteFrom('upload_days')
    .where('day', '<', dayOf(nowSeconds) - 1)
    .execute()

/** Uploads untouched for a day. */
export const findOldUploads = (db: Db, nowSeconds: number): Promise<UploadRow[]> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('touched_at', '<', nowSeconds - DAY_SECONDS)
    .execute()

export const findUnfinishedUploads = (db: Db): Promise<UploadRow[]> =>
  db.selectFrom('uploads').selectAll().where('state', '=', 'receiving').execute()

/** One entry per upload that shows this object: the sound's id if it is a preview, null if it is an artwork. */
async function recordingsShowing(db: Db, object: string): Promise<readonly (string | null)[]> {
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
  return (await recordingsShowing(db, object)).some((recording) => !isWithdrawn(recording))
}

/** True if an upload refers to this object. */
export async function isReferencedByUpload(db: Db, object: string): Promise<boolean> {
  const row = await db.selectFrom('uploads').select('upload').where('object', '=', object).executeTakeFirst()
  return row !== undefined || (await recordingsShowing(db, object)).length > 0
}
