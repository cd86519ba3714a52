import { expect, it } from 'vitest'
import { emptyText } from './emptyText.ts'

const WHOLE = { artist_name: 'a', song_title: 'b', genre: 'c', description: 'd', released_date: '2026-11-24' }

it('the first empty text of a song is named, in the order of the form (spec: studio.own)', () => {
  expect(emptyText(WHOLE)).toBeNull()
  expect(emptyText({ ...WHOLE, description: ' ', genre: '' })).toBe('genre')
  expect(emptyText({ ...WHOLE, released_date: '' })).toBe('released_date')
  expect(emptyText({ ...WHOLE, description: ' \n' })).toBe('description')
})
