import type { Address } from '@musi/domain/address'
import { expect, it } from 'vitest'
import type { ShownApproval } from '../sweep/useOpenApprovals.ts'
import { approvalRows } from './approvalRows.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const spender = address('f')
const row = (digit: string, allowed = 1n): ShownApproval => ({
  token: address(digit),
  spender,
  allowed,
  unlimited: false,
  stake: 0n,
  value: null,
  asset: {
    token: { kind: 'token', address: address(digit), decimals: 18, symbol: digit, name: digit },
    pooled: null,
  },
})
const names = (rows: readonly ShownApproval[]) => rows.map(({ asset }) => asset.token.symbol).join('')
const key = (digit: string) => `${address(digit)} ${spender}`

it('rows are sorted by importance until one is clicked, and keep their places after that', () => {
  const untouched = { order: null, clicked: new Set<string>() }
  expect(names(approvalRows([row('1'), row('2'), row('3')], [row('4', 0n)], untouched))).toBe('123')
  const touched = { order: [key('3'), key('1'), key('2')], clicked: new Set([key('1')]) }
  expect(names(approvalRows([row('2'), row('5'), row('3')], [row('1', 0n), row('4', 0n)], touched))).toBe('3125')
})
