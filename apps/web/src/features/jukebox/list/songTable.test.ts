import { expect, it } from 'vitest'
import { FIRST_TABLE, rowCounts, songTableReducer } from './songTable.ts'

it('the table shows five rows, five more per press, and five again after a new search, filter or order (spec: songs.pages, songs.chips)', () => {
  const ten = songTableReducer(FIRST_TABLE, { kind: 'more' })
  expect([FIRST_TABLE.rowLimit, ten.rowLimit, songTableReducer(ten, { kind: 'more' }).rowLimit]).toEqual([5, 10, 15])
  expect(songTableReducer(ten, { kind: 'search', search: 'drop' })).toMatchObject({ search: 'drop', rowLimit: 5 })
  expect(songTableReducer(ten, { kind: 'order', order: 'cost' })).toMatchObject({ order: 'cost', rowLimit: 5 })
  const top = songTableReducer(ten, { kind: 'chips', chips: { isTop: true } })
  expect(top).toMatchObject({ chips: { isTop: true, isNew: false }, rowLimit: 5 })
  expect(songTableReducer({ ...top, search: 'drop' }, { kind: 'all' })).toEqual(FIRST_TABLE)
})

it('one row is open at a time, and a second press closes it', () => {
  const one = songTableReducer(FIRST_TABLE, { kind: 'toggled', id: 'a' })
  const other = songTableReducer(one, { kind: 'toggled', id: 'b' })
  expect([one.openId, other.openId, songTableReducer(other, { kind: 'toggled', id: 'b' }).openId]).toEqual([
    'a',
    'b',
    null,
  ])
})

it.each([
  [{}, { isReading: true, matches: 0 }, { songs: 0, placeholders: 5 }],
  [{ search: 'drop' }, { isReading: true, matches: 2 }, { songs: 2, placeholders: 3 }],
  [{ search: 'nobody' }, { isReading: true, matches: 0 }, { songs: 0, placeholders: 5 }],
  [{ search: 'nobody' }, { isReading: false, matches: 0 }, { songs: 0, placeholders: 0 }],
  [{}, { isReading: false, matches: 3 }, { songs: 3, placeholders: 0 }],
  [{ rowLimit: 10 }, { isReading: false, matches: 60 }, { songs: 10, placeholders: 0 }],
])(
  'a table with %j and matches %j shows rows %j; unread songs have placeholders (spec: songs.pages)',
  (table, list, rows) => {
    expect(rowCounts({ ...FIRST_TABLE, ...table }, list)).toEqual(rows)
  },
)
