import type { SONG_TEXTS } from '@musi/api/studio'

/** How long each may be; a day needs no limit that anybody meets. */
export const TEXT_FIELDS = {
  artist_name: 100,
  song_title: 100,
  genre: 40,
  description: 1000,
  released_date: 10,
} as const satisfies typeof SONG_TEXTS & { released_date: number }

export type SongTexts = Readonly<Record<keyof typeof TEXT_FIELDS, string>>

/** The first of a song's texts that is empty, in the order of the form (spec: songs.upload-problems). */
export const emptyText = (texts: SongTexts): keyof SongTexts | null =>
  (Object.keys(TEXT_FIELDS) as (keyof SongTexts)[]).find((name) => texts[name].trim() === '') ?? null
