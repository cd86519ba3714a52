import type { Head } from '@musi/api/page/head'
import { describe, expect, it } from 'vitest'
import type { LineEvent } from '#platform/page/http/line.ts'
import {
  type ChainTrouble,
  type HeadsState,
  type LineName,
  chainTrouble as troubleOf,
  newHeadsState,
  withAnswer,
  withHeartbeat,
  withHead,
} from './headsState.ts'

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
const START = newHeadsState(0)
const chainTrouble = (state: HeadsState, nowMs: number, expected: Parameters<typeof troubleOf>[2]) =>
  troubleOf(state, nowMs, expected, false)
const POLYGON = { chainId: 137, genesisHash: null, writes: 'on', blockTimeSeconds: 2 } as const
const EMBEDDED = { chainId: 31337, genesisHash: '0x01', writes: 'on', blockTimeSeconds: null } as const

describe('heads', () => {
  it('never replace a block by an older one, but take over its `writes`', () => {
    const at10 = withHead(START, head(), 5)
    const late = withHead(at10, head({ number: 9, hash: '0x99', writes: 'off' }), 7)
    expect(late).toEqual({ ...START, head: head({ writes: 'off' }), lastSignalMs: 7, stuckSinceMs: 5, headMs: 5 })
  })

  it('accept a reorganised block of the same number', () => {
    expect(withHead(withHead(START, head(), 5), head({ hash: '0xbb' }), 6).head?.hash).toBe('0xbb')
  })

  it('start over on a reset chain, however short it is (spec: heads.new-chain)', () => {
    const old = withHead(START, head({ genesisHash: '0x01' }), 5)
    const next = head({ genesisHash: '0x02', number: 3 })
    expect(withHead(old, next, 6).head).toEqual(next)
    // While the server does not know its genesis hash, nothing shows that the chain is another one.
    expect(withHead(old, head({ number: 3 }), 6).head?.number).toBe(10)
  })

  it('start over on another chain', () => {
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

  it('names the last block that was read, and ends with an answer (spec: heads.lines)', () => {
    const at10 = withAnswer(withHead(START, head(), 0), 'rpc', 'answered', 10)
    const broken = [100, 900].reduce(
      (state, ms) => withAnswer(state, 'rpc', 'missed', ms),
      withHead(at10, head({ number: 11 }), 50),
    )
    expect([chainTrouble(broken, 900, POLYGON), broken.readBlock.rpc]).toEqual(['unread', 10])
    const recovered = withAnswer(broken, 'rpc', 'answered', 1000)
    expect([chainTrouble(recovered, 1000, POLYGON), recovered.readBlock.rpc]).toEqual([null, 11])
  })

  type LineReport = readonly [LineName, LineEvent, atMs: number, tookMs?: number]
  const failedReports = (line: LineName): LineReport[] => [
    [line, 'missed', 100],
    [line, 'missed', 900],
  ]

  it.each<[what: string, LineReport[], Partial<Head>, isOffline: boolean, ChainTrouble | null]>([
    ['nothing is wrong', [], {}, false, null],
    ['/rpc is gone', failedReports('rpc'), {}, false, 'unread'],
    ['/rpc is gone, and sending is off', failedReports('rpc'), { writes: 'off' }, false, 'unread'],
    ['/api is gone', failedReports('api'), {}, false, 'unserved'],
    ['/api is gone, and sending is off', failedReports('api'), { writes: 'off' }, false, 'writesOff'],
    ['both are gone', [...failedReports('rpc'), ...failedReports('api')], {}, false, 'silent'],
    ['the browser says that it is offline, and one request failed', [['rpc', 'missed', 100]], {}, true, 'offline'],
    ['the browser says that it is offline, and the server answers', [['rpc', 'answered', 100]], {}, true, null],
    ['offline on another chain', failedReports('rpc'), { chainId: 1 }, true, 'otherChain'],
    [
      'an answer took four seconds',
      [
        ['rpc', 'asked', 0],
        ['rpc', 'answered', 4000, 4000],
      ],
      {},
      false,
      'slow',
    ],
    [
      'an answer took four seconds, and /api is gone',
      [['rpc', 'asked', 0], ...failedReports('api'), ['rpc', 'answered', 4000, 4000]],
      {},
      false,
      'unserved',
    ],
  ])('is reported as: %s (spec: heads.trouble)', (_, reports, change, isOffline, trouble) => {
    const state = reports.reduce(
      (before, [line, event, atMs, tookMs]) => withAnswer(before, line, event, atMs, tookMs),
      withHead(START, head(change), 0),
    )
    expect(troubleOf(state, 4000, POLYGON, isOffline)).toBe(trouble)
  })

  it('is reported when blocks stop on a chain with regular blocks, not on one that mines on demand', () => {
    const quiet = withHeartbeat(withHead(START, head(), 0), 39_000)
    expect(chainTrouble(quiet, 40_000, POLYGON)).toBe('stuck')
    expect(chainTrouble({ ...quiet, head: head({ chainId: 31337 }) }, 40_000, EMBEDDED)).toBeNull()
  })

  it('is reported at once if the chain was reset, but not while that is unknown (spec: heads.new-chain)', () => {
    const withGenesis = (genesisHash: string | null) => withHead(START, head({ chainId: 31337, genesisHash }), 0)
    expect(chainTrouble(withGenesis('0x02'), 1, EMBEDDED)).toBe('newChain')
    expect([withGenesis('0x01'), withGenesis(null)].map((state) => chainTrouble(state, 1, EMBEDDED))).toEqual([
      null,
      null,
    ])
    expect(chainTrouble(withGenesis('0x02'), 1, { ...EMBEDDED, genesisHash: null })).toBeNull()
  })

  it('is reported at once if the endpoint serves another chain, writes are off, or endpoints differ', () => {
    expect(chainTrouble(withHead(START, head({ chainId: 1 }), 0), 1, POLYGON)).toBe('otherChain')
    expect(chainTrouble(withHead(START, head({ writes: 'off' }), 0), 1, POLYGON)).toBe('writesOff')
    expect(chainTrouble(withHead(START, head({ disagrees: true }), 0), 1, POLYGON)).toBe('disagrees')
    expect(chainTrouble(START, 1, { ...POLYGON, writes: 'off' })).toBe('writesOff')
  })
})
