import { expect, it } from 'vitest'
import { amountOf, type Native, type Token } from '../currency.ts'
import { transactionEvent } from './transactionEvent.ts'

const address = `0x${'1'.repeat(40)}` as const
const ether: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const dai: Token = { kind: 'token', address, decimals: 18, symbol: 'DAI', name: 'Dai' }
const input = amountOf(ether, 1n)
const output = amountOf(dai, 2n)
const both = { amountA: input, amountB: output }
const swap = { kind: 'swap', input, output, recipient: null, version: 'v1' } as const

it.each([
  [swap, false, 'Swap', 'Swap w/o Send', 'ETH/DAI/v1'],
  [swap, true, 'Swap', 'Swap w/o Send + recipient', 'ETH/DAI/v1'],
  [{ ...swap, recipient: { address, name: null }, version: 'v2' }, true, 'Swap', 'Swap w/ Send', 'ETH/DAI/v2'],
  [{ kind: 'addLiquidity', ...both }, undefined, 'Liquidity', 'Add', 'ETH/DAI'],
  [{ kind: 'removeLiquidity', ...both }, undefined, 'Liquidity', 'Remove', 'ETH/DAI'],
  [{ kind: 'migrateV1', token: dai, shares: dai }, undefined, 'Migrate', 'V1->V2', 'DAI'],
  [{ kind: 'removeLiquidityV1', token: dai, native: ether }, undefined, 'Remove', 'V1', 'DAI'],
] as const)(
  'a swap, a liquidity change and a migration are each counted as one event (spec: reports.events): %o',
  (sent, typed, category, action, label) => {
    expect(transactionEvent(sent, typed)).toEqual({ category, action, label })
  },
)

it('a swap is counted without a recipient unless the caller says that one was typed', () => {
  expect(transactionEvent(swap).action).toBe('Swap w/o Send')
})
