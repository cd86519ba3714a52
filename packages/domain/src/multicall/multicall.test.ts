import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callState, oldest } from './callState.ts'
import { chunks } from './chunks.ts'
import { isNewer, isOutdated, isStale, requiredAge, retryAfterMs } from './fetchRule.ts'
import { type Wait, isOverdue, newWait, withNextHead } from './overdue.ts'

const calls = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('chunks hold at most 500 calls and are evenly sized (spec: reads.chunks)', () => {
  it.each([
    [0, []],
    [1, [1]],
    [500, [500]],
    [501, [251, 250]],
    [1001, [334, 334, 333]],
  ])('%d calls become chunks of %j', (count, sizes) => {
    expect(chunks(calls(count)).map(({ length }) => length)).toEqual(sizes)
  })

  it('every call is in one chunk, in order, and chunk sizes differ by at most one', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.integer({ min: 1, max: 700 }), (count, most) => {
        const parts = chunks(calls(count), most)
        expect(parts.flat()).toEqual(calls(count))
        expect(parts).toHaveLength(Math.ceil(count / most))
        const sizes = parts.map(({ length }) => length)
        expect(Math.max(0, ...sizes) - Math.min(Infinity, ...sizes)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('a chunk size of 0 throws', () => {
    expect(() => chunks([1], 0)).toThrow('maxChunkSize must be gte 1')
    expect(chunks([1, 2], 1)).toEqual([[1], [2]])
  })
})

describe('the required age is the smallest positive interval with a listener', () => {
  it.each<[[number, number][], number | null]>([
    [[], null],
    [[[1, 0]], null],
    [[[0, 3]], null],
    [[[1, 1]], 1],
    [
      [
        [1, 0],
        [20, 2],
        [5, 1],
      ],
      5,
    ],
    [[[Infinity, 1]], Infinity],
    [
      [
        [Infinity, 1],
        [20, 1],
        [-1, 1],
      ],
      20,
    ],
  ])('for %j it is %s', (listeners, age) => {
    expect(requiredAge(new Map(listeners))).toBe(age)
  })
})

describe('a call is outdated', () => {
  const LATEST = 100
  it.each([
    ['if it has no data', null, null, 1, true],
    ['if its data is from the previous block', 99, null, 1, true],
    ['but not if its data is from the latest block', 100, null, 1, false],
    ['if its interval is 20 blocks and 20 have passed', 80, null, 20, true],
    ['but not after 19 of 20 blocks', 81, null, 20, false],
    ['but not if once is enough and it has data', 1, null, Infinity, false],
    ['if once is enough and it has no data', null, null, Infinity, true],
    ['but not if a request for the latest block is pending', 80, 100, 1, false],
    ['if the pending request is for a block that is too old', 80, 99, 1, true],
    ['but not if the pending request is for a recent enough block', null, 81, 20, false],
  ])('%s', (_, dataBlock, fetchingBlock, blocksPerFetch, outdated) => {
    expect(isOutdated({ dataBlock, fetchingBlock }, blocksPerFetch, LATEST)).toBe(outdated)
  })
})

describe('an answer', () => {
  it('never overwrites a newer one with an older one', () => {
    expect(isNewer(7, { dataBlock: 8, fetchingBlock: null })).toBe(false)
    expect(isNewer(8, { dataBlock: 8, fetchingBlock: null })).toBe(true)
    expect(isNewer(1, { dataBlock: null, fetchingBlock: 9 })).toBe(true)
  })

  it('is requested again after 2.5 to 3.5 seconds if it is stale (from an older block) (spec: reads.stale-retry)', () => {
    expect([isStale(9, 10), isStale(10, 10), isStale(11, 10)]).toEqual([true, false, false])
    expect([0, 0.5, 1].map(retryAfterMs)).toEqual([2500, 3000, 3500])
  })

  const length = (data: string) => (data === '0xbad' ? undefined : data.length)
  const age = { block: 5, syncing: false, overdue: false }
  it.each([
    ['is loading if the call was never answered', null, { kind: 'loading', overdue: false }],
    ['of "0x" is an error', { block: 5, data: '0x' }, { kind: 'error', ...age }],
    ['of null is an error', { block: 4, data: null }, { kind: 'error', ...age, block: 4, syncing: true }],
    ['that cannot be decoded is an error', { block: 5, data: '0xbad' }, { kind: 'error', ...age }],
    [
      'is syncing if it is older than the latest block',
      { block: 4, data: '0x1' },
      { kind: 'value', value: 3, ...age, block: 4, syncing: true },
    ],
    ['is not syncing if it is from the latest block', { block: 5, data: '0x1' }, { kind: 'value', value: 3, ...age }],
    [
      'is not syncing if it is from a newer block',
      { block: 6, data: '0x1' },
      { kind: 'value', value: 3, ...age, block: 6 },
    ],
  ] as const)('%s', (_, answer, state) => {
    expect(callState({ answer, overdue: false }, 5, length)).toEqual(state)
    expect(callState({ answer, overdue: true }, 5, length)).toEqual({ ...state, overdue: true })
  })

  it('combined from several is as old as the oldest, and overdue if any is', () => {
    expect(oldest([age, { block: 3, syncing: true, overdue: false }, { ...age, overdue: true }])).toEqual({
      block: 3,
      syncing: true,
      overdue: true,
    })
    expect(oldest([])).toEqual({ block: 0, syncing: false, overdue: false })
  })
})

describe('an answer is overdue from the second head without one, or after 5 s (spec: reads.overdue)', () => {
  const first = newWait(0)
  const second = withNextHead(first)
  const third = withNextHead(second)
  const failed = (wait: Wait): Wait => ({ ...wait, hasFailed: true })
  it.each([
    ['just requested', first, 0, false],
    ['request failed at the first head', failed(first), 4999, false],
    ['request failed at the second head', failed(second), 1, true],
    ['requested again at the second head', withNextHead(failed(first)), 4999, false],
    ['third head without an answer', third, 1000, true],
    ['three heads in a burst', third, 999, false],
    ['five seconds after the first head', first, 5000, true],
  ])('%s', (_, wait, nowMs, expected) => {
    expect(isOverdue(wait, nowMs)).toBe(expected)
  })
})
