import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { keccak256 as published } from 'viem'
import { expect, it } from 'vitest'
import { PAIR_INIT_CODE_HASH } from '../chains/pairInitCodeHash.ts'
import { keccak256 } from './keccak256.ts'
import { targetOf } from './gateKinds.ts'

it.each([0, 1, 20, 40, 85, 134, 135])('the hash of %i bytes equals that of viem', (length) => {
  const bytes = Array.from({ length }, (_, at) => ((at * 37 + length) % 256).toString(16).padStart(2, '0')).join('')
  expect(`0x${keccak256(bytes)}`).toBe(published(`0x${bytes}`))
})

it('the address of a pair equals the factory’s, in either order of the tokens', () => {
  const v2Factory = '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f'
  const a = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
  const b = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
  const target = (pairOf: readonly [typeof a | typeof b, typeof a | typeof b]) =>
    targetOf({ contracts: { v2Factory }, stakingPools: [] } as never, {
      kind: 'approve',
      token: { pairOf },
      spender: a,
      amount: 1n,
    })
  const pair = pairAddress({ factory: v2Factory, initCodeHash: PAIR_INIT_CODE_HASH }, a, b).toLowerCase()
  expect([target([a, b]), target([b, a])]).toEqual([pair, pair])
})
