import { balanceOf } from '@musi/chain/reads/balanceOf'
import { totalSupply } from '@musi/chain/reads/totalSupply'
import { watchReads } from '@musi/chain/multicall/watchReads'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageConfig } from '@musi/api/pageConfig'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const NOBODYS = '0x00000000000000000000000000000000000000c2'
const links = Object.fromEntries(
  ['chat', 'twitter', 'instagram', 'linkedin', 'tiktok', 'form', 'proposal', 'pitch', 'demo', 'discord'].map((name) => [
    name,
    null,
  ]),
)
const CONFIG = {
  chainId: 31337,
  genesisHash: null,
  writes: 'on',
  originalHost: null,
  explorer: { name: 'Explorer', url: '/explorer' },
  analyticsUrlBase: null,
  tokenLists: [],
  ipfsGateways: [],
  links: links as PageConfig['links'],
  frames: { contact: '/', pitch: '/' },
  wallets: {
    walletConnectProjectId: null,
    walletConnectRelayUrl: 'wss://relay.example',
    fortmaticKey: null,
    coinbase: false,
  },
  reports: { analytics: false, errors: false },
  book: {
    chainId: 31337,
    genesisHash: null,
    contracts: {
      wrappedNative: '0xcA11bde05977b3631167028862bE2a173976CA11',
      v2Factory: '0xcA11bde05977b3631167028862bE2a173976CA11',
      v2Router: '0xcA11bde05977b3631167028862bE2a173976CA11',
      multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
    },
    tokens: [],
    pools: [],
    stakingPools: [],
  },
  people: [],
} satisfies PageConfig

/** The page around it: what it is told, whether it is seen, the stream of blocks, and every request that it makes. */
function page() {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    getElementById: () => ({ textContent: JSON.stringify(CONFIG) }),
  })
  const requests: string[][] = []
  const streams: EventTarget[] = []
  class Stream extends EventTarget {
    constructor() {
      super()
      streams.push(this)
    }
    close() {}
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('EventSource', Stream)
  // Nobody answers: what goes out is what this is about.
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    requests.push([url, ...(JSON.parse(body) as readonly { method: string }[]).map(({ method }) => method)])
    return new Promise(() => {})
  })
  function block(number: number, chainId = 31337) {
    const head = { number, hash: `0x${number}`, timeSeconds: number, chainId, writes: 'on', disagrees: false }
    streams.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(head) }))
  }
  function turn(visibilityState: 'visible' | 'hidden') {
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const taken = () => requests.splice(0)
  return { block, turn, taken }
}

let around: ReturnType<typeof page>

/** The modules of the page live as long as it does, so each test gets its own. */
async function started() {
  const [{ readConfig }, { watchHeads }, { chainReads }, { useRead }] = await Promise.all([
    import('../../page/config/config.ts'),
    import('./heads.ts'),
    import('./chainReads.ts'),
    import('./useRead.ts'),
  ])
  expect(readConfig()).toBe(true)
  watchHeads()
  return { chainReads, useRead }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  around = page()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('each block that the page hears of is one request for all that is shown, and a hidden page makes none', async () => {
  const { chainReads } = await started()
  const reads = Array.from({ length: 600 }, (_, at) => balanceOf(ADDRESS, `0x${String(at).padStart(40, '0')}`))
  watchReads(chainReads(), reads.slice(0, 400)).subscribe(() => {})
  watchReads(chainReads(), reads.slice(200)).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(200)
  expect(around.taken()).toEqual([])

  around.block(7)
  await vi.advanceTimersByTimeAsync(0)
  expect(around.taken()).toEqual([['/rpc', 'eth_call', 'eth_call', 'eth_chainId']])
  await vi.advanceTimersByTimeAsync(200)
  around.block(8)
  await vi.advanceTimersByTimeAsync(0)
  expect(around.taken()).toEqual([['/rpc', 'eth_call', 'eth_call', 'eth_chainId']])

  around.turn('hidden')
  around.block(9)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(around.taken()).toEqual([])
})

it('what another chain says is not asked for', async () => {
  const { chainReads } = await started()
  watchReads(chainReads(), [totalSupply(ADDRESS)]).subscribe(() => {})
  around.block(7, 1)
  await vi.advanceTimersByTimeAsync(200)
  expect(around.taken()).toEqual([])
})

it('a hook is loading until there is an answer, and asks nothing where there is nothing to ask', async () => {
  const { useRead } = await started()
  const Shown = ({ nothing }: { nothing: boolean }) => useRead(nothing ? null : balanceOf(ADDRESS, NOBODYS)).kind
  expect([true, false].map((nothing) => renderToStaticMarkup(createElement(Shown, { nothing })))).toEqual([
    'loading',
    'loading',
  ])
})
