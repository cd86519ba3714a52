import { randomBytes } from 'node:crypto'
import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { PlayTables } from './playTables.ts'

type Db = Kysely<PlayTables>
export type Play = PlayTables['plays']

/** Lifetime and byte budget of a ticket: enough for seeking, not for sharing it with a crowd. */
const ticketSeconds = (durationMs: number): number => Math.ceil((2 * durationMs) / 1000) + 600
const ticketBytes = (soundBytes: number): number => Math.max(MIN_TICKET_BYTES, 4 * soundBytes)
/** Bytes buffered on a broken connection count as sent, so a short song can be restarted some dozens of times. */
const MIN_TICKET_BYTES = 30 * 1024 * 1024

export type Grant = {
  song: string
  account: Address
  way: Play['way']
  /** `payment` is null if nothing was paid. */
  payment: { id: string; block: number } | null
  durationMs: number
  soundBytes: number
}

export const findPlay = (db: Db, play: string): Promise<Play | undefined> =>
  db.selectFrom('plays').selectAll().where('play', '=', play).executeTakeFirst()

/**
 * Returns the row of a play, reusing an existing one: a payment is good for one play however often
 * it is used, and its ticket stays the same. If the play expired before anything was heard, its
 * time restarts (case 98).
 */
export async function grantPlay(db: Db, grant: Grant, nowSeconds: number): Promise<Play | null> {
  const { song, account, way, payment, durationMs, soundBytes } = grant
  const endsAt = nowSeconds + ticketSeconds(durationMs)
  return await db.transaction().execute(async (transaction) => {
    const stored =
      payment === null
        ? await transaction
            .selectFrom('plays')
            .selectAll()
            .where('account', '=', account)
            .where('song', '=', song)
            .where('way', '=', way)
            .where('ends_at', '>', nowSeconds)
            .orderBy('ends_at', 'desc')
            .executeTakeFirst()
        : await transaction.selectFrom('plays').selectAll().where('play', '=', payment.id).executeTakeFirst()
    if (stored === undefined) {
      const row: Play = {
        play: payment?.id ?? `k${randomBytes(15).toString('base64url')}`,
        song,
        account,
        way,
        block: payment?.block ?? null,
        granted_at: nowSeconds,
        ends_at: endsAt,
        begun_at: null,
        bytes_left: ticketBytes(soundBytes),
        is_taken_back: 0 as const,
      }
      await transaction.insertInto('plays').values(row).execute()
      return row
    }
    // A payment belongs to one song and one fan.
    if (stored.song !== song || stored.account !== account) return null
    if (payment === null) return stored
    if (stored.begun_at !== null && stored.ends_at <= nowSeconds) return null
    const renewed = {
      block: payment.block,
      is_taken_back: 0 as const,
      ends_at: stored.ends_at > nowSeconds ? stored.ends_at : endsAt,
    }
    await transaction.updateTable('plays').set(renewed).where('play', '=', stored.play).execute()
    return { ...stored, ...renewed }
  })
}

/** Selects from these plays the ones that were heard and have expired. */
export async function findHeardPlays(
  db: Db,
  plays: readonly string[],
  nowSeconds: number,
): Promise<ReadonlySet<string>> {
  if (plays.length === 0) return new Set()
  const rows = await db
    .selectFrom('plays')
    .select('play')
    .where('play', 'in', plays)
    .where('begun_at', 'is not', null)
    .where('ends_at', '<=', nowSeconds)
    .execute()
  return new Set(rows.map(({ play }) => play))
}

/** Number of paid plays of a song that are used up. */
export async function countHeardPlays(db: Db, song: string, nowSeconds: number): Promise<number> {
  const { count } = await db
    .selectFrom('plays')
    .select((column) => column.fn.countAll().as('count'))
    .where('song', '=', song)
    .where('way', '=', 'play')
    .where('is_taken_back', '=', 0)
    .where('begun_at', 'is not', null)
    .where('ends_at', '<=', nowSeconds)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Deducts bytes before they are sent and marks the play as begun, since its first byte uses it up.
 * False if too few are left, or the payment was undone.
 */
export async function tryTakeBytes(db: Db, play: string, bytes: number, nowSeconds: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('plays')
    .set((column) => ({
      bytes_left: column('bytes_left', '-', bytes),
      begun_at: column.fn.coalesce('begun_at', column.val(nowSeconds)),
    }))
    .where('play', '=', play)
    .where('bytes_left', '>=', bytes)
    .where('is_taken_back', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns deducted bytes that were not sent. */
export async function returnBytes(db: Db, play: string, bytes: number): Promise<void> {
  await db
    .updateTable('plays')
    .set((column) => ({ bytes_left: column('bytes_left', '+', bytes) }))
    .where('play', '=', play)
    .execute()
}

/** Paid plays since a block whose tickets are still valid. */
export const findPaidSince = (db: Db, block: number, nowSeconds: number): Promise<Play[]> =>
  db
    .selectFrom('plays')
    .selectAll()
    .where('way', '=', 'play')
    .where('block', '>', block)
    .where('ends_at', '>', nowSeconds)
    .execute()

/**
 * An account's plays of a song whose payments a reorganisation removed, and whose tickets would
 * otherwise be valid.
 */
export const findTakenBack = (
  db: Db,
  account: Address,
  song: string,
  nowSeconds: number,
): Promise<{ play: string }[]> =>
  db
    .selectFrom('plays')
    .select('play')
    .where('account', '=', account)
    .where('song', '=', song)
    .where('is_taken_back', '=', 1)
    .where('ends_at', '>', nowSeconds)
    .execute()

export async function markTakenBack(db: Db, plays: readonly string[]): Promise<void> {
  if (plays.length > 0) await db.updateTable('plays').set({ is_taken_back: 1 }).where('play', 'in', plays).execute()
}
