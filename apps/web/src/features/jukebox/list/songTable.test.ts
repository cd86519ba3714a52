import { expect, it } from 'vitest'
import { FIRST_TABLE, songTable } from './songTable.ts'

it('five rows, five more with each press, and five again after a new search or order (spec: songs.pages)', () => {
  const ten = songTable(FIRST_TABLE, { kind: 'more' })
  expect([FIRST_TABLE.shown, ten.shown, songTable(ten, { kind: 'more' }).shown]).toEqual([5, 10, 15])
  expect(songTable(ten, { kind: 'search', search: 'drop' })).toMatchObject({ search: 'drop', shown: 5 })
  expect(songTable(ten, { kind: 'order', order: 'cost' })).toMatchObject({ order: 'cost', shown: 5 })
})

it('one row is open at a time, and a second press closes it', () => {
  const one = songTable(FIRST_TABLE, { kind: 'toggled', id: 'a' })
  const other = songTable(one, { kind: 'toggled', id: 'b' })
  expect([one.open, other.open, songTable(other, { kind: 'toggled', id: 'b' }).open]).toEqual(['a', 'b', null])
})
