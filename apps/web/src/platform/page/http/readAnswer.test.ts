import { fromJson } from '@musi/domain/untrusted'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readAnswer, readValue } from './readAnswer.ts'

const Row = v.variant('kind', [
  v.object({ kind: v.literal('plain'), at: v.pipe(v.number(), v.safeInteger()) }),
  v.object({ kind: v.literal('named'), name: v.string() }),
])
const Answer = v.object({ next: v.nullable(v.string()), rows: v.array(Row), others: v.array(v.string()) })

it('a row that cannot be read is left out and counted; the others stay (spec: server.rows)', () => {
  const rows = [
    { kind: 'plain', at: 1 },
    { kind: 'plain', at: 1.8446744073709552e19 },
    null,
    { kind: 'named', name: 'x' },
  ]
  expect(readAnswer(Answer, { next: null, rows, others: ['a', 7] })).toEqual({
    next: null,
    rows: [rows[0], rows[3]],
    others: ['a'],
    leftOut: 3,
  })
})

it('a row of a kind that a newer server tells of is left out and does not count; one without a kind does', () => {
  const rows = [{ kind: 'sing', song: 'x' }, { at: 1 }, { kind: 'plain', at: 1 }]
  expect(readAnswer(Answer, { next: null, rows, others: [] })).toMatchObject({ rows: [rows[2]], leftOut: 1 })
})

it('what the server left out counts too', () => {
  expect(readAnswer(Answer, { next: null, rows: [null], others: [], leftOut: 4 })?.leftOut).toBe(5)
})

it.each([-1, 0.5, 1e300, '4', null])('a count of rows left out that is none (%j) is no answer', (leftOut) => {
  expect(readAnswer(Answer, { next: null, rows: [], others: [], leftOut })).toBeUndefined()
})

it('an answer whose facts or lists are missing is no answer', () => {
  for (const given of [null, [], {}, { next: 7, rows: [], others: [] }, { next: null, rows: [] }])
    expect(readAnswer(Answer, given)).toBeUndefined()
})

it('what is no JSON, or of another shape, is nothing', () => {
  const read = (text: string) => fromJson(text, (value) => readValue(v.string(), value))
  expect(['"a"', '7', '{', ''].map(read)).toEqual(['a', undefined, undefined, undefined])
})
