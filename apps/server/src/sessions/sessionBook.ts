import { hash, randomBytes } from 'node:crypto'
import { type Address, isAddress } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { SessionTables } from './sessionTables.ts'

const NONCE_SECONDS = 600
const SESSION_SECONDS = 86_400
/** Nobody signs in so often; whoever asks for more takes the oldest away. */
const MOST_NONCES = 10_000

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 22 letters of 62 are 131 bits. */
const newNonce = () =>
  Array.from(randomBytes(44), (byte) => (byte < 248 ? LETTERS[byte % 62] : ''))
    .join('')
    .slice(0, 22)
const newSecret = () => randomBytes(32).toString('base64url')
const hashOf = (secret: string) => hash('sha256', secret, 'base64url')

type Db = Kysely<SessionTables>

/** `browser` is a secret of the browser that the nonce is for. */
export async function issueNonce(db: Db, browser: string | null, nowSeconds: number) {
  const nonce = { nonce: newNonce(), issuedAtSeconds: nowSeconds, endsAtSeconds: nowSeconds + NONCE_SECONDS }
  const secret = browser ?? newSecret()
  await db.transaction().execute(async (writing) => {
    await writing.deleteFrom('nonces').where('ends_at', '<', nowSeconds).execute()
    const { count } = await writing
      .selectFrom('nonces')
      .select((column) => column.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_NONCES) {
      const oldest = writing
        .selectFrom('nonces')
        .select('nonce')
        .orderBy('issued_at')
        .limit(MOST_NONCES / 10)
      await writing.deleteFrom('nonces').where('nonce', 'in', oldest).execute()
    }
    await writing
      .insertInto('nonces')
      .values({
        nonce: nonce.nonce,
        browser: hashOf(secret),
        issued_at: nonce.issuedAtSeconds,
        ends_at: nonce.endsAtSeconds,
      })
      .execute()
  })
  return { ...nonce, browser: secret, browserSeconds: NONCE_SECONDS }
}

/** True once: of two who bring the same nonce, one deletes it (case 93). */
export async function takeNonce(db: Db, nonce: string, browser: string, nowSeconds: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('nonces')
    .where('nonce', '=', nonce)
    .where('browser', '=', hashOf(browser))
    .where('ends_at', '>=', nowSeconds)
    .executeTakeFirst()
  return numDeletedRows === 1n
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

/** Null: nobody is signed in with this. */
export async function sessionOf(db: Db, token: string | null, nowSeconds: number) {
  if (token === null) return null
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token', '=', hashOf(token))
    .where('ends_at', '>=', nowSeconds)
    .executeTakeFirst()
  const account = isAddress(row?.account ?? '')
  return row === undefined || !account ? null : { account, endsAtSeconds: row.ends_at }
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', hashOf(token)).execute()
}
