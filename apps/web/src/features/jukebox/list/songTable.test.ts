import { expect, it } from 'vitest'
import { FIRST_TABLE, rowsOf, songTable } from './songTable.ts'

it('the table shows five rows, five more per press, and five again after a new search, filter or order (spec: songs.pages, songs.chips)', () => {
  const ten = songTable(FIRST_TABLE, { kind: 'more' })
  expect([FIRST_TABLE.shown, ten.shown, songTable(ten, { kind: 'more' }).shown]).toEqual([5, 10, 15])
  expect(songTable(ten, { kind: 'search', search: 'drop' })).toMatchObject({ search: 'drop', shown: 5 })
  expect(songTable(ten, { kind: 'order', order: 'cost' })).toMatchObject({ order: 'cost', shown: 5 })
  const top = songTable(ten, { kind: 'chips', chips: { isTop: true } })
  expect(top).toMatchObject({ chips: { isTop: true, isNew: false }, shown: 5 })
  expect(songTable({ ...top, search: 'drop' }, { kind: 'all' })).toEqual(FIRST_TABLE)
})

it('one row is open at a time, and a second press closes it', () => {
  const one = songTable(FIRST_TABLE, { kind: 'toggled', id: 'a' })
  const other = songTable(one, { kind: 'toggled', id: 'b' })
  expect([one.open, other.open, songTable(other, { kind: 'toggled', id: 'b' }).open]).toEqual(['a', 'b', null])
})

it.each([
  [{}, { isReading: true, found: 0 }, { songs: 0, placeholders: 5 }],
  [{ search: 'drop' }, { isReading: true, found: 2 }, { songs: 2, placeholders: 3 }],
  [{ search: 'nobody' }, { isReading: true, found: 0 }, { songs: 0, placeholders: 5 }],
  [{ search: 'nobody' }, { isReading: false, found: 0 }, { songs: 0, placeholders: 0 }],
  [{}, { isReading: false, found: 3 }, { songs: 3, placeholders: 0 }],
  [{ shown: 10 }, { isReading: false, found: 60 }, { songs: 10, placeholders: 0 }],
])(
  'a table with %j and songs %j shows rows %j, so that unread songs have placeholders (spec: songs.pages)',
  (table, list, rows) => {
    expect(rowsOf({ ...FIRST_TABLE, ...table }, list)).toEqual(rows)
  },
)
