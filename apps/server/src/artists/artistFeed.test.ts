import type { Address } from '@musi/domain/address'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ChainStatus, createHeadHub } from '../heads/headHub.ts'
import { type ArtistFeed, artistFeed } from './artistFeed.ts'
import type { ArtistReader, MadeToken } from './artistReader.ts'

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
const hashOf = (block: number, fork: number) => `0x${(block * 100 + fork).toString(16).padEnd(64, '0')}`
const status: ChainStatus = { chainId: 31337, writes: 'on', disagrees: false }

/** A chain whose blocks hold tokens, which can be replaced and can stop answering. */
function fakeChain() {
  const blocks: { hash: string; tokens: readonly MadeToken[] }[] = []
  let isAway = false
  const calls = { tokens: 0 }
  const upTo = (block: number) => blocks.slice(0, block + 1).flatMap(({ tokens }) => tokens)
  const answer = <Value>(value: Value) => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(value))
  const reader: ArtistReader = {
    tip: () => answer({ number: blocks.length - 1, hash: blocks.at(-1)?.hash ?? '' }),
    hashAt: (block) => answer(blocks[block]?.hash ?? null),
    count: (block) => answer(upTo(block).length),
    tokens({ from, count, block }) {
      calls.tokens += 1
      return answer(upTo(block).slice(from, from + count))
    },
    songs: () => answer([]),
  }
  const made = (symbol: string, creator = at(5)): MadeToken => ({
    address: at(100 + upTo(blocks.length).length),
    creator,
    symbol,
    name: `The artist ${symbol}`,
  })
  const hub = createHeadHub(status)
  const announce = () => hub.block({ number: blocks.length - 1, hash: blocks.at(-1)?.hash ?? '', timeSeconds: 0 })
  return {
    reader,
    hub,
    calls,
    mine(symbols: readonly string[], fork = 0, creator?: Address) {
      const tokens: MadeToken[] = []
      for (const symbol of symbols)
        tokens.push({ ...made(symbol, creator), address: at(100 + upTo(blocks.length).length + tokens.length) })
      blocks.push({ hash: hashOf(blocks.length, fork), tokens })
      announce()
    },
    goBack: (count: number) => void blocks.splice(-count),
    setAway: (away: boolean) => {
      isAway = away
      announce()
    },
  }
}

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const clock = { now: () => 0, random: () => 0, sleep: () => Promise.resolve() }
let feed: ArtistFeed | null = null
const open = (chain: ReturnType<typeof fakeChain>) =>
  (feed = artistFeed({ open: () => Promise.resolve(chain.reader), known: [], heads: chain.hub, clock, log }))
afterEach(() => feed?.stop())

const symbolsOf = async (from: ArtistFeed) => {
  const state = await from.state()
  return state.kind === 'read' ? state.tokens.map(({ symbol }) => symbol) : state.kind
}

describe('the feed of artist tokens', () => {
  it('goes on with each head, and reads only what is new', async () => {
    const chain = fakeChain()
    chain.mine(['ARLO', 'MIRA'])
    const artists = open(chain)
    expect(await symbolsOf(artists)).toEqual(['ARLO', 'MIRA'])
    chain.mine([])
    chain.mine(['KOFI'])
    await vi.waitFor(async () => expect(await symbolsOf(artists)).toEqual(['ARLO', 'MIRA', 'KOFI']))
    expect(chain.calls.tokens).toBe(2)
  })

  it('a reorganisation drops what is gone, and takes what came instead', async () => {
    const chain = fakeChain()
    chain.mine(['ARLO'])
    const artists = open(chain)
    await artists.state()
    chain.mine(['GONE'])
    await vi.waitFor(async () => expect(await symbolsOf(artists)).toEqual(['ARLO', 'GONE']))
    chain.goBack(1)
    chain.mine(['CAME'], 1)
    await vi.waitFor(async () => expect(await symbolsOf(artists)).toEqual(['ARLO', 'CAME']))
  })

  it('a chain that was never read is unread, not without artists', async () => {
    const chain = fakeChain()
    chain.mine(['ARLO'])
    chain.setAway(true)
    expect(await open(chain).state()).toEqual({ kind: 'unread' })
  })

  it('a chain that falls silent keeps what was read, and says from which block', async () => {
    const chain = fakeChain()
    chain.mine(['ARLO'])
    const artists = open(chain)
    expect(await artists.state()).toMatchObject({ staleSince: null })
    chain.setAway(true)
    chain.mine(['MIRA'])
    await vi.waitFor(async () => expect(await artists.state()).toMatchObject({ kind: 'read', staleSince: 0 }))
    expect(await symbolsOf(artists)).toEqual(['ARLO'])
    chain.setAway(false)
    chain.mine([])
    await vi.waitFor(async () => expect(await symbolsOf(artists)).toEqual(['ARLO', 'MIRA']))
  })

  it('where there is no factory there are no artists', async () => {
    const none = artistFeed({ open: null, known: [], heads: createHeadHub(status), clock, log })
    expect(await none.state()).toEqual({ kind: 'read', tokens: [], staleSince: null })
  })

  it('20,000 tokens of one account leave room for all others', async () => {
    const chain = fakeChain()
    chain.mine(
      Array.from({ length: 20_000 }, (_, at) => `F${at}`),
      0,
      at(9),
    )
    chain.mine(['MIRA'])
    const artists = open(chain)
    await vi.waitFor(async () => expect((await artists.state()).kind).toBe('read'), 10_000)
    const symbols = await symbolsOf(artists)
    expect(symbols).toHaveLength(11)
    expect(symbols.at(-1)).toBe('MIRA')
  })
})
