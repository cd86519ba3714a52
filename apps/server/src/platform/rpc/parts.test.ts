import { expect, test } from 'vitest'
import { parts } from './parts.ts'

const call = (method: string) => ({ method, params: [] })

test('a long batch is sent in order, in parts of a hundred', () => {
  const places = parts(
    Array.from({ length: 250 }, () => call('eth_call')),
    false,
  ).map(({ at }) => at)
  expect([places.map(({ length }) => length), places.flat()]).toEqual([
    [100, 100, 50],
    Array.from({ length: 250 }, (_, at) => at),
  ])
})

test('slow calls go alone, and the others share a request', () => {
  const calls = ['eth_chainId', 'eth_call', 'eth_getBalance', 'eth_estimateGas', 'eth_getLogs'].map(call)
  expect(parts(calls, true).map(({ at, isDear }) => [at, isDear])).toEqual([
    [[0, 2], false],
    [[1], true],
    [[3], true],
    [[4], true],
  ])
  const block = (whole: boolean) => ({ method: 'eth_getBlockByNumber', params: ['0x1', whole] })
  expect(parts([block(false), block(true)], true).map(({ at, isDear }) => [at, isDear])).toEqual([
    [[0], false],
    [[1], true],
  ])
})

test('many other calls go in small parts, which queue like slow ones', () => {
  const blocks = Array.from({ length: 20 }, () => call('eth_getBalance'))
  expect(parts(blocks, true).map(({ at, isDear }) => [at.length, isDear])).toEqual([
    [8, true],
    [8, true],
    [4, true],
  ])
})
