import { FIRST_SONG_ORDER, type SongOrder } from '@musi/domain/music/song-list/songOrder'
import { FIRST_ROWS, moreRows } from '@musi/domain/music/song-list/songPages'

/** What was searched for, in which order, how many rows show, and which of them is open. */
export type SongTable = {
  readonly search: string
  readonly order: SongOrder
  readonly shown: number
  /** One at a time. */
  readonly open: string | null
}

export type SongTableEvent =
  | { readonly kind: 'search'; readonly search: string }
  | { readonly kind: 'order'; readonly order: SongOrder }
  | { readonly kind: 'more' }
  | { readonly kind: 'toggled'; readonly id: string }

export const FIRST_TABLE: SongTable = { search: '', order: FIRST_SONG_ORDER, shown: FIRST_ROWS, open: null }

/** A new search or order begins with five rows again (spec: songs.pages). */
export function songTable(table: SongTable, event: SongTableEvent): SongTable {
  switch (event.kind) {
    case 'search':
      return { ...table, search: event.search, shown: FIRST_ROWS }
    case 'order':
      return { ...table, order: event.order, shown: FIRST_ROWS }
    case 'more':
      return { ...table, shown: moreRows(table.shown) }
    case 'toggled':
      return { ...table, open: table.open === event.id ? null : event.id }
  }
}

/** The bundled songs that open the list, wherever the others come to stand (spec: songs.samples). */
const OPENING = 2

/**
 * How many of the songs that were found are shown, and for how many more room is kept: while the songs of the chain are read, only those
 * that open the list have their place.
 */
export function rowsOf(
  { search, order, shown }: SongTable,
  { isReading, found }: { isReading: boolean; found: number },
): { readonly songs: number; readonly room: number } {
  if (!isReading) return { songs: Math.min(shown, found), room: 0 }
  const placed = search.trim() !== '' ? shown : order === FIRST_SONG_ORDER ? OPENING : 0
  const songs = Math.min(placed, found)
  return { songs, room: shown - songs }
}
