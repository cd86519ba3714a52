import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData, toHex } from 'viem'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { balanceOf } from '../reads/tokens/balanceOf.ts'
import { block } from '../requests/blocks/block.ts'
import { nativeBalanceOf } from '../reads/tokens/nativeBalanceOf.ts'
import { totalSupply } from '../reads/tokens/totalSupply.ts'
import { tokenAbi } from '../abi/token.ts'
import { createCountingClient } from './testing/createCountingClient.ts'
import { type MulticallStore, multicallStore } from './multicallStore.ts'
import type { Read } from './read.ts'
import { watchRead, watchReads } from './watchReads.ts'

let chain: TestChain
let countingClient: ReturnType<typeof createCountingClient>
let store: MulticallStore
let logged: string[]
const multicall = () => chain.addressBook.contracts.multicall3
const usdc = (): Address => tokenAddress(chain.addressBook.tokens, 'USDC')
const owner = (nth: number): Address => chain.accounts[nth]?.address ?? `0x${String(nth + 1).padStart(40, '0')}`

beforeAll(async () => {
  chain = await testChain()
})
beforeEach(() => {
  countingClient = createCountingClient(chain)
  logged = []
  store = multicallStore({
    request: countingClient.request,
    multicall: multicall(),
    log: (sentence) => logged.push(sentence),
  })
})

async function passHead(target: MulticallStore = store): Promise<number> {
  const head = await block(chain.request, 'latest')
  if (head === null) throw new Error('The chain has no block.')
  target.head(head)
  return head.number
}
async function mineBlock(): Promise<number> {
  await chain.request('evm_mine')
  return passHead()
}
const countAggregates = (calls: readonly string[]) => calls.filter((method) => method === 'eth_call').length

/** Many screens with `count` balances each, some shared by several. */
function listen(count: number, from: number) {
  const reads = Array.from({ length: count }, (_, at) => balanceOf(usdc(), owner(from + at)))
  const watch = watchReads(store, reads)
  let notified = 0
  const stop = watch.subscribe(() => (notified += 1))
  const isFresh = () => watch.get().every((state) => state.kind === 'value' && !state.syncing)
  return { watch, stop, notified: () => notified, isFresh }
}

describe('a page with 650 different values and four listeners', () => {
  it('sends one request per block with one aggregate per chunk, and none while it is hidden or has no listeners', async () => {
    await passHead()
    const screens = [listen(300, 0), listen(300, 200), listen(150, 500), listen(10, 0)]
    const fresh = () => screens.every(({ isFresh }) => isFresh())
    await vi.waitUntil(fresh)
    expect(countingClient.takeCount()).toEqual({ http: 1, calls: ['eth_call', 'eth_call'] })

    for (let block = 0; block < 5; block++) {
      await mineBlock()
      expect(fresh()).toBe(false)
      await vi.waitUntil(fresh)
      expect(countingClient.takeCount()).toEqual({ http: 1, calls: ['eth_call', 'eth_call'] })
    }

    store.pause()
    await mineBlock()
    await mineBlock()
    expect(fresh()).toBe(false)
    expect(countingClient.takeCount().http).toBe(0)
    store.resume()
    await vi.waitUntil(fresh)
    expect(countingClient.takeCount()).toEqual({ http: 1, calls: ['eth_call', 'eth_call'] })

    screens.forEach(({ stop }) => stop())
    await mineBlock()
    expect(countingClient.takeCount().http).toBe(0)
  })

  it('gets the values of the chain, as the same object until they change', async () => {
    await passHead()
    const screen = listen(501, 0)
    await vi.waitUntil(screen.isFresh)
    const states = screen.watch.get()
    expect(screen.watch.get()).toBe(states)
    const args = [owner(0)] as const
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args })
    const direct = await chain.request('eth_call', [{ to: usdc(), data }, 'latest'])
    expect(states[0]).toMatchObject({ kind: 'value', value: BigInt(String(direct)), syncing: false })

    await mineBlock()
    await vi.waitUntil(screen.isFresh)
    // A newer block changes only the block of each state.
    expect(screen.watch.get()[0]).toEqual({ ...states[0], block: store.latest() })
    screen.stop()
  })

  it('notifies a listener of a changed value at the next block', async () => {
    await passHead()
    const watch = watchRead(store, balanceOf(usdc(), owner(300)))
    const stop = watch.subscribe(() => {})
    await vi.waitUntil(() => watch.get().kind === 'value')
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [owner(300), 5n] })
    const [from] = chain.accounts
    await chain.request('eth_sendTransactionSync', [{ from: from?.address, to: usdc(), data }])
    await passHead()
    await vi.waitUntil(() => {
      const state = watch.get()
      return state.kind === 'value' && state.value === 5n
    })
    stop()
  })
})

const oddContract = (nth: number): Address => `0x${'0d'.repeat(19)}${toHex(nth, { size: 1 }).slice(2)}`

