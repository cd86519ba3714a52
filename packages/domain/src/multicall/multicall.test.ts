import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callState, oldest } from './callState.ts'
import { chunks } from './chunks.ts'
import { isNewer, isOutdated, isStale, requiredAge, retryAfterMs } from './fetchRule.ts'
import { type Wait, isOverdue, newWait, withNextHead } from './overdue.ts'

const calls = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('no more than 500 calls per request, in evenly sized chunks (spec: reads.chunks)', () => {
  it.each([
    [0, []],
    [1, [1]],
    [500, [500]],
    [501, [251, 250]],
    [1001, [334, 334, 333]],
  ])('%d calls are %j', (count, sizes) => {
    expect(chunks(calls(count)).map(({ length }) => length)).toEqual(sizes)
  })

  it('every call is in one chunk, in order, and no two chunks differ by more than one', () => {
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

  it('"maxChunkSize must be gte 1"', () => {
    expect(() => chunks([1], 0)).toThrow('maxChunkSize must be gte 1')
    expect(chunks([1, 2], 1)).toEqual([[1], [2]])
  })
})

describe('required age = smallest positive blocksPerFetch with count > 0', () => {
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
  ])('the required age for %j is %s', (listeners, age) => {
    expect(requiredAge(new Map(listeners))).toBe(age)
  })
})

describe('a key is outdated', () => {
  const LATEST = 100
  it.each([
    ['if it has no data', null, null, 1, true],
    ['if its data is of the block before', 99, null, 1, true],
    ['not if its data is of the latest block', 100, null, 1, false],
    ['if it is wanted every 20 blocks and 20 have passed', 80, null, 20, true],
    ['not before', 81, null, 20, false],
    ['not if once is enough and there is data', 1, null, Infinity, false],
    ['if once is enough and there is none', null, null, Infinity, true],
    ['not if it is already being fetched for the latest block', 80, 100, 1, false],
    ['if it is being fetched for one that is too old', 80, 99, 1, true],
    ['not if it is being fetched for one that is recent enough', null, 81, 20, false],
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
    ['loading = never answered', null, { kind: 'loading', overdue: false }],
    ['result "0x" is an error', { block: 5, data: '0x' }, { kind: 'error', ...age }],
    ['result null is an error', { block: 4, data: null }, { kind: 'error', ...age, block: 4, syncing: true }],
    ['undecodable is an error', { block: 5, data: '0xbad' }, { kind: 'error', ...age }],
    [
      'syncing = data older than the latest block',
      { block: 4, data: '0x1' },
      { kind: 'value', value: 3, ...age, block: 4, syncing: true },
    ],
    ['and not of the latest', { block: 5, data: '0x1' }, { kind: 'value', value: 3, ...age }],
    ['nor of one that is newer', { block: 6, data: '0x1' }, { kind: 'value', value: 3, ...age, block: 6 }],
  ] as const)('%s', (_, answer, state) => {
    expect(callState({ answer, overdue: false }, 5, length)).toEqual(state)
    expect(callState({ answer, overdue: true }, 5, length)).toEqual({ ...state, overdue: true })
  })

  it('combined from several is as old as the oldest, and overdue if one is', () => {
    expect(oldest([age, { block: 3, syncing: true, overdue: false }, { ...age, overdue: true }])).toEqual({
      block: 3,
      syncing: true,
      overdue: true,
    })
    expect(oldest([])).toEqual({ block: 0, syncing: false, overdue: false })
  })
})

describe('is overdue from the second head without one, or after 5 s (spec: reads.overdue)', () => {
  const first = newWait(0)
  const second = withNextHead(first)
  const third = withNextHead(second)
  const failed = (wait: Wait): Wait => ({ ...wait, hasFailed: true })
  it.each([
    ['just asked', first, 0, false],
    ['failed at the first head', failed(first), 4999, false],
    ['failed at the second', failed(second), 1, true],
    ['asked at the second, and not answered yet', withNextHead(failed(first)), 4999, false],
    ['no answer to two heads, when the third is there', third, 1000, true],
    ['three heads in a burst', third, 999, false],
    ['five seconds after the first', first, 5000, true],
  ])('%s', (_, wait, nowMs, is) => {
    expect(isOverdue(wait, nowMs)).toBe(is)
  })
})
