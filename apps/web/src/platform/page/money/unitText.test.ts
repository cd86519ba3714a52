import type { UnitTrust } from '@musi/domain/amount/unitTrust'
import type { Native, Token } from '@musi/domain/currency'
import { amountOf } from '@musi/domain/currency'
import { beforeAll, describe, expect, it } from 'vitest'
import { amountText } from './amountText.ts'
import { setTrustReader } from './unitTrust.ts'
import { isVouchedFor, unitText } from './unitText.ts'

const tokenAt = (digit: string, symbol: string): Token => ({
  kind: 'token',
  address: `0x${digit.repeat(40)}`,
  decimals: 0,
  symbol,
  name: symbol === 'USDC' ? 'USD Coin' : symbol,
})
const native: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const usdc = tokenAt('1', 'USDC')
const fake = tokenAt('2', 'USDC')
const kofi = tokenAt('3', 'KOFI')
const lone = tokenAt('4', 'LONE')
const pool = (one: Token, other: Token): Token => ({ ...tokenAt('5', 'A/B'), sharesOf: [one, other] })
const TRUST: Readonly<Record<string, UnitTrust>> = {
  [usdc.address]: { kind: 'known' },
  [fake.address]: { kind: 'lookAlike', original: usdc },
  [kofi.address]: { kind: 'madeHere', creator: lone.address },
}

describe('case 21: the unit of an amount (spec: money.whose)', () => {
  beforeAll(() => setTrustReader(({ address }) => TRUST[address] ?? { kind: 'unknown' }))

  it.each([
    ['the native currency', native, 'ETH', true],
    ['a known token', usdc, 'USDC', true],
    ['a token that was made here', kofi, 'KOFI', true],
    ['a look-alike of a known token', fake, 'USDC (not USD Coin) 0x2222...2222', false],
    ['an unknown token', lone, 'LONE 0x4444...4444', false],
    ['a token without a symbol', tokenAt('4', ''), '0x4444...4444', false],
    ['shares of a pool of trusted tokens (spec: money.whose-shares)', pool(usdc, kofi), 'A/B', true],
    ['shares of a pool with a look-alike', pool(fake, kofi), 'USDC (not USD Coin) 0x2222...2222/KOFI', false],
  ] as const)('of %s', (_, currency, unit, isVouched) => {
    expect([unitText(currency), isVouchedFor(currency)]).toEqual([unit, isVouched])
  })

  it('is part of every text of an amount', () => {
    expect(amountText(amountOf(fake, 900_000n), 6)).toBe('900,000 USDC (not USD Coin) 0x2222...2222')
  })
})
