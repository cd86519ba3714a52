import type { Outcome } from '#platform/rpc/call.ts'
import { expect, it } from 'vitest'
import { pieceService } from './pieceService.ts'

const COLLECTION = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const AWAY: Outcome = { ok: false, error: { code: -32000, message: 'Away.', data: { kind: 'away' } } }
const REVERTED: Outcome = { ok: false, error: { code: 3, message: 'execution reverted', data: '0x' } }

function pictures(outcome: Outcome, has: () => Promise<boolean> = () => Promise.resolve(true)) {
  const needs = {
    upstream: { ask: (calls: readonly unknown[]) => Promise.resolve(calls.map(() => outcome)) },
    collections: { has },
    book: { contracts: { multicall3: COLLECTION }, pools: [], tokens: [] },
    moderation: { has: () => false, isHidden: () => false, restrictionOf: () => null, changeCount: () => 0 },
  }
  return pieceService(needs as unknown as Parameters<typeof pieceService>[0]).media('client', COLLECTION, '3')
}

it('while the chain or the history is away, a picture can be asked for again, and is not said to be none (spec: market.media)', async () => {
  const again = { ok: false, reason: 'busy' }
  expect(await pictures(AWAY)).toEqual(again)
  expect(await pictures(REVERTED, () => Promise.reject(new Error('away')))).toEqual(again)
})

it('a piece that does not exist, or whose collection is unknown, has none (spec: market.media)', async () => {
  expect(await pictures(REVERTED)).toBe(null)
  expect(await pictures(AWAY, () => Promise.resolve(false))).toBe(null)
})
