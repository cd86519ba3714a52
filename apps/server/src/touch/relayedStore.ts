import type { Kysely } from 'kysely'
import { countOf } from '#platform/countOf.ts'
import { OPERATION, type RelayedRow, type TouchTables } from './touchTables.ts'

type Db = Kysely<TouchTables>
export type NewRelayed = Pick<RelayedRow, 'id' | 'account' | 'network' | 'browser' | 'target' | 'data' | 'gas'>

const DAY_SECONDS = 86_400
const KEPT_DAYS = 30

/** Most transactions a day: for one account, one browser, one network, and in all. */
export type DayLimits = { account: number; browser: number; network: number; all: number }

/** True if a transaction can be sent again under its id. A failed operation has used its nonce. */
export const canBeAskedAgain = (row: Pick<RelayedRow, 'id' | 'state'> | undefined): boolean =>
  row === undefined || row.state === 'lost' || (row.state === 'failed' && !row.id.startsWith(OPERATION))

/** Each server counts and adds in one transaction, so the limits hold for all servers together. */
export async function addRelayed(
  db: Db,
  row: NewRelayed,
  limits: DayLimits,
  now: number,
): Promise<'added' | 'known' | 'tooMany'> {
  return await db.transaction().execute(async (within) => {
    const known = await findRelayed(within, row.id)
    if (!canBeAskedAgain(known)) return 'known'
    if (await isFull(within, row, limits, now)) return 'tooMany'
    // The gas of a failed one is spent, so it still counts, under the id of its transaction.
    if (known?.state === 'failed') await changeRelayed(within, known.id, { id: `${known.id} ${known.hash}` })
    const fresh = { state: 'waiting', nonce: null, raw: null, hash: null, earlier_hash: null } as const
    const values = { ...row, ...fresh, asked_at: now, sent_at: null, block: null, reason: null }
    const { numInsertedOrUpdatedRows } = await within
      .insertInto('relayed')
      .values(values)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values).where('relayed.state', '=', 'lost'))
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 0n ? 'known' : 'added'
  })
}

/** The beginning of the ids of one kind: operations, welcomes or recoveries. */
const kindOf = (id: string): string => (id.startsWith(OPERATION) ? OPERATION : id.slice(0, id.indexOf(':') + 1))

/**
 * True if one of the limits of a day is reached, each kind counted alone. `id`: the new one, or the beginning of its kind. A
 * browser that is about to make its first account has none yet.
 */
export async function isFull(
  db: Db,
  { id, account, browser, network }: Pick<NewRelayed, 'id' | 'browser' | 'network'> & { account: string | null },
  limits: DayLimits,
  now: number,
): Promise<boolean> {
  const today = () =>
    db
      .selectFrom('relayed')
      .where('asked_at', '>', now - DAY_SECONDS)
      .where('id', 'like', `${kindOf(id)}%`)
  const counts = await Promise.all([
    account === null ? 0 : countOf(today().where('account', '=', account)),
    countOf(today().where('browser', '=', browser)),
    countOf(today().where('network', '=', network)),
    countOf(today()),
  ])
  const most = [limits.account, limits.browser, limits.network, limits.all]
  return counts.some((count, at) => count >= (most[at] ?? 0))
}

export const findRelayed = (db: Db, id: string): Promise<RelayedRow | undefined> =>
  db.selectFrom('relayed').selectAll().where('id', '=', id).executeTakeFirst()

/** The oldest rows of a state that the relayer sends itself: all, or `welcomes` only if a bundler has the operations. */
export const relayedIn = (
  db: Db,
  state: 'waiting' | 'sent',
  most: number,
  which: 'all' | 'withoutOperations',
): Promise<RelayedRow[]> => {
  const rows = oldest(db, state, most)
  // An operation that a bundler has is not signed by us.
  if (state === 'sent') return rows.where('raw', 'is not', null).execute()
  return (which === 'all' ? rows : rows.where('id', 'not like', OPERATIONS)).execute()
}

/** The oldest operations that wait for a bundler, or that it has. */
export const bundledIn = (db: Db, state: 'waiting' | 'sent', most: number): Promise<RelayedRow[]> =>
  oldest(db, state, most).where('id', 'like', OPERATIONS).where('raw', 'is', null).execute()

const OPERATIONS = `${OPERATION}%`

const oldest = (db: Db, state: RelayedRow['state'], most: number) =>
  db.selectFrom('relayed').selectAll().where('state', '=', state).orderBy('asked_at').orderBy('id').limit(most)

/** Rows whose block may still be undone. */
export const recentlyDone = (db: Db, fromBlock: number): Promise<RelayedRow[]> =>
  db
    .selectFrom('relayed')
    .selectAll()
    .where('state', 'in', ['done', 'failed'])
    .where('block', '>=', fromBlock)
    .limit(200)
    .execute()

export async function changeRelayed(db: Db, id: string, change: Partial<RelayedRow>): Promise<void> {
  await db.updateTable('relayed').set(change).where('id', '=', id).execute()
}

/** The highest nonce that was signed for a transaction whose block may still be undone; null if there is none. */
export async function lastNonce(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('relayed')
    .select((select) => select.fn.max('nonce').as('nonce'))
    .where('state', '=', 'sent')
    .executeTakeFirst()
  return row?.nonce ?? null
}

export async function deleteOldRelayed(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('relayed')
    .where('asked_at', '<', now - KEPT_DAYS * DAY_SECONDS)
    .where('state', 'in', ['done', 'failed', 'lost'])
    .execute()
}
