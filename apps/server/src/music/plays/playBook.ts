import { randomBytes } from 'node:crypto'
import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { PlayTables } from './playTables.ts'

type Db = Kysely<PlayTables>
export type Play = PlayTables['plays']

/** How long a ticket is good, and how much may be fetched with it: seeking is free, giving it to a crowd is not. */
const ticketSeconds = (durationMs: number): number => Math.ceil((2 * durationMs) / 1000) + 600
const ticketBytes = (soundBytes: number): number => Math.max(LEAST_TICKET_BYTES, 4 * soundBytes)
/** What lies in the buffers of a line that breaks counts as sent: a short song may be begun anew some dozens of times. */
const LEAST_TICKET_BYTES = 30 * 1024 * 1024

export type Grant = {
  song: string
  account: Address
  way: Play['way']
  /** Null where nothing was paid. */
  payment: { id: string; block: number } | null
  durationMs: number
  soundBytes: number
}

export const playOf = (db: Db, play: string): Promise<Play | undefined> =>
  db.selectFrom('plays').selectAll().where('play', '=', play).executeTakeFirst()

/**
 * The row of a play: the one that there is, so that a payment is good for one play however often and from wherever it is named, and its
 * ticket stays the same. Time that ends before anything was heard begins anew (case 98).
 */
export async function grantPlay(db: Db, grant: Grant, nowSeconds: number): Promise<Play | null> {
  const { song, account, way, payment, durationMs, soundBytes } = grant
  const endsAt = nowSeconds + ticketSeconds(durationMs)
  return await db.transaction().execute(async (writing) => {
    const known =
      payment === null
        ? await writing
            .selectFrom('plays')
            .selectAll()
            .where('account', '=', account)
            .where('song', '=', song)
            .where('way', '=', way)
            .where('ends_at', '>', nowSeconds)
            .orderBy('ends_at', 'desc')
            .executeTakeFirst()
        : await writing.selectFrom('plays').selectAll().where('play', '=', payment.id).executeTakeFirst()
    if (known === undefined) {
      const row: Play = {
        play: payment?.id ?? `k${randomBytes(15).toString('base64url')}`,
        ...{ song, account, way, block: payment?.block ?? null, granted_at: nowSeconds, ends_at: endsAt },
        ...{ begun_at: null, bytes_left: ticketBytes(soundBytes), is_taken_back: 0 as const },
      }
      await writing.insertInto('plays').values(row).execute()
      return row
    }
    // A payment is of one song and one fan; what is said otherwise is not this play.
    if (known.song !== song || known.account !== account) return null
    if (payment === null) return known
    if (known.begun_at !== null && known.ends_at <= nowSeconds) return null
    const again = {
      block: payment.block,
      is_taken_back: 0 as const,
      ends_at: known.ends_at > nowSeconds ? known.ends_at : endsAt,
    }
    await writing.updateTable('plays').set(again).where('play', '=', known.play).execute()
    return { ...known, ...again }
  })
}

/** Which of these payments were heard, and their time is over. */
export async function heardPlays(db: Db, plays: readonly string[], nowSeconds: number): Promise<ReadonlySet<string>> {
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

/** How many plays of a song that were paid for are used up. */
export async function heardCount(db: Db, song: string, nowSeconds: number): Promise<number> {
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
 * Takes bytes off before they are sent, and writes down that the play has begun: it is used up by its first byte. False: there are
 * not so many left, or the chain has taken the play back.
 */
export async function takeBytes(db: Db, play: string, bytes: number, nowSeconds: number): Promise<boolean> {
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

/** What was taken off and not sent. */
export async function giveBytes(db: Db, play: string, bytes: number): Promise<void> {
  await db
    .updateTable('plays')
    .set((column) => ({ bytes_left: column('bytes_left', '+', bytes) }))
    .where('play', '=', play)
    .execute()
}

/** Paid plays of these blocks whose tickets still count. */
export const paidSince = (db: Db, block: number, nowSeconds: number): Promise<Play[]> =>
  db
    .selectFrom('plays')
    .selectAll()
    .where('way', '=', 'play')
    .where('block', '>', block)
    .where('ends_at', '>', nowSeconds)
    .execute()

/** Plays of a song that the chain has taken back from an account, and whose tickets would still count. */
export const takenBackOf = (db: Db, account: Address, song: string, nowSeconds: number): Promise<{ play: string }[]> =>
  db
    .selectFrom('plays')
    .select('play')
    .where('account', '=', account)
    .where('song', '=', song)
    .where('is_taken_back', '=', 1)
    .where('ends_at', '>', nowSeconds)
    .execute()

export async function takeBack(db: Db, plays: readonly string[]): Promise<void> {
  if (plays.length > 0) await db.updateTable('plays').set({ is_taken_back: 1 }).where('play', 'in', plays).execute()
}
