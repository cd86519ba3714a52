import { expect, test } from 'vitest'
import { joined, JsonBytes, largeResult } from './jsonBytes.ts'

const long = 'ä'.repeat(40_000)
const read = (body: string) => largeResult(Buffer.from(body))

test('a large result is passed on unparsed', () => {
  const result = read(`{"jsonrpc":"2.0","id":1,"result":["${long}"]}`)
  if (result === null) throw new Error('It was not taken for large.')
  const body = joined(['[', '{"id":7,"result":', result, '}', ']'])
  expect(JSON.parse(body.toString())).toEqual([{ id: 7, result: [long] }])
})

test.each([
  ['small', '{"jsonrpc":"2.0","id":1,"result":1}'],
  ['an error', `{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"${long}"}}`],
  ['in another order', `{"id":1,"jsonrpc":"2.0","result":"${long}"}`],
  ['cut', `{"jsonrpc":"2.0","id":1,"result":"${long}"`],
  ['a list', `[{"jsonrpc":"2.0","id":1,"result":"${long}"}]`],
])('other answers are parsed: %s', (_, body) => expect(read(body)).toBeNull())

test('text without raw bytes stays a string', () => {
  expect(joined(['a', 'b'])).toBe('ab')
  expect(joined(['a', new JsonBytes(Buffer.from('b'))])).toEqual(Buffer.from('ab'))
})
