import type { SongEntry } from '@musi/domain/music/sessionSong'
import { dateFieldText } from '@musi/domain/music/dateFieldText'
import { mapSongTexts } from '@musi/domain/text/textLimits'
import { visitValue } from '#platform/page/visit/visitValue.ts'

const emptyEntry = (): SongEntry => ({
  ...mapSongTexts(() => ''),
  cost: '',
  song_file: null,
  artwork: null,
  released_date: dateFieldText(new Date()),
})

const value = visitValue(emptyEntry)

/** Keeps the input while the user visits another page. */
export const uploadDraft = { ...value, clear: () => value.set(emptyEntry()) }
