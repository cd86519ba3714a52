import { describe, expect, test } from 'vitest'
import { answersDiffer } from './checkEndpoints.ts'
import { createHeadHub, type HeadEvent } from './headHub.ts'
import { nextBlock, type Seen } from './nextBlock.ts'
import { readBlock } from './readBlock.ts'

const block = (number: number, fork = '0') => ({ number, hash: `0x${fork.repeat(64)}`, timeSeconds: number })

describe('the hub', () => {
  const collectHeads = () => {
    const hub = createHeadHub({ chainId: 1, writes: 'on', genesisHash: null, disagrees: false })
    const events: HeadEvent[] = []
    hub.listen({ onHead: (event) => events.push(event), end: () => {} })
    return { hub, events }
  }

  test('publishes each change once, and nothing before the first block', () => {
    const { hub, events } = collectHeads()
    hub.setStatus({ writes: 'off' })
    hub.block(block(1))
    hub.block(block(1))
    hub.setStatus({ chainId: 2 })
    hub.setStatus({ chainId: 2 })
    hub.block(block(1, 'a'))
    expect(events.map(({ head }) => [head.number, head.chainId, head.writes])).toEqual([
      [1, 1, 'off'],
      [1, 2, 'off'],
      [1, 2, 'off'],
    ])
    expect(new Set(events.map(({ id }) => id)).size).toBe(3)
    expect(hub.latest()).toBe(events.at(-1))
  })
})

test('a head has the genesis hash as soon as it is known, also for pages that received that head before (spec: heads.new-chain)', () => {
  const hub = createHeadHub({ chainId: 1, writes: 'on', genesisHash: null, disagrees: false })
  const events: HeadEvent[] = []
  hub.listen({ onHead: (event) => events.push(event), end: () => {} })
  hub.block(block(1))
  hub.setStatus({ genesisHash: '0xabcdef0123456789' })
  expect(events.map(({ head }) => head.genesisHash)).toEqual([null, '0xabcdef0123456789'])
  expect(new Set(events.map(({ id }) => id)).size).toBe(2)
})

describe('case 53: the shown block', () => {
  const run = (numbers: readonly number[]) => {
    let seen: Seen = { block: null, lowerInARow: 0 }
    return numbers.map((number) => (seen = nextBlock(seen, block(number))).block?.number)
  }
  test('never goes back because of two nodes three blocks apart', () => {
    expect(run([10, 7, 11, 8, 12, 9])).toEqual([10, 10, 11, 11, 12, 12])
  })
  test('goes back on a chain that stays lower, also after a wild jump', () => {
    const shown = run([10_010, ...Array.from({ length: 15 }, () => 11)])
    expect(shown.slice(0, -1).every((number) => number === 10_010)).toBe(true)
    expect(shown.at(-1)).toBe(11)
  })
})

test.each([
  null,
  7,
  {},
  { number: '0x1', timestamp: '0x1', hash: '0x12' },
  { number: 1, timestamp: 1, hash: `0x${'0'.repeat(64)}` },
  { number: `0x${'f'.repeat(20)}`, timestamp: '0x1', hash: `0x${'0'.repeat(64)}` },
])('an invalid block is ignored: %j', (value) => {
  expect(readBlock(value)).toBeNull()
})

describe('a difference of 0.1 %', () => {
  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  test.each([
    [1000n, 1000n, false],
    [1000n, 1001n, false],
    [1000n, 1002n, true],
    [0n, 1n, true],
    [10n ** 30n, 10n ** 30n + 10n ** 26n, false],
  ])('%s and %s are too far apart: %s', (a, b, expected) => {
    expect([
      answersDiffer(`0x${word(a)}`, `0x${word(b)}`),
      answersDiffer(`0x${word(5n)}${word(b)}`, `0x${word(5n)}${word(a)}`),
    ]).toEqual([expected, expected])
  })
  test('is exceeded by answers of different lengths and by non-hex answers', () => {
    expect([answersDiffer('0x', `0x${word(0n)}`), answersDiffer('0xzz', '0xyy')]).toEqual([true, true])
  })
})
