import { parseAddress } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { expect, it } from 'vitest'
import { factoryTokenUnits } from './factoryTokenUnits.ts'

const at = (digit: string) => parseAddress(`0x${digit.repeat(40)}`) ?? '0x'
const usdc: Token = { kind: 'token', address: at('1'), decimals: 6, symbol: 'USDC', name: 'USD Coin' }

it('case 21: a statement marks a token that looks like a known or an earlier one with the name it imitates (spec: money.whose)', () => {
  const made = [
    { address: at('2'), symbol: 'KOFI', name: 'Kofi Tempest' },
    { address: at('3'), symbol: 'USDC', name: 'Anything' },
    { address: at('4'), symbol: 'KOFI', name: 'Another' },
  ]
  expect([...factoryTokenUnits(made, [usdc]).values()]).toEqual([
    'KOFI',
    'USDC (not USD Coin) 0x3333...3333',
    'KOFI (not Kofi Tempest) 0x4444...4444',
  ])
})
