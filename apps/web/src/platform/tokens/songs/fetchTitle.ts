import { SONGS_PATH } from '@musi/api/paths'
import { SongAbout } from '@musi/api/music/songs'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import * as v from 'valibot'
import { fetchHistory } from '#platform/session/history/fetchHistory.ts'

const TitledSong = v.object({ about: v.nullable(v.pick(SongAbout, ['song_title'])) })

/** Fetches a song's title; null if the server has none. Throws if the server does not answer. */
export async function fetchTitle(song: string): Promise<string | null> {
  const { rows } = await fetchHistory(`${SONGS_PATH}?song=${song}`, TitledSong)
  const title = rows[0]?.about?.song_title
  return title === undefined ? null : safeText(title, SONG_LIMITS.song_title)
}
