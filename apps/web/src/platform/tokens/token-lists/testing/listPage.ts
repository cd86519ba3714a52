import type { PageConfig } from '@musi/api/page/pageConfig'
import type { AddressBook } from '@musi/domain/addressBook'
import type { ListedToken } from '@musi/domain/token-lists/tokenList'

const NO_LINKS = Object.fromEntries(
  ['chat', 'twitter', 'instagram', 'linkedin', 'tiktok', 'form', 'proposal', 'pitch', 'demo', 'discord'].map((name) => [
    name,
    null,
  ]),
)

export const DAI = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const ELSEWHERE = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** DAI doubles as the wrapped currency, because tests count the tokens of the list and the book. */
export const BOOK: AddressBook = {
  chainId: 31337,
  genesisHash: null,
  contracts: { wrappedNative: DAI, v2Factory: ELSEWHERE, v2Router: ELSEWHERE, multicall3: ELSEWHERE },
  tokens: [{ symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18, address: DAI }],
  pools: [],
  stakingPools: [],
}

/** The configuration unless a test overrides it. */
const CONFIG: PageConfig = {
  chainId: 31337,
  genesisHash: null,
  writes: 'on',
  originalHost: null,
  explorer: { name: 'Explorer', url: '/explorer' },
  analyticsUrlBase: null,
  relays: false,
  nftOwner: null,
  tokenLists: ['/lists/default.json'],
  ipfsGateways: ['/ipfs/', 'https://two.example'],
  links: NO_LINKS as PageConfig['links'],
  frames: { contact: '/', pitch: '/' },
  wallets: {
    walletConnectProjectId: null,
    walletConnectRelayUrl: 'wss://relay.example',
    fortmaticKey: null,
    coinbase: false,
  },
  reports: { analytics: false, errors: false },
  book: BOOK,
  people: [],
}

type Answer = { status?: number; text: string }

/** The test's own `vi`. */
type Stubs = { stubGlobal: (name: string, value: unknown) => unknown; resetModules: () => unknown }

/** A fresh page with fresh modules, and with storage and HTTP answers controlled by the test. */
export async function listPage(vi: Stubs, change: Partial<PageConfig> = {}, storage = new Map<string, string>()) {
  const answers = new Map<string, Answer>()
  const requestedUrls: string[] = []
  const ownWindow = new EventTarget()
  vi.stubGlobal('window', ownWindow)
  vi.stubGlobal('location', { origin: 'http://musi.example' })
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ ...CONFIG, ...change }) }) })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  })
  vi.stubGlobal('fetch', (url: string) => {
    requestedUrls.push(url)
    const answer = answers.get(url)
    return answer
      ? Promise.resolve(new Response(answer.text, { status: answer.status ?? 200 }))
      : Promise.reject(new TypeError('no answer'))
  })
  vi.resetModules()
  const { readConfig } = await import('#platform/page/config/config.ts')
  if (!readConfig()) throw new Error('The configuration of the test is invalid.')
  return { storage, answers, requestedUrls, window: ownWindow }
}

const at = (number: number) => `0x${number.toString(16).padStart(40, '0')}`

export const listed = (number: number, more: Partial<ListedToken> = {}): ListedToken => ({
  chainId: 31337,
  address: at(number),
  symbol: `TK${number}`,
  name: `Token ${number}`,
  decimals: 18,
  ...more,
})

/** A list as it comes over the wire. */
export function listText(version: string, tokens: readonly ListedToken[], name = 'Records'): string {
  const [major, minor, patch] = version.split('.').map(Number)
  return JSON.stringify({ name, timestamp: '2026-11-01T00:00:00.000Z', version: { major, minor, patch }, tokens })
}

/** The path through which the page fetches from other hosts. */
export const outside = (url: string) => `/outside/list?url=${encodeURIComponent(url)}`
