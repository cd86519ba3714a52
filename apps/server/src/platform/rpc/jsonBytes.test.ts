import { expect, test } from 'vitest'
import { joinParts, JsonBytes, rawLargeResult } from './jsonBytes.ts'

const long = 'ä'.repeat(40_000)
const readLargeResult = (body: string) => rawLargeResult(Buffer.from(body))

test('a large result is passed on unparsed', () => {
  const result = readLargeResult(`{"jsonrpc":"2.0","id":1,"result":["${long}"]}`)
  if (result === null) throw new Error('The result was not treated as large.')
  const body = joinParts(['[', '{"id":7,"result":', result, '}', ']'])
  expect(JSON.parse(body.toString())).toEqual([{ id: 7, result: [long] }])
})

test.each([
  ['small', '{"jsonrpc":"2.0","id":1,"result":1}'],
  ['an error', `{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"${long}"}}`],
  ['in another order', `{"id":1,"jsonrpc":"2.0","result":"${long}"}`],
  ['cut', `{"jsonrpc":"2.0","id":1,"result":"${long}"`],
  ['a list', `[{"jsonrpc":"2.0","id":1,"result":"${long}"}]`],
])('other answers are parsed: %s', (_, body) => expect(readLargeResult(body)).toBeNull())

test('text and raw bytes are joined into one buffer', () => {
  expect(joinParts(['a', 'b'])).toEqual(Buffer.from('ab'))
  expect(joinParts(['a', new JsonBytes(Buffer.from('b'))])).toEqual(Buffer.from('ab'))
})
