import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { storeOrder } from '../orderBook.ts'
import { ORDER_TABLES, type OrderTables } from '../orderTables.ts'

type NewOrder = Parameters<typeof storeOrder>[1]['order']

/** An empty order book in its own database file. */
export async function testOrderBook() {
  const folder = mkdtempSync(join(tmpdir(), 'musi-book-'))
  const fail = (sentence: string) => {
    throw new Error(sentence)
  }
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: fail }
  const genesis = () => `0x${'33'.repeat(32)}`
  const database = ownDatabase({ folder, logins: null, genesis, parts: [ORDER_TABLES], log, now: () => 0 })
  const db: Kysely<OrderTables> | null = await database.tables<OrderTables>()
  if (db === null) throw new Error('The database could not be opened.')
  return {
    db,
    /** Stores a valid order under `hashOf(at)`. */
    keep: (at: number, order: NewOrder) =>
      storeOrder(db, {
        order,
        hash: hashOf(at),
        signature: '0x',
        standing: 'good',
        block: 1,
        nowSeconds: 9,
        client: null,
      }),
    async stop() {
      await database.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export const hashOf = (at: number): string => `0x${at.toString(16).padStart(64, '0')}`
