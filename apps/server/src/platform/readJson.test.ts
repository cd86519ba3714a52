import { expect, test } from 'vitest'
import { readJson } from './readJson.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('JSON is parsed, and invalid JSON is a value, not an exception', () => {
  expect(readJson('{"a":[1,"]"]}')).toEqual({ ok: true, value: { a: [1, ']'] } })
  for (const text of ['', '{', 'nonsense', '{"a":"', '"\\'])
    expect(readJson(text)).toEqual({ ok: false, reason: 'notJson' })
})

test('extreme nesting is rejected', () => {
  expect([readJson(nested(64)).ok, readJson(nested(65)).ok, readJson(nested(100_000)).ok]).toEqual([true, false, false])
  expect(readJson('{"a":'.repeat(65) + '1' + '}'.repeat(65))).toEqual({ ok: false, reason: 'tooDeep' })
  expect(readJson(`[${Array.from({ length: 1000 }, () => nested(10)).join()}]`).ok).toBe(true)
})

test('brackets inside a string do not count as nesting', () => {
  const text = JSON.stringify(['['.repeat(1000), '\\', '\\"[', '"'.repeat(100) + '{'.repeat(100)])
  expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
})
