import { SONG_LIMITS } from '@musi/domain/text/textLimits'

/** Maximum length of each text; dates need no practical limit. */
export const TEXT_FIELDS = { ...SONG_LIMITS, released_date: 10 } as const

export type SongTexts = Readonly<Record<keyof typeof TEXT_FIELDS, string>>

/** The first of a song's texts that is empty, in the order of the form (spec: songs.upload-problems). */
export const emptyText = (texts: SongTexts): keyof SongTexts | null =>
  (Object.keys(TEXT_FIELDS) as (keyof SongTexts)[]).find((name) => texts[name].trim() === '') ?? null
