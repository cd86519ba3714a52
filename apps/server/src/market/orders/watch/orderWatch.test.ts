import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import type { Block } from '#platform/heads/headHub.ts'
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
  const own = ownDatabase({ folder: home, logins: null, genesis, parts: [ORDER_TABLES], log, now: () => 0 })
  const asked: string[] = []
  let follower: (event: { head: Block }) => void = () => {}
  const watch = orderWatch({
    own,
    upstream: {
      ask: (calls: readonly Call[]) => {
        asked.push(...calls.map(({ method }) => method))
        const known = { hash: blockAt(1).hash }
        return Promise.resolve(calls.map(({ method }) => ({ ok: true, result: method === 'eth_getLogs' ? [] : known })))
      },
    },
    heads: {
      follow(tell) {
        follower = tell as typeof follower
        return () => {}
      },
    },
    clock: { sleep: () => new Promise(() => {}) },
    contracts: { seaport: ADDRESS, multicall: ADDRESS },
    log,
  })
  // All live orders are judged first; no page waits for that.
  expect(await watch.isLevelWith(blockAt(1))).toBe(false)
  await expect.poll(watch.level).toBe(blockAt(1).hash)
  expect(asked.splice(0)).toEqual([])
  const waiting = [1, 2].map(() => watch.isLevelWith(blockAt(2)))
  follower({ head: blockAt(2) })
  expect(await Promise.all(waiting)).toEqual([true, true])
  follower({ head: blockAt(2) })
  expect(watch.level()).toBe(blockAt(2).hash)
  expect(asked).toEqual(['eth_getBlockByNumber', 'eth_getLogs'])
  // Runs even if no page asks.
  follower({ head: blockAt(3) })
  await expect.poll(watch.level).toBe(blockAt(3).hash)
  watch.stop()
  await own.stop()
})
