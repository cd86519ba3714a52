import { NO_CHIPS, type SongChips } from '@musi/domain/music/song-list/songChips'
import { FIRST_SONG_ORDER, type SongOrder } from '@musi/domain/music/song-list/songOrder'
import { FIRST_ROWS, moreRows } from '@musi/domain/music/song-list/songPages'

/** What was searched for and chosen, in which order, how many songs show, and which of them is open. */
export type SongTable = {
  readonly search: string
  readonly chips: SongChips
  readonly order: SongOrder
  readonly shown: number
  /** One at a time. */
  readonly open: string | null
}

export type SongTableEvent =
  | { readonly kind: 'search'; readonly search: string }
  | { readonly kind: 'order'; readonly order: SongOrder }
  | { readonly kind: 'chips'; readonly chips: Partial<SongChips> }
  /** Nothing is searched for or chosen any more. */
  | { readonly kind: 'all' }
  | { readonly kind: 'more' }
  | { readonly kind: 'toggled'; readonly id: string }

export const FIRST_TABLE: SongTable = {
  search: '',
  chips: NO_CHIPS,
  order: FIRST_SONG_ORDER,
  shown: FIRST_ROWS,
  open: null,
}

/** A new search, choice or order begins with five rows again (spec: songs.pages). */
export function songTable(table: SongTable, event: SongTableEvent): SongTable {
  switch (event.kind) {
    case 'search':
      return { ...table, search: event.search, shown: FIRST_ROWS }
    case 'order':
      return { ...table, order: event.order, shown: FIRST_ROWS }
    case 'chips':
      return { ...table, chips: { ...table.chips, ...event.chips }, shown: FIRST_ROWS }
    case 'all':
      return { ...table, search: '', chips: NO_CHIPS, shown: FIRST_ROWS }
    case 'more':
      return { ...table, shown: moreRows(table.shown) }
    case 'toggled':
      return { ...table, open: table.open === event.id ? null : event.id }
  }
}

/**
 * How many of the songs that were found are shown, and for how many more room is kept. While the songs of the chain are read, only what
 * a search finds among the others has a place.
 */
export function rowsOf(
  { search, shown }: SongTable,
  { isReading, found }: { isReading: boolean; found: number },
): { readonly songs: number; readonly room: number } {
  if (!isReading) return { songs: Math.min(shown, found), room: 0 }
  const songs = search.trim() === '' ? 0 : Math.min(shown, found)
  return { songs, room: shown - songs }
}
