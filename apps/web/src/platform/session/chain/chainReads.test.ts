import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { totalSupply } from '@musi/chain/reads/tokens/totalSupply'
import { watchReads } from '@musi/chain/multicall/watchReads'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageConfig } from '@musi/api/page/pageConfig'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const UNUSED_ADDRESS = '0x00000000000000000000000000000000000000c2'
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
  relays: false,
  nftOwner: null,
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

/** Creates a fake page: its configuration, visibility, stream of blocks and requests. */
function fakePage() {
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
  // Requests never settle: the test is about what is sent.
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', (url: string, { body = '{}' }: { body?: string }) => {
    const payload = JSON.parse(body) as unknown
    // Liveness probes are single requests, reads are batches.
    if (Array.isArray(payload)) requests.push([url, ...(payload as { method: string }[]).map(({ method }) => method)])
    return new Promise(() => {})
  })
  function block(number: number, chainId = 31337) {
    const head = {
      number,
      hash: `0x${number}`,
      timeSeconds: number,
      chainId,
      writes: 'on',
      genesisHash: null,
      disagrees: false,
    }
    streams.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(head) }))
  }
  function setVisibility(visibilityState: 'visible' | 'hidden') {
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const takeRequests = () => requests.splice(0)
  return { block, setVisibility, takeRequests }
}

let env: ReturnType<typeof fakePage>

/** Loads the modules afresh for each test, because their state lives as long as the page. */
async function startReads() {
  const [{ readConfig }, { watchHeads }, { chainReads }, { useRead }] = await Promise.all([
    import('#platform/page/config/config.ts'),
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
  env = fakePage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('each new block causes one batch of reads for everything shown, and a hidden page sends none', async () => {
  const { chainReads } = await startReads()
  const reads = Array.from({ length: 600 }, (_, at) => balanceOf(ADDRESS, `0x${String(at).padStart(40, '0')}`))
  watchReads(chainReads(), reads.slice(0, 400)).subscribe(() => {})
  watchReads(chainReads(), reads.slice(200)).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(200)
  expect(env.takeRequests()).toEqual([])

  env.block(7)
  await vi.advanceTimersByTimeAsync(0)
  expect(env.takeRequests()).toEqual([['/rpc', 'eth_call', 'eth_call']])
  await vi.advanceTimersByTimeAsync(200)
  env.block(8)
  await vi.advanceTimersByTimeAsync(0)
  expect(env.takeRequests()).toEqual([['/rpc', 'eth_call', 'eth_call']])

  env.setVisibility('hidden')
  env.block(9)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(env.takeRequests()).toEqual([])
})

it('a head of another chain causes no reads', async () => {
  const { chainReads } = await startReads()
  watchReads(chainReads(), [totalSupply(ADDRESS)]).subscribe(() => {})
  env.block(7, 1)
  await vi.advanceTimersByTimeAsync(200)
  expect(env.takeRequests()).toEqual([])
})

it('a hook is loading until there is an answer, and sends nothing for a null read', async () => {
  const { useRead } = await startReads()
  const Shown = ({ nothing }: { nothing: boolean }) => useRead(nothing ? null : balanceOf(ADDRESS, UNUSED_ADDRESS)).kind
  expect([true, false].map((nothing) => renderToStaticMarkup(createElement(Shown, { nothing })))).toEqual([
    'loading',
    'loading',
  ])
})
