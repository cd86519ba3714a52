import { describe, expect, it } from 'vitest'
import { amountOf, type Native, type Token } from '../currency.ts'
import { approvalChoice, approvedAmount, preselectedSize, UNLIMITED } from './approvalChoice.ts'
import { withGasMargin } from './gasMargin.ts'
import { maxSpend } from './maxSpend.ts'
import { DEFAULT_SETTINGS, storedSettings } from './userSettings.ts'

const native: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const token: Token = {
  kind: 'token',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  decimals: 6,
  symbol: 'USDC',
  name: 'USD Coin',
}

describe('settings', () => {
  it('fall back one by one if storage is damaged', () => {
    expect(storedSettings(null)).toEqual(DEFAULT_SETTINGS)
    expect(storedSettings('<b>')).toEqual(DEFAULT_SETTINGS)
    expect(storedSettings({ slippageBps: 'x', deadlineSeconds: 90, approval: 'exact', expertMode: 'yes' })).toEqual({
      slippageBps: 50,
      deadlineSeconds: 90,
      approval: 'exact',
      expertMode: false,
    })
    expect(storedSettings({ ...DEFAULT_SETTINGS, expertMode: true })).toEqual({ ...DEFAULT_SETTINGS, expertMode: true })
  })
})

describe('the gas margin', () => {
  it.each([
    [100_000n, 110_000n],
    [21_001n, 23_101n],
    [0n, 0n],
  ])('raises an estimate of %s by a tenth to %s', (estimate, limit) => {
    expect(withGasMargin(estimate)).toBe(limit)
  })
})

describe('Max', () => {
  const reserve = 10n ** 16n

  it.each([
    [10n ** 18n, 99n * 10n ** 16n],
    [reserve + 1n, 1n],
    [reserve, 0n],
    [0n, 0n],
  ])('of a native balance of %s keeps the reserve: %s', (balance, max) => {
    expect(maxSpend(amountOf(native, balance), reserve)).toEqual(amountOf(native, max))
  })

  it('of a token is all of it', () => {
    expect(maxSpend(amountOf(token, 5n), reserve).raw).toBe(5n)
  })
})

describe('an approval', () => {
  it('offers both sizes and preselects the one in the settings', () => {
    expect(approvalChoice('exact', { unlimited: true, batch: false })).toEqual({
      offered: ['exact', 'unlimited'],
      chosen: 'exact',
    })
    expect(approvalChoice('unlimited', { unlimited: true, batch: false }).chosen).toBe('unlimited')
  })

  it.each([
    ['if the maximum cannot be estimated', { unlimited: false, batch: false }],
    ['in a wallet batch', { unlimited: true, batch: true }],
  ])('offers only the exact amount %s', (_, can) => {
    expect(approvalChoice('unlimited', can)).toEqual({ offered: ['exact'], chosen: 'exact' })
  })

  it.each(['exact', 'unlimited'] as const)(
    'of a marked token is exact at first, even with the setting %s, until another size is chosen for it (spec: approvals.marked)',
    (setting) => {
      expect(preselectedSize(setting, { isMarked: true, chosen: null })).toBe('exact')
      expect(preselectedSize(setting, { isMarked: true, chosen: 'unlimited' })).toBe('unlimited')
      expect(preselectedSize(setting, { isMarked: false, chosen: null })).toBe(setting)
    },
  )

  it('is for the needed amount or for the largest uint256', () => {
    expect(approvedAmount('exact', 7n)).toBe(7n)
    expect(approvedAmount('unlimited', 7n)).toBe(UNLIMITED)
    expect(UNLIMITED.toString(16)).toBe('f'.repeat(64))
  })
})
