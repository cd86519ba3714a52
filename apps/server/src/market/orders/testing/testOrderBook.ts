import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { keepOrder } from '../orderBook.ts'
import { ORDER_TABLES, type OrderTables } from '../orderTables.ts'

type Given = Parameters<typeof keepOrder>[1]['order']

/** An empty book of orders in a file of its own, with nothing around it. */
export async function testOrderBook() {
  const folder = mkdtempSync(join(tmpdir(), 'musi-book-'))
  const fail = (sentence: string) => {
    throw new Error(sentence)
  }
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: fail }
  const genesis = () => `0x${'33'.repeat(32)}`
  const own = ownDatabase({ folder, logins: null, genesis, parts: [ORDER_TABLES], log, now: () => 0 })
  const db: Kysely<OrderTables> | null = await own.tables<OrderTables>()
  if (db === null) throw new Error('The book cannot be had.')
  return {
    db,
    /** Keeps an order that is good, under the hash of a number. */
    keep: (at: number, order: Given) =>
      keepOrder(db, {
        order,
        hash: hashOf(at),
        signature: '0x',
        standing: 'good',
        block: 1,
        nowSeconds: 9,
        client: null,
      }),
    async stop() {
      await own.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export const hashOf = (at: number): string => `0x${at.toString(16).padStart(64, '0')}`
