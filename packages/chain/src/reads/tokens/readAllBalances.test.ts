import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createCountingClient } from '../../multicall/testing/createCountingClient.ts'
import { type MulticallStore, multicallStore } from '../../multicall/multicallStore.ts'
import { watchRead } from '../../multicall/watchReads.ts'
import { readAllBalances } from './readAllBalances.ts'
import { totalSupply } from './totalSupply.ts'
import { updateHead, settledValue } from '../../testing/settledValue.ts'

let chain: TestChain
let countingClient: ReturnType<typeof createCountingClient>
let store: MulticallStore

beforeAll(async () => {
  chain = await testChain()
})
beforeEach(() => {
  countingClient = createCountingClient(chain)
  const { multicall3 } = chain.addressBook.contracts
  store = multicallStore({ request: countingClient.request, multicall: multicall3 })
})

const account = (): Address => chain.accounts[0]?.address ?? '0x'
/** There is no contract at this address, so nothing answers. */
const unusedAddress = (number: number): Address => `0x${(number + 0xdead0000).toString(16).padStart(40, '0')}`
/** A list of `count` tokens that ends with the known ones. */
const manyTokens = (count: number): readonly Address[] => {
  const known = chain.addressBook.tokens.map(({ address }) => address)
  return [...Array.from({ length: count - known.length }, (_, at) => unusedAddress(at)), ...known]
}

it('all balances are read in slices of 500, and a missing one is left out', async () => {
  const parts: (readonly (readonly [Address, bigint])[])[] = []
  await updateHead(store, chain.request)
  const { signal } = new AbortController()
  await readAllBalances(store, { account: account(), tokens: manyTokens(1200), signal }, (part) => parts.push(part))
  expect(countingClient.takeCount().http).toBe(3)
  expect(parts.map(({ length }) => length)).toEqual([0, 0, chain.addressBook.tokens.length])
  const balances = new Map(parts.flat())
  expect(balances.size).toBe(chain.addressBook.tokens.length)
  expect([...balances.values()].some((balance) => balance > 0n)).toBe(true)
})

it('an aborted read requests no further slice', async () => {
  const parts: unknown[] = []
  await updateHead(store, chain.request)
  const sweep = new AbortController()
  await readAllBalances(store, { account: account(), tokens: manyTokens(1200), signal: sweep.signal }, (part) => {
    parts.push(part)
    sweep.abort()
  })
  expect([parts.length, countingClient.takeCount().http]).toEqual([1, 1])
})

it('balances that were all read once are not read again with the next block', async () => {
  await updateHead(store, chain.request)
  const { signal } = new AbortController()
  await readAllBalances(store, { account: account(), tokens: manyTokens(600), signal }, () => undefined)
  countingClient.takeCount()
  await chain.request('evm_mine')
  await updateHead(store, chain.request)
  // A leaked listener would cause a second request here.
  await settledValue(watchRead(store, totalSupply(chain.addressBook.tokens[0]?.address ?? '0x')))
  expect(countingClient.takeCount().http).toBe(1)
})
