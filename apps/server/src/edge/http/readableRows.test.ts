import { Move } from '@musi/api/history/moves'
import { expect, it } from 'vitest'
import { leftOutField, readableRows } from './readableRows.ts'

const account = `0x${'1'.repeat(40)}` as const
const hash = `0x${'2'.repeat(64)}` as const
const move = { block: 7, log: 0, timeSeconds: 9, transaction: hash, token: account, from: account, to: account }
const moveOf = (amount: string, more: object = {}) => ({ ...move, amount, ...more })

it('a row that breaks its schema is left out and counted; the others stay (spec: server.rows)', () => {
  const honest = moveOf('5')
  const odd = [
    moveOf('9'.repeat(79)),
    moveOf('-1'),
    moveOf('5', { timeSeconds: 2 ** 64 }),
    moveOf('5', { timeSeconds: Number.NaN }),
    moveOf('5', { to: '0x' }),
  ]
  expect(readableRows(Move, [...odd, honest])).toEqual({ rows: [honest], leftOut: odd.length })
})

it('an answer with no rows left out has no leftOut field', () => {
  expect([leftOutField(0), leftOutField(2)]).toEqual([{}, { leftOut: 2 }])
})