describe('case 56: one failing call of 500', () => {
  const FAILING_CODES: readonly [string, string][] = [
    ['reverts without data', '0x5f5ffd'],
    ['uses up all gas', '0xfe'],
    ['returns 1 MB', '0x621000005ff3'],
    ['returns 8 MB', '0x628000005ff3'],
    ['returns nothing', '0x00'],
  ]

  it.each(FAILING_CODES)('is in error alone if it %s', async (what, code) => {
    const bad = oddContract(FAILING_CODES.findIndex(([name]) => name === what) + 1)
    await chain.request('anvil_setCode', [bad, code])
    await passHead()
    const good = listen(250, 0)
    const watch = watchRead(store, totalSupply(bad))
    const stop = watch.subscribe(() => {})
    const more = listen(249, 250)
    const done = () => good.isFresh() && more.isFresh() && watch.get().kind === 'error'
    await vi.waitUntil(done, { timeout: 20_000 })

    // The store now sends the failing call separately, but still in one request per block.
    countingClient.takeCount()
    await mineBlock()
    await vi.waitUntil(() => good.isFresh() && more.isFresh())
    const { http, calls } = countingClient.takeCount()
    expect(http).toBe(1)
    expect(countAggregates(calls)).toBeLessThanOrEqual(2)
    expect(logged).toEqual([])
    for (const one of [stop, good.stop, more.stop]) one()
  })
})

describe('case 56: calls that use up all gas', () => {
  it('do not make the others fail, though they leave no gas for the calls after them', async () => {
    const gasBurners = [41, 42, 43, 44, 45, 46].map(oddContract)
    for (const gasBurner of gasBurners) await chain.request('anvil_setCode', [gasBurner, '0xfe'])
    await passHead()
    const bad = watchReads(store, gasBurners.map(totalSupply))
    const stop = bad.subscribe(() => {})
    const good = listen(300, 0)
    await vi.waitUntil(() => good.isFresh() && bad.get().every(({ kind }) => kind === 'error'), { timeout: 20_000 })
    countingClient.takeCount()
    await mineBlock()
    await vi.waitUntil(good.isFresh)
    expect(countingClient.takeCount()).toEqual({ http: 1, calls: Array(7).fill('eth_call') })
    for (const one of [stop, good.stop]) one()
  })
})

describe('case 57: a chain', () => {
  it('without the multicall contract is read call by call, in one request per block, with one warning', async () => {
    const nobody: Address = '0x00000000000000000000000000000000000000f7'
    const alone = multicallStore({
      request: countingClient.request,
      multicall: nobody,
      log: (text) => logged.push(text),
    })
    const reads: readonly Read<bigint>[] = [
      balanceOf(usdc(), owner(0)),
      totalSupply(usdc()),
      totalSupply('0x00000000000000000000000000000000000000f8'),
      nativeBalanceOf(nobody, owner(0)),
    ]
    const watch = watchReads(alone, reads)
    const stop = watch.subscribe(() => {})
    await passHead(alone)
    await vi.waitUntil(() => watch.get().every(({ kind }) => kind !== 'loading'))
    expect(watch.get().map(({ kind }) => kind)).toEqual(['value', 'value', 'error', 'value'])
    expect(watch.get()[3]).toMatchObject({
      value: BigInt(String(await chain.request('eth_getBalance', [owner(0), 'latest']))),
    })
    const sentence = `There is no multicall contract at ${nobody} on this chain, so each value is read by a call of its own.`
    expect(logged).toEqual([sentence])

    countingClient.takeCount()
    await chain.request('evm_mine')
    await passHead(alone)
    await vi.waitUntil(() => watch.get().every((state) => state.kind !== 'loading' && !state.syncing))
    expect(countingClient.takeCount()).toEqual({
      http: 1,
      calls: ['eth_blockNumber', 'eth_call', 'eth_call', 'eth_call', 'eth_getBalance'],
    })
    expect(logged).toHaveLength(1)
    stop()
  })

  it('with only the older aggregate is read by it, and a reverting call still fails alone', async () => {
    // A contract that answers only `aggregate` and reverts on everything else, in front of the multicall code.
    const oldMulticall: Address = '0x00000000000000000000000000000000000000f9'
    const code = String(await chain.request('eth_getCode', [multicall(), 'latest'])).slice(2)
    const mirror: Address = '0x00000000000000000000000000000000000000fa'
    await chain.request('anvil_setCode', [mirror, `0x${code}`])
    await chain.request('anvil_setCode', [oldMulticall, forwardingCode(mirror)])
    const bad: Address = '0x0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d01'
    await chain.request('anvil_setCode', [bad, '0x5f5ffd'])
    const alone = multicallStore({
      request: countingClient.request,
      multicall: oldMulticall,
      log: (text) => logged.push(text),
    })
    const watch = watchReads(alone, [balanceOf(usdc(), owner(0)), totalSupply(bad), totalSupply(usdc())])
    const stop = watch.subscribe(() => {})
    await passHead(alone)
    await vi.waitUntil(() => watch.get().every(({ kind }) => kind !== 'loading'))
    expect(watch.get().map(({ kind }) => kind)).toEqual(['value', 'error', 'value'])
    expect(logged).toEqual([])
    stop()
  })
})

/** Forwards `aggregate` to the multicall contract and reverts on every other call. */
function forwardingCode(mirror: Address): `0x${string}` {
  const pass = `365f5f375f5f365f73${mirror.slice(2)}5af43d5f5f3e`
  const start = '5f3560e01c63252dba4214'
  const jump = (to: number) => `60${toHex(to, { size: 1 }).slice(2)}57`
  const refuse = '5f5ffd'
  const first = (start.length + 6 + refuse.length) / 2
  const second = first + 1 + pass.length / 2 + 3 + 3
  return `0x${start}${jump(first)}${refuse}5b${pass}${jump(second)}3d5ffd5b3d5ff3`
}
