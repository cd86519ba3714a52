import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Address, parseAddress } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { SessionTables } from './sessionTables.ts'

const NONCE_SECONDS = 600
const SESSION_SECONDS = 86_400
const newSecret = () => randomBytes(32).toString('base64url')
const hashOf = (secret: string) => hash('sha256', secret, 'base64url')

type Db = Kysely<SessionTables>

/** A nonce has 64 characters: 8 of time, 16 random and 40 of the seal. */
const NONCE = /^([\da-f]{8})([\da-f]{16})([\da-f]{40})$/
const SEAL_LENGTH = 40

const sealOf = (key: Buffer, begin: string, browser: string) =>
  createHmac('sha256', key)
    .update(`${begin}|${hashOf(browser)}`)
    .digest('hex')
    .slice(0, SEAL_LENGTH)

/**
 * A nonce for one sign-in of one browser, derived from its secret `browser`. Nothing is stored until it is used, so
 * nobody can evict it by requesting many others.
 */
export function issueNonce(key: Buffer, browser: string | null, nowSeconds: number) {
  const secret = browser ?? newSecret()
  const begin = nowSeconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex')
  const endsAtSeconds = nowSeconds + NONCE_SECONDS
  const nonce = begin + sealOf(key, begin, secret)
  return { nonce, issuedAtSeconds: nowSeconds, endsAtSeconds, browser: secret, browserSeconds: NONCE_SECONDS }
}

/**
 * True once for each nonce issued to this browser: of two concurrent uses, only one inserts its row
 * (case 93).
 */
export async function useNonce(
  db: Db,
  { nonce, browser }: { nonce: string; browser: string },
  key: Buffer,
  nowSeconds: number,
): Promise<boolean> {
  const [, time = '', lot = '', seal = ''] = NONCE.exec(nonce) ?? []
  if (seal === '' || !timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(key, time + lot, browser)))) return false
  const issuedAt = Number.parseInt(time, 16)
  const endsAt = issuedAt + NONCE_SECONDS
  if (endsAt < nowSeconds) return false
  await db.deleteFrom('nonces').where('ends_at', '<', nowSeconds).execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('nonces')
    .values({ nonce, browser: hashOf(browser), issued_at: issuedAt, ends_at: endsAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function beginSession(db: Db, account: Address, nowSeconds: number) {
  const token = newSecret()
  const endsAtSeconds = nowSeconds + SESSION_SECONDS
  await db.deleteFrom('sessions').where('ends_at', '<', nowSeconds).execute()
  await db
    .insertInto('sessions')
    .values({ token: hashOf(token), account, ends_at: endsAtSeconds })
    .execute()
  return { token, tokenSeconds: SESSION_SECONDS, endsAtSeconds }
}

/** Returns null if nobody is signed in with this token. */
export async function sessionOf(db: Db, token: string | null, nowSeconds: number) {
  if (token === null) return null
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token', '=', hashOf(token))
    .where('ends_at', '>=', nowSeconds)
    .executeTakeFirst()
  const account = parseAddress(row?.account ?? '')
  return row === undefined || !account ? null : { account, endsAtSeconds: row.ends_at }
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', hashOf(token)).execute()
}
