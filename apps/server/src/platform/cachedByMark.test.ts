import { expect, it } from 'vitest'
import { cachedByMark } from './cachedByMark.ts'

function cachedReadings() {
  const state = { ms: 0, mark: 'block 1' }
  let count = 0
  const read = async () => (count += 1)
  return { at: state, ask: cachedByMark({ forMs: 1500, nowMs: () => state.ms, mark: () => state.mark, read }) }
}

it('one read serves all callers for a moment', async () => {
  const { at: state, ask } = cachedReadings()
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  state.ms = 1499
  expect(await ask()).toBe(1)
  state.ms = 1500
  expect(await ask()).toBe(2)
})

it('a slow read is not started twice, and serves for a moment after its end', async () => {
  const state = { ms: 0 }
  const { promise, resolve } = Promise.withResolvers<string>()
  let count = 0
  const read = () => {
    count += 1
    return promise
  }
  const ask = cachedByMark({ forMs: 1500, nowMs: () => state.ms, mark: () => 'block 1', read })
  const first = ask()
  state.ms = 4000
  const second = ask()
  resolve('read')
  expect([await first, await second, count]).toEqual(['read', 'read', 1])
  state.ms = 5499
  expect([await ask(), count]).toEqual(['read', 1])
  state.ms = 5500
  expect([await ask(), count]).toEqual(['read', 2])
})

it('an answer read before a block is not reused after it (spec: market.browse)', async () => {
  const { at: state, ask } = cachedReadings()
  expect(await ask()).toBe(1)
  state.mark = 'block 2'
  expect(await ask()).toBe(2)
  expect(await ask()).toBe(2)
})

it('a clock set back invalidates the cache', async () => {
  const { at: state, ask } = cachedReadings()
  state.ms = 5000
  expect(await ask()).toBe(1)
  state.ms = 0
  expect(await ask()).toBe(2)
})

it('one read serves all callers under one mark, and a failed read is repeated', async () => {
  let mark = 1
  let reads = 0
  const answers: (string[] | null | Error)[] = [['a'], null, ['b'], new Error('unreachable'), ['c']]
  const ask = cachedByMark({
    mark: () => mark,
    read: () => {
      const answer = answers[reads] ?? null
      reads += 1
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
    keeps: (answer) => answer !== null,
  })
  const first = await ask()
  expect(first).toEqual(['a'])
  expect(await ask()).toBe(first)
  mark = 2
  expect(await Promise.all([ask(), ask()])).toEqual([null, null])
  expect(reads).toBe(2)
  expect(await ask()).toEqual(['b'])
  mark = 3
  await expect(ask()).rejects.toThrow('unreachable')
  expect(await ask()).toEqual(['c'])
  expect(reads).toBe(5)
})
