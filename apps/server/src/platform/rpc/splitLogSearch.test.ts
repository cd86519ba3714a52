import { expect, test } from 'vitest'
import { JsonBytes } from './jsonBytes.ts'
import { joinLogs, splitLogSearch } from './splitLogSearch.ts'

const search = (filter: unknown) => ({ method: 'eth_getLogs', params: [filter] })
const rangesOf = (filter: unknown, head: number) =>
  splitLogSearch(search(filter), head).map(({ params }) => {
    const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }]
    return [fromBlock, toBlock]
  })

test('a long search is split into ranges that end with it', () => {
  expect(rangesOf({ fromBlock: '0x0', toBlock: 'latest', address: '0xa' }, 50)).toEqual([
    ['0x0', '0x13'],
    ['0x14', '0x27'],
    ['0x28', 'latest'],
  ])
  expect(rangesOf({ fromBlock: 'earliest', toBlock: '0x28' }, 1000)).toEqual([
    ['0x0', '0x13'],
    ['0x14', '0x27'],
    ['0x28', '0x28'],
  ])
})

test('future blocks add no ranges', () => {
  expect(rangesOf({ fromBlock: '0x0', toBlock: '0xffffffffffff' }, 30)).toHaveLength(2)
  expect(rangesOf({ fromBlock: '0xfffff', toBlock: '0xffffffffffff' }, 30)).toHaveLength(1)
})

test.each([
  ['few blocks', { fromBlock: '0x1', toBlock: '0x14' }],
  ['the last block', {}],
  ['one block by its hash', { blockHash: '0x1' }],
  ['backwards', { fromBlock: '0x200', toBlock: '0x1' }],
  ['a name that only the node knows', { fromBlock: 'safe', toBlock: 'latest' }],
  ['no filter', 7],
])('other calls stay unchanged: %s', (_, filter) => {
  const call = search(filter)
  expect(splitLogSearch(call, 1000)).toEqual([call])
})

test('the logs of all ranges are joined in order, parsed or raw', () => {
  const bytes = (value: unknown) => new JsonBytes(Buffer.from(JSON.stringify(value)))
  const ok = (result: unknown) => ({ ok: true, result }) as const
  expect(joinLogs([ok([1]), ok([]), ok([2, 3])])).toEqual(ok([1, 2, 3]))
  const joined = joinLogs([ok(bytes([[1]])), ok([]), ok([2]), ok(bytes([])), ok(bytes([3, [4]]))])
  expect(joined.ok && joined.result instanceof JsonBytes && JSON.parse(joined.result.bytes.toString())).toEqual([
    [1],
    2,
    3,
    [4],
  ])
})

test('a failed range fails the search', () => {
  const failed = { ok: false, error: { code: 1, message: 'no' } } as const
  expect(joinLogs([{ ok: true, result: [] }, failed])).toBe(failed)
})
