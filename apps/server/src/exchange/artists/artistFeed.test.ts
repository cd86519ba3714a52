import type { Address } from '@musi/domain/address'
import { describe, expect, it, vi } from 'vitest'
import type { ChainIndex } from '#history/chainIndex.ts'
import type { CreatedToken } from '#history/rows/artistRows.ts'
import type { HistoryQuery } from '#history/rows/historyQueries.ts'
import { artistFeed, type ArtistFeed } from './artistFeed.ts'

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`

/** A fake history with tokens in its blocks; it can undo blocks, fall behind and answer late. */
function fakeIndex({ most = 5000 } = {}) {
  let blocks: (readonly CreatedToken[])[] = []
  let isFollowing = true
  let isInTrouble = false
  let hold: Promise<void> | null = null
  const listeners = new Set<(undoneAfter: number | null) => void>()
  const changed = (undoneAfter: number | null = null) => listeners.forEach((listener) => listener(undoneAfter))
  const mark = () => ({ number: blocks.length - 1, hash: '0x' })
  const index = {
    status: () => ({ at: mark(), since: 0, behind: 0, isFollowing, isInTrouble }),
    async query(query: HistoryQuery) {
      if (query.kind !== 'artists') throw new Error('The feed asks for artists.')
      const { block, log } = query.after ?? { block: -1, log: -1 }
      const left = blocks.flat().filter((each) => each.block > block || (each.block === block && each.log > log))
      const page = {
        at: mark(),
        rows: { tokens: left.slice(0, most), songs: [] },
        isLast: left.length <= most,
        since: 0,
        behind: 0,
      }
      const isEmpty = blocks.length === 0
      await hold
      return isEmpty ? null : page
    },
    follow(onChange: (undoneAfter: number | null) => void) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  } as Pick<ChainIndex, 'query' | 'follow' | 'status'>
  return {
    index,
    mine(...symbols: readonly string[]) {
      const block = blocks.length
      blocks.push(
        symbols.map((symbol, log) => ({
          block,
          log,
          symbol,
          address: at(100 + block * 10 + log),
          creator: at(5),
          name: `The artist ${symbol}`,
        })),
      )
      changed()
    },
    undo(count: number) {
      blocks = blocks.slice(0, -count)
      changed(blocks.length - 1)
    },
    setFollowing(next: boolean) {
      isFollowing = next
      changed()
    },
    setInTrouble(next: boolean) {
      isInTrouble = next
    },
    /** Holds answers back until the returned function is called. */
    late() {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = promise
      return () => {
        hold = null
        resolve()
      }
    },
  }
}

const open = ({ index }: ReturnType<typeof fakeIndex>) => artistFeed({ index, hasFactory: true, known: [] })
const symbolsOf = async (feed: ArtistFeed) => {
  const state = await feed.state()
  return state.kind === 'read' ? state.tokens.map(({ symbol }) => symbol) : state.kind
}
const expectShown = (feed: ArtistFeed, ...symbols: readonly string[]) =>
  vi.waitFor(async () => expect(await symbolsOf(feed)).toEqual(symbols))

describe('the feed of artist tokens', () => {
  it('follows the history page by page (spec: artist-tokens.follows)', async () => {
    const chain = fakeIndex({ most: 1 })
    const feed = open(chain)
    chain.mine('ARLO', 'MIRA')
    await expectShown(feed, 'ARLO', 'MIRA')
    chain.mine()
    chain.mine('KOFI')
    await expectShown(feed, 'ARLO', 'MIRA', 'KOFI')
  })

  it('drops undone blocks, even while an answer is pending', async () => {
    const chain = fakeIndex()
    const feed = open(chain)
    chain.mine('ARLO')
    await expectShown(feed, 'ARLO')
    chain.mine('GONE')
    await expectShown(feed, 'ARLO', 'GONE')
    const answer = chain.late()
    chain.mine('LATE')
    chain.undo(2)
    chain.mine('CAME')
    answer()
    await expectShown(feed, 'ARLO', 'CAME')
  })

  it('is unread until the history catches up once, then names the block it is from', async () => {
    const chain = fakeIndex()
    const feed = open(chain)
    chain.setFollowing(false)
    chain.mine('ARLO')
    const first = feed.state()
    chain.setFollowing(true)
    expect(await first).toMatchObject({ kind: 'read', staleSince: null })
    chain.setFollowing(false)
    expect(await feed.state()).toMatchObject({ kind: 'read', staleSince: 0 })
  })

  it('keeps callers waiting while the history is being read, but only briefly if it cannot be', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const chain = fakeIndex()
    const feed = open(chain)
    chain.setFollowing(false)
    const answers: string[] = []
    const ask = () => void feed.state().then(({ kind }) => answers.push(kind))
    ask()
    await vi.advanceTimersByTimeAsync(9000)
    expect(answers).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(answers).toEqual(['unread'])
    chain.setInTrouble(true)
    ask()
    await vi.advanceTimersByTimeAsync(3000)
    expect(answers).toEqual(['unread', 'unread'])
    vi.useRealTimers()
  })

  it('is empty on a chain without a factory', async () => {
    const { index } = fakeIndex()
    expect(await artistFeed({ index, hasFactory: false, known: [] }).state()).toEqual({
      kind: 'read',
      tokens: [],
      staleSince: null,
    })
  })
})
