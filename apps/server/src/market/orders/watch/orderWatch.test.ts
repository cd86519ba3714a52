import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import type { Block } from '#platform/heads/headHub.ts'
import { NO_PEERS } from '#platform/peers/peers.ts'
import type { Call } from '#platform/rpc/call.ts'
import { ORDER_TABLES } from '../orderTables.ts'
import { orderWatch } from './orderWatch.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-watch-'))
afterAll(() => rmSync(home, { recursive: true }))
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const blockAt = (number: number): Block => ({ number, hash: `0x${String(number).repeat(64)}`, timeSeconds: number })

it('each block is scanned once, however many callers wait for it', async () => {
  const genesis = () => blockAt(0).hash
  const database = ownDatabase({ folder: home, logins: null, genesis, parts: [ORDER_TABLES], log, now: () => 0 })
  const calledMethods: string[] = []
  const noteOrders = vi.fn()
  let notifyHead: (event: { head: Block }) => void = () => {}
  const watch = orderWatch({
    database,
    upstream: {
      ask: (calls: readonly Call[]) => {
        calledMethods.push(...calls.map(({ method }) => method))
        const block = { hash: blockAt(1).hash }
        return Promise.resolve(calls.map(({ method }) => ({ ok: true, result: method === 'eth_getLogs' ? [] : block })))
      },
    },
    heads: {
      follow(tell) {
        notifyHead = tell as typeof notifyHead
        return () => {}
      },
    },
    clock: { sleep: () => new Promise(() => {}) },
    contracts: { seaport: ADDRESS, multicall: ADDRESS },
    peers: NO_PEERS,
    news: { noteOrders },
    log,
  })
  // All open orders are being judged first, and no page waits for that.
  expect(await watch.isLevelWith(blockAt(1))).toBe(false)
  await expect.poll(watch.level).toBe(blockAt(1).hash)
  expect(calledMethods.splice(0)).toEqual([])
  const levels = [1, 2].map(() => watch.isLevelWith(blockAt(2)))
  notifyHead({ head: blockAt(2) })
  expect(await Promise.all(levels)).toEqual([true, true])
  notifyHead({ head: blockAt(2) })
  expect(watch.level()).toBe(blockAt(2).hash)
  expect(calledMethods).toEqual(['eth_getBlockByNumber', 'eth_getLogs'])
  // The first judgement is announced; blocks that concern no order are not.
  expect(noteOrders).toHaveBeenCalledOnce()
  // A scan also runs without a page request.
  notifyHead({ head: blockAt(3) })
  await expect.poll(watch.level).toBe(blockAt(3).hash)
  watch.stop()
  await database.stop()
})
