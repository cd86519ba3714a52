import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'

export type SealTables = { seals: { name: string; key: string } }

/** Returns the key with this name: random, created on first use, and the same for all servers of one database. */
export async function sealKey(db: Kysely<SealTables>, name: 'tickets' | 'sign-in' | 'clients'): Promise<Buffer> {
  const known = await db.selectFrom('seals').select('key').where('name', '=', name).executeTakeFirst()
  if (known !== undefined) return Buffer.from(known.key, 'base64url')
  await db
    .insertInto('seals')
    .values({ name, key: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('seals').select('key').where('name', '=', name).executeTakeFirstOrThrow()
  return Buffer.from(row.key, 'base64url')
}
