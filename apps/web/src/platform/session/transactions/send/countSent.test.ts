import type { Address } from '@musi/domain/address'
import { type Native, type Token, amountOf } from '@musi/domain/currency'
import type { AnalyticsEvent } from '@musi/domain/analytics/analyticsEvent'
import { expect, it, vi } from 'vitest'
import { countSent } from './countSent.ts'

const counted: AnalyticsEvent[] = []
vi.mock('#platform/page/analytics/analytics.ts', () => ({ event: (one: AnalyticsEvent) => counted.push(one) }))

const A: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token: Token = { kind: 'token', address: A, decimals: 18, symbol: 'DAI', name: 'Dai' }
const native: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const input = amountOf(native, 1n)
const output = amountOf(token, 2n)

it('sent transactions of the counted kinds are counted once, by themselves or in a batch', () => {
  const approve = { kind: 'approve', token, spender: A, allowed: 1n } as const
  const swap = { kind: 'swap', input, output, recipient: null, version: 'v2' } as const
  countSent(approve)
  countSent({ kind: 'batch', steps: [approve, swap] }, true)
  countSent({ kind: 'addLiquidity', amountA: input, amountB: output })
  expect(counted).toEqual([
    { category: 'Swap', action: 'Swap w/o Send + recipient', label: 'ETH/DAI/v2' },
    { category: 'Liquidity', action: 'Add', label: 'ETH/DAI' },
  ])
})
