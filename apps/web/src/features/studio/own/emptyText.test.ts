import { expect, it } from 'vitest'
import { emptyText } from './emptyText.ts'

const TEXTS = { artist_name: 'a', song_title: 'b', genre: 'c', description: 'd', released_date: '2026-11-24' }

it('the first empty text of a song is named, in the order of the form (spec: studio.own)', () => {
  expect(emptyText(TEXTS)).toBeNull()
  expect(emptyText({ ...TEXTS, description: ' ', genre: '' })).toBe('genre')
  expect(emptyText({ ...TEXTS, released_date: '' })).toBe('released_date')
  expect(emptyText({ ...TEXTS, description: ' \n' })).toBe('description')
})
