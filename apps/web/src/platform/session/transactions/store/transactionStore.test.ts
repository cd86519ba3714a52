import type { PageConfig } from '@musi/api/page/pageConfig'
import type { Address } from '@musi/domain/address'
import type { Mined } from '@musi/domain/transactions/record'
import type { NewTransaction } from '@musi/domain/transactions/transactionLog'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const ME: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const hash = (digit: string) => `0x${digit.repeat(64)}` as const

const CONFIG = {
  chainId: 31337,
  genesisHash: hash('9'),
  writes: 'on',
  originalHost: null,
  explorer: { name: 'Etherscan', url: '/explorer' },
  analyticsUrlBase: null,
  tokenLists: [],
  ipfsGateways: [],
  links: Object.fromEntries(
    ['chat', 'twitter', 'instagram', 'linkedin', 'tiktok', 'form', 'proposal', 'pitch', 'demo', 'discord'].map(
      (name) => [name, null],
    ),
  ) as PageConfig['links'],
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
  book: null,
  people: [],
} satisfies PageConfig

const newTransaction = (digit: string, nonce: number): NewTransaction => ({
  id: hash(digit),
  idIs: 'hash',
  from: ME,
  nonce,
  call: { to: ME, data: '0x', value: 5n },
  action: { kind: 'stake' },
  verified: 'same',
  addedAtMs: Date.now(),
})
const minedAs = (digit: string, status: 'success' | 'failed' = 'success'): Mined => ({
  receipt: {
    transactionHash: hash(digit),
    transactionIndex: 0,
    blockHash: hash('b'),
    blockNumber: 12,
    from: ME,
    to: ME,
    contractAddress: null,
    status,
  },
  call: { to: ME, data: '0x', value: 5n },
  confirmedAtMs: 2,
  isFinal: false,
})

let storage: Map<string, string>
const KEY = `musi.transactions.31337.${hash('9')}`

async function loadPage() {
  vi.resetModules()
  const { readConfig } = await import('#platform/page/config/config.ts')
  expect(readConfig()).toBe(true)
  const [{ transactionStore }, { whenSettled }, { showOutcomes }, popups] = await Promise.all([
    import('./transactionStore.ts'),
    import('./whenSettled.ts'),
    import('./showOutcomes.ts'),
    import('#platform/page/popups/popups.ts'),
  ])
  return { store: transactionStore, whenSettled, showOutcomes, popups }
}

beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(CONFIG) }) })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  })
})

