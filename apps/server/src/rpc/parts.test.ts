import { expect, test } from 'vitest'
import { parts } from './parts.ts'

const call = (method: string) => ({ method, params: [] })

test('a long batch goes out in parts of a hundred, in its order', () => {
  const places = parts(
    Array.from({ length: 250 }, () => call('eth_call')),
    false,
  ).map(({ at }) => at)
  expect([places.map(({ length }) => length), places.flat()]).toEqual([
    [100, 100, 50],
    Array.from({ length: 250 }, (_, at) => at),
  ])
})

test('where calls that run code go alone, the others still share a request', () => {
  const calls = ['eth_chainId', 'eth_call', 'eth_getBalance', 'eth_estimateGas'].map(call)
  expect(parts(calls, true).map(({ at, isCode }) => [at, isCode])).toEqual([
    [[0, 2], false],
    [[1], true],
    [[3], true],
  ])
})
