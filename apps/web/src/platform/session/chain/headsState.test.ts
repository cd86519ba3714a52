import type { Head } from '@musi/api/head'
import { describe, expect, it } from 'vitest'
import { type HeadsState, chainTrouble, withHeartbeat, withHead, withRpc } from './headsState.ts'

const head = (change: Partial<Head> = {}): Head => ({
  number: 10,
  hash: '0xaa',
  timeSeconds: 1000,
  chainId: 137,
  writes: 'on',
  genesisHash: null,
  disagrees: false,
  ...change,
})
const START: HeadsState = { head: null, heardMs: 0, blockMs: 0, headMs: 0, wait: null, readBlock: null }
const POLYGON = { chainId: 137, genesisHash: null, writes: 'on', blockTimeSeconds: 2 } as const
const EMBEDDED = { chainId: 31337, genesisHash: '0x01', writes: 'on', blockTimeSeconds: null } as const

describe('heads', () => {
  it('never show an older block as newer, but take over its `writes`', () => {
    const at10 = withHead(START, head(), 5)
    const late = withHead(at10, head({ number: 9, hash: '0x99', writes: 'off' }), 7)
    expect(late).toEqual({ ...START, head: head({ writes: 'off' }), heardMs: 7, blockMs: 5, headMs: 5 })
  })

  it('accept a reorganised block of the same number', () => {
    expect(withHead(withHead(START, head(), 5), head({ hash: '0xbb' }), 6).head?.hash).toBe('0xbb')
  })

  it('begin anew on a chain that was begun anew, however short it is (spec: heads.new-chain)', () => {
    const old = withHead(START, head({ genesisHash: '0x01' }), 5)
    const next = head({ genesisHash: '0x02', number: 3 })
    expect(withHead(old, next, 6).head).toEqual(next)
    // As long as the server does not know which chain it is, nothing says that it is another.
    expect(withHead(old, head({ number: 3 }), 6).head?.number).toBe(10)
  })

  it('begin anew on another chain', () => {
    expect(withHead(withHead(START, head(), 5), head({ chainId: 1, number: 3 }), 6).head?.number).toBe(3)
  })
})

describe('trouble with the chain', () => {
  it('is reported after 30 s without an answer or a heartbeat', () => {
    const state = withHead(START, head({ chainId: 31337 }), 0)
    expect(chainTrouble(state, 30_000, EMBEDDED)).toBeNull()
    expect(chainTrouble(state, 30_001, EMBEDDED)).toBe('silent')
    expect(chainTrouble(withHeartbeat(state, 25_000), 55_000, EMBEDDED)).toBeNull()
  })

  it('is reported from the second head that /rpc fails at, or after 5 s, though heads arrive (spec: heads.unread)', () => {
    const first = withRpc(withHead(START, head(), 0), 'missed', 100)
    expect(chainTrouble(first, 5099, POLYGON)).toBeNull()
    expect(chainTrouble(first, 5100, POLYGON)).toBe('unread')
    const second = withHead(first, head({ number: 11 }), 2000)
    expect(chainTrouble(second, 2000, POLYGON)).toBeNull()
    const gone = withRpc(second, 'missed', 2001)
    expect(chainTrouble(gone, 2001, POLYGON)).toBe('unread')
    const back = withRpc(gone, 'answered', 2002)
    expect([chainTrouble(back, 2002, POLYGON), back.readBlock]).toEqual([null, 11])
    const hangs = withRpc(withHead(START, head(), 0), 'asked', 0)
    expect([chainTrouble(hangs, 4999, POLYGON), chainTrouble(hangs, 5000, POLYGON)]).toEqual([null, 'unread'])
  })

  it('is one: where heads are gone as well, that is what is said', () => {
    const state = withRpc(withHead(START, head({ chainId: 31337 }), 0), 'missed', 0)
    expect(chainTrouble(state, 30_001, EMBEDDED)).toBe('silent')
  })

  it('is reported when blocks stop on a chain with regular blocks, not on one that mines on demand', () => {
    const quiet = withHeartbeat(withHead(START, head(), 0), 39_000)
    expect(chainTrouble(quiet, 40_000, POLYGON)).toBe('stuck')
    expect(chainTrouble({ ...quiet, head: head({ chainId: 31337 }) }, 40_000, EMBEDDED)).toBeNull()
  })

  it('is reported at once when the chain was begun anew, and not while nobody knows (spec: heads.new-chain)', () => {
    const of = (genesisHash: string | null) => withHead(START, head({ chainId: 31337, genesisHash }), 0)
    expect(chainTrouble(of('0x02'), 1, EMBEDDED)).toBe('newChain')
    expect([of('0x01'), of(null)].map((state) => chainTrouble(state, 1, EMBEDDED))).toEqual([null, null])
    expect(chainTrouble(of('0x02'), 1, { ...EMBEDDED, genesisHash: null })).toBeNull()
  })

  it('is reported at once when the endpoint serves another chain, writes are off, or endpoints differ', () => {
    expect(chainTrouble(withHead(START, head({ chainId: 1 }), 0), 1, POLYGON)).toBe('otherChain')
    expect(chainTrouble(withHead(START, head({ writes: 'off' }), 0), 1, POLYGON)).toBe('writesOff')
    expect(chainTrouble(withHead(START, head({ disagrees: true }), 0), 1, POLYGON)).toBe('disagrees')
    expect(chainTrouble(START, 1, { ...POLYGON, writes: 'off' })).toBe('writesOff')
  })
})
