import { keccak256, size } from 'viem'
import { expect, it } from 'vitest'
import {
  factoryInitCode,
  multicall3InitCode,
  pairInitCode,
  routerInitCode,
  wrappedNativeInitCode,
} from './artifacts.ts'

/** spec: chains.polygon */
const PAIR_HASH = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'

it('the pair’s init code has the specified hash, and the router contains it', () => {
  expect(keccak256(pairInitCode())).toBe(PAIR_HASH)
  expect(routerInitCode()).toContain(PAIR_HASH.slice(2))
})

it('the factory contains the pair that it creates', () => {
  expect(factoryInitCode()).toContain(pairInitCode().slice(2))
})

it.each([
  ['wrapped native', wrappedNativeInitCode],
  ['factory', factoryInitCode],
  ['router', routerInitCode],
  ['Multicall3', multicall3InitCode],
])('the init code of %s fits into a transaction (EIP-3860)', (_, initCode) => {
  expect(size(initCode())).toBeGreaterThan(1000)
  expect(size(initCode())).toBeLessThanOrEqual(49_152)
})
