import type { PageConfig } from '@musi/api/pageConfig'
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
  book: null,
  people: [],
} satisfies PageConfig

const wrapped = (digit: string, nonce: number): NewTransaction => ({
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

let kept: Map<string, string>
const KEY = `musi.transactions.31337.${hash('9')}`

async function page() {
  vi.resetModules()
  const { readConfig } = await import('../../../page/config/config.ts')
  expect(readConfig()).toBe(true)
  const [{ transactionStore }, { settled }, { tellOutcomes }, popups] = await Promise.all([
    import('./transactionStore.ts'),
    import('./settled.ts'),
    import('./tellOutcomes.ts'),
    import('../../../page/popups/popups.ts'),
  ])
  return { store: transactionStore, settled, tellOutcomes, popups }
}

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(CONFIG) }) })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

describe('the store of transactions', () => {
  it('is kept per chain id and genesis hash, over a reload', async () => {
    const { store } = await page()
    expect(store.add(wrapped('a', 1))).toBe('added')
    expect([...kept.keys()]).toEqual([KEY])
    const { store: later } = await page()
    expect(later.get().get(hash('a'))?.nonce).toBe(1)
  })

  it('of a chain that is not known yet takes nothing, and has what was kept as soon as it is', async () => {
    const { store: before } = await page()
    before.add(wrapped('a', 1))
    vi.stubGlobal('document', {
      getElementById: () => ({ textContent: JSON.stringify({ ...CONFIG, genesisHash: null }) }),
    })
    const { store } = await page()
    let told = 0
    store.subscribe(() => void (told += 1))
    expect([store.hasChain(), store.get().size]).toEqual([false, 0])
    expect(() => store.add(wrapped('c', 2))).toThrow('before the chain was known')
    store.ofChain(hash('9'))
    store.add(wrapped('c', 2))
    expect([store.get().size, told, [...kept.keys()]]).toEqual([2, 2, [KEY]])
  })

  it('case 72: a hash that is there is not added again, and none is not added at all', async () => {
    const { store } = await page()
    store.add(wrapped('a', 1))
    expect(store.add(wrapped('a', 2))).toBe('exists')
    expect(store.add({ ...wrapped('a', 2), id: null })).toBe('noHash')
    expect(store.get().size).toBe(1)
  })

  it('lets go of one by hand, and of all', async () => {
    const { store } = await page()
    store.add(wrapped('a', 1))
    store.add(wrapped('c', 2))
    store.dismiss(hash('a'))
    expect([...store.get().keys()]).toEqual([hash('c')])
    store.clearAll()
    expect(store.get().size).toBe(0)
  })

  it('case 71: what the wallet was asked for is written down until it has answered', async () => {
    const { store } = await page()
    const { id: _, idIs: __, verified: ___, addedAtMs: askedAtMs, ...asked } = wrapped('a', 1)
    const send = { ...asked, nonce: 1, call: { to: ME, data: '0x', value: 5n }, askedAtMs } as const
    store.asked(send)
    expect((await page()).store.unfinished()).toEqual([send])
    store.answered(send)
    expect((await page()).store.unfinished()).toEqual([])
  })

  it('case 70: a thousand are read once at the start', async () => {
    const { store } = await page()
    store.add(wrapped('a', 1))
    const text = kept.get(KEY) ?? ''
    const { data } = JSON.parse(text) as { data: { records: object[] } }
    const records = Array.from({ length: 1000 }, (_, at) => ({ ...data.records[0], id: `0x${at}`, nonce: at }))
    kept.set(KEY, JSON.stringify({ version: 1, data: { records, unfinished: [] } }))
    const parse = vi.spyOn(JSON, 'parse')
    const { store: later } = await page()
    expect(later.get().size).toBe(1000)
    later.get()
    expect(parse.mock.calls.filter(([given]) => given === kept.get(KEY))).toHaveLength(1)
    parse.mockRestore()
  })
})

describe('who waits for a transaction', () => {
  it('hears what became of it, under the hash that a batch was given as well', async () => {
    const { store, settled } = await page()
    store.add({ ...wrapped('a', 1), id: 'calls-1', idIs: 'callsId', nonce: null })
    const waits = settled('calls-1')
    store.change([{ kind: 'named', id: 'calls-1', hash: hash('c'), nonce: null }])
    store.change([{ kind: 'mined', id: hash('c'), mined: minedAs('c') }])
    expect(await waits).toEqual({ kind: 'confirmed' })
    expect(await settled(hash('c'))).toEqual({ kind: 'confirmed' })
  })

  it('hears of one that was taken off the list that it is lost', async () => {
    const { store, settled } = await page()
    store.add(wrapped('a', 1))
    const waits = settled(hash('a'))
    store.clearAll()
    expect(await waits).toEqual({ kind: 'dropped' })
  })
})

describe('popups', () => {
  it('of a batch that the wallet did not send say so, and name no transaction', async () => {
    const { store, tellOutcomes, popups } = await page()
    store.add({ ...wrapped('a', 1), id: 'calls-1', idIs: 'callsId', nonce: null, call: null })
    const before = store.get()
    store.change([{ kind: 'checked', id: 'calls-1', block: 9, known: false }])
    tellOutcomes(before, store.get())
    expect(popups.allPopups().map(({ content }) => content)).toMatchObject([{ hash: null, success: false }])
  })

  it('case 65: a transaction and its speed-up give one; case 61: one that is undone is taken back', async () => {
    const { store, tellOutcomes, popups } = await page()
    const shown = () => popups.allPopups().filter(({ show }) => show)
    store.add(wrapped('a', 1))
    store.add(wrapped('c', 1))
    const before = store.get()
    store.change([{ kind: 'mined', id: hash('c'), mined: minedAs('c') }])
    const mined = store.get()
    tellOutcomes(before, mined)
    expect(shown()).toMatchObject([{ key: hash('c'), content: { success: true } }])
    store.change([{ kind: 'moved', id: hash('c'), mined: minedAs('c', 'failed') }])
    tellOutcomes(mined, store.get())
    expect(shown()).toMatchObject([{ content: { success: false } }])
    const failed = store.get()
    store.change([{ kind: 'unmined', id: hash('c') }])
    tellOutcomes(failed, store.get())
    expect(shown()).toEqual([])
  })
})
