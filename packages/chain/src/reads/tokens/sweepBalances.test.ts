import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { countedChain } from '../../multicall/testing/countedChain.ts'
import { type MulticallStore, multicallStore } from '../../multicall/multicallStore.ts'
import { watchRead } from '../../multicall/watchReads.ts'
import { sweepBalances } from './sweepBalances.ts'
import { totalSupply } from './totalSupply.ts'
import { showHead, settledValue } from '../../testing/settledValue.ts'

let chain: TestChain
let net: ReturnType<typeof countedChain>
let store: MulticallStore

beforeAll(async () => {
  chain = await testChain()
})
beforeEach(() => {
  net = countedChain(chain)
  const { multicall3 } = chain.addressBook.contracts
  store = multicallStore({ request: net.request, multicall: multicall3 })
})

const account = (): Address => chain.accounts[0]?.address ?? '0x'
/** There is no contract at this address, so nothing answers. */
const nobody = (number: number): Address => `0x${(number + 0xdead0000).toString(16).padStart(40, '0')}`
/** The known tokens come last among very many. */
const amongMany = (count: number): readonly Address[] => {
  const known = chain.addressBook.tokens.map(({ address }) => address)
  return [...Array.from({ length: count - known.length }, (_, at) => nobody(at)), ...known]
}

it('all balances are read in slices of 500, and a missing one is left out', async () => {
  const parts: (readonly (readonly [Address, bigint])[])[] = []
  await showHead(store, chain.request)
  const { signal } = new AbortController()
  await sweepBalances(store, { account: account(), tokens: amongMany(1200), signal }, (part) => parts.push(part))
  expect(net.taken().http).toBe(3)
  expect(parts.map(({ length }) => length)).toEqual([0, 0, chain.addressBook.tokens.length])
  const held = new Map(parts.flat())
  expect(held.size).toBe(chain.addressBook.tokens.length)
  expect([...held.values()].some((balance) => balance > 0n)).toBe(true)
})

it('an aborted sweep reads no further slice', async () => {
  const parts: unknown[] = []
  await showHead(store, chain.request)
  const sweep = new AbortController()
  await sweepBalances(store, { account: account(), tokens: amongMany(1200), signal: sweep.signal }, (part) => {
    parts.push(part)
    sweep.abort()
  })
  expect([parts.length, net.taken().http]).toEqual([1, 1])
})

it('swept balances are not read again with the next block', async () => {
  await showHead(store, chain.request)
  const { signal } = new AbortController()
  await sweepBalances(store, { account: account(), tokens: amongMany(600), signal }, () => undefined)
  net.taken()
  await chain.request('evm_mine')
  await showHead(store, chain.request)
  // A leaked listener would cause a second request here.
  await settledValue(watchRead(store, totalSupply(chain.addressBook.tokens[0]?.address ?? '0x')))
  expect(net.taken().http).toBe(1)
})
