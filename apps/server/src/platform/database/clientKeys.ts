import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type SealTables, sealKey } from './sealKey.ts'
import { networkOf } from '../networkOf.ts'

/** Identifies clients and their networks in a database without storing an address. */
export type ClientKeys = {
  client: string
  /** Differs from the client's key even if the network has only one client. */
  network: string
}

/** One secret per database in this process. */
const secrets = new WeakMap<object, Buffer>()

/**
 * Keys of a client, the same for all servers of one database. They depend on a secret in the
 * database, because all IPv4 addresses can be hashed within an hour (spec: own.client-keys).
 */
export async function clientKeys<Tables>(db: Kysely<Tables>, client: string): Promise<ClientKeys> {
  const secret = secrets.get(db) ?? (await sealKey(db as unknown as Kysely<SealTables>, 'clients'))
  secrets.set(db, secret)
  const keyOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
  return { client: keyOf(client), network: `n.${keyOf(networkOf(client))}` }
}
