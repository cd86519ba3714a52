import type { SONGS_PATH } from '@musi/api/songs'
import { type ReadBy, type Reader, fields, hex, orNull, text } from '@musi/domain/untrusted'
import { safeText } from '@musi/domain/safeText'
import { useHistory } from '../../../platform/session/history/useHistory.ts'
import { t } from '../frame/chartsWords.ts'

const PATH: typeof SONGS_PATH = '/api/songs'
const LONGEST = 80
const song = fields({ song: hex, about: orNull(fields({ song_title: text })) })
const readSong: Reader<ReadBy<typeof song> | null> = song
const TOPICS = ['songs'] as const

/** What songs are called. The newest hundred are known at once; of others there is the place they have. */
export function useSongNames(): (id: string) => string {
  const history = useHistory({ path: PATH, row: readSong, topics: TOPICS })
  const rows = history.kind === 'read' ? history.rows : []
  const titles = new Map(rows.map(({ song: id, about }) => [id.toLowerCase(), about?.song_title]))
  return (id) => {
    const title = titles.get(id.toLowerCase())
    return title === undefined ? t('untitled') : safeText(title, LONGEST)
  }
}
