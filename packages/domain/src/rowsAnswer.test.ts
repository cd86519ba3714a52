import { expect, it } from 'vitest'
import { rowsAnswer } from './rowsAnswer.ts'
import { fields, orNull, text, wholeNumber } from './untrusted.ts'

const answer = rowsAnswer({ next: orNull(text) }, { rows: fields({ at: wholeNumber }), others: text })

it('a row that cannot be read is left out and counted; the others stay (spec: server.rows)', () => {
  const rows = [{ at: 1 }, { at: 1.8446744073709552e19 }, null, { at: 2 }]
  expect(answer({ next: null, rows, others: ['a', 7] })).toEqual({
    next: null,
    rows: [{ at: 1 }, { at: 2 }],
    others: ['a'],
    leftOut: 3,
  })
})

it('what the server left out counts too', () => {
  expect(answer({ next: null, rows: [null], others: [], leftOut: 4 })?.leftOut).toBe(5)
})

it('an answer whose facts or lists are missing is no answer', () => {
  for (const given of [null, [], {}, { next: 7, rows: [], others: [] }, { next: null, rows: [] }])
    expect(answer(given)).toBeUndefined()
})
