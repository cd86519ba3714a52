import { expect, test } from 'vitest'
import { splitCalls } from './splitCalls.ts'

const call = (method: string) => ({ method, params: [] })

test('a long batch is sent in order, in parts of a hundred', () => {
  const indexes = splitCalls(
    Array.from({ length: 250 }, () => call('eth_call')),
    false,
  ).map(({ at }) => at)
  expect([indexes.map(({ length }) => length), indexes.flat()]).toEqual([
    [100, 100, 50],
    Array.from({ length: 250 }, (_, at) => at),
  ])
})

test('each slow call gets its own request, and the others share one', () => {
  const calls = ['eth_chainId', 'eth_call', 'eth_getBalance', 'eth_estimateGas', 'eth_getLogs'].map(call)
  expect(splitCalls(calls, true).map(({ at, isExpensive }) => [at, isExpensive])).toEqual([
    [[0, 2], false],
    [[1], true],
    [[3], true],
    [[4], true],
  ])
  const block = (whole: boolean) => ({ method: 'eth_getBlockByNumber', params: ['0x1', whole] })
  expect(splitCalls([block(false), block(true)], true).map(({ at, isExpensive }) => [at, isExpensive])).toEqual([
    [[0], false],
    [[1], true],
  ])
})

test('many other calls go in small parts, which queue like slow ones', () => {
  const blocks = Array.from({ length: 20 }, () => call('eth_getBalance'))
  expect(splitCalls(blocks, true).map(({ at, isExpensive }) => [at.length, isExpensive])).toEqual([
    [8, true],
    [8, true],
    [4, true],
  ])
})
