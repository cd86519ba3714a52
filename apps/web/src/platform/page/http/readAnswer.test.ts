import { fromJson } from '@musi/domain/untrusted'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readAnswer, readValue } from './readAnswer.ts'

const Row = v.variant('kind', [
  v.object({ kind: v.literal('plain'), at: v.pipe(v.number(), v.safeInteger()) }),
  v.object({ kind: v.literal('named'), name: v.string() }),
])
const Answer = v.object({ next: v.nullable(v.string()), rows: v.array(Row), others: v.array(v.string()) })

it('an unreadable row is left out and counted; the others stay (spec: server.rows)', () => {
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

it('a row of an unknown kind is left out and not counted; one without a kind is counted', () => {
  const rows = [{ kind: 'sing', song: 'x' }, { at: 1 }, { kind: 'plain', at: 1 }]
  expect(readAnswer(Answer, { next: null, rows, others: [] })).toMatchObject({ rows: [rows[2]], leftOut: 1 })
})

it('rows that the server left out are counted too', () => {
  expect(readAnswer(Answer, { next: null, rows: [null], others: [], leftOut: 4 })?.leftOut).toBe(5)
})

it.each([-1, 0.5, 1e300, '4', null])('an answer with an invalid count of rows left out (%j) is refused', (leftOut) => {
  expect(readAnswer(Answer, { next: null, rows: [], others: [], leftOut })).toBeUndefined()
})

it('an answer without its facts or lists is refused', () => {
  for (const given of [null, [], {}, { next: 7, rows: [], others: [] }, { next: null, rows: [] }])
    expect(readAnswer(Answer, given)).toBeUndefined()
})

it('invalid JSON, or another shape, gives nothing', () => {
  const read = (text: string) => fromJson(text, (value) => readValue(v.string(), value))
  expect(['"a"', '7', '{', ''].map(read)).toEqual(['a', undefined, undefined, undefined])
})