describe('the store of transactions', () => {
  it('is stored per chain id and genesis hash, across a reload', async () => {
    const { store } = await loadPage()
    expect(store.add(newTransaction('a', 1))).toBe('added')
    expect([...storage.keys()]).toEqual([KEY])
    const { store: reloaded } = await loadPage()
    expect(reloaded.get().get(hash('a'))?.nonce).toBe(1)
  })

  it('accepts nothing while the chain is unknown, and loads the stored transactions once it is known', async () => {
    const { store: before } = await loadPage()
    before.add(newTransaction('a', 1))
    vi.stubGlobal('document', {
      getElementById: () => ({ textContent: JSON.stringify({ ...CONFIG, genesisHash: null }) }),
    })
    const { store } = await loadPage()
    let calls = 0
    store.subscribe(() => void (calls += 1))
    expect([store.hasChain(), store.get().size]).toEqual([false, 0])
    expect(() => store.add(newTransaction('c', 2))).toThrow('before the chain was known')
    store.setChain(hash('9'))
    store.add(newTransaction('c', 2))
    expect([store.get().size, calls, [...storage.keys()]]).toEqual([2, 2, [KEY]])
  })

  it('case 72: a known hash is not added again, and a missing hash is not added at all', async () => {
    const { store } = await loadPage()
    store.add(newTransaction('a', 1))
    expect(store.add(newTransaction('a', 2))).toBe('exists')
    expect(store.add({ ...newTransaction('a', 2), id: null })).toBe('noHash')
    expect(store.get().size).toBe(1)
  })

  it('removes a single transaction, and all of them', async () => {
    const { store } = await loadPage()
    store.add(newTransaction('a', 1))
    store.add(newTransaction('c', 2))
    store.dismiss(hash('a'))
    expect([...store.get().keys()]).toEqual([hash('c')])
    store.clearAll()
    expect(store.get().size).toBe(0)
  })

  it('case 71: a request to the wallet is stored until it has answered', async () => {
    const { store } = await loadPage()
    const { id: _, idIs: __, verified: ___, addedAtMs: askedAtMs, ...rest } = newTransaction('a', 1)
    const send = { ...rest, nonce: 1, call: { to: ME, data: '0x', value: 5n }, askedAtMs } as const
    store.addUnfinished(send)
    expect((await loadPage()).store.unfinished()).toEqual([send])
    store.removeUnfinished(send)
    expect((await loadPage()).store.unfinished()).toEqual([])
  })

  it('case 70: parses a thousand transactions once at the start', async () => {
    const { store } = await loadPage()
    store.add(newTransaction('a', 1))
    const text = storage.get(KEY) ?? ''
    const { data } = JSON.parse(text) as { data: { records: object[] } }
    const records = Array.from({ length: 1000 }, (_, at) => ({ ...data.records[0], id: `0x${at}`, nonce: at }))
    storage.set(KEY, JSON.stringify({ version: 1, data: { records, unfinished: [] } }))
    const parse = vi.spyOn(JSON, 'parse')
    const { store: later } = await loadPage()
    expect(later.get().size).toBe(1000)
    later.get()
    expect(parse.mock.calls.filter(([given]) => given === storage.get(KEY))).toHaveLength(1)
    parse.mockRestore()
  })
})

describe('waiting for a transaction', () => {
  it('resolves to its outcome, also for a batch', async () => {
    const { store, whenSettled } = await loadPage()
    store.add({ ...newTransaction('a', 1), id: 'calls-1', idIs: 'callsId', nonce: null })
    const outcome = whenSettled('calls-1')
    store.change([{ kind: 'mined', id: 'calls-1', mined: minedAs('c') }])
    expect(await outcome).toEqual({ kind: 'confirmed' })
  })

  it('resolves to dropped when it is removed from the list', async () => {
    const { store, whenSettled } = await loadPage()
    store.add(newTransaction('a', 1))
    const outcome = whenSettled(hash('a'))
    store.clearAll()
    expect(await outcome).toEqual({ kind: 'dropped' })
  })
})

describe('popups', () => {
  it('show a failure without a hash for a batch that the wallet did not send', async () => {
    const { store, showOutcomes, popups } = await loadPage()
    store.add({ ...newTransaction('a', 1), id: 'calls-1', idIs: 'callsId', nonce: null, call: null })
    const before = store.get()
    store.change([{ kind: 'checked', id: 'calls-1', block: 9, known: false }])
    showOutcomes(before, store.get())
    expect(popups.allPopups().map(({ content }) => content)).toMatchObject([{ hash: null, success: false }])
  })

  it('case 65: there is one for a transaction and its speed-up; case 61: it is withdrawn when the block is undone', async () => {
    const { store, showOutcomes, popups } = await loadPage()
    const shown = () => popups.allPopups().filter(({ show }) => show)
    store.add(newTransaction('a', 1))
    store.add(newTransaction('c', 1))
    const before = store.get()
    store.change([{ kind: 'mined', id: hash('c'), mined: minedAs('c') }])
    const mined = store.get()
    showOutcomes(before, mined)
    expect(shown()).toMatchObject([{ key: hash('c'), content: { success: true } }])
    store.change([{ kind: 'moved', id: hash('c'), mined: minedAs('c', 'failed') }])
    showOutcomes(mined, store.get())
    expect(shown()).toMatchObject([{ content: { success: false } }])
    const failed = store.get()
    store.change([{ kind: 'unmined', id: hash('c') }])
    showOutcomes(failed, store.get())
    expect(shown()).toEqual([])
  })
})
