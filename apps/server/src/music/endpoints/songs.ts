import { songsResource } from '@musi/api/music/songs'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { SongTables } from '../songs/songTables.ts'
import type { Takedowns } from '../songs/takedowns.ts'
import type { SongService } from '../studio/songService.ts'
import { withAbout } from '../songs/withAbout.ts'
import { type HistoryNeeds, historyAnswer, placeOf } from '#history/endpoints/historyAnswer.ts'

type Needs = HistoryNeeds & {
  database: Pick<OwnDatabase, 'tables'>
  takedowns: Pick<Takedowns, 'has' | 'changeCount'>
  songService: Pick<SongService, 'changeCount'>
}

/** GET /api/songs: the jukebox's songs with their artists' details. */
export const songs = ({ index, database, takedowns, songService }: Needs): Endpoint =>
  historyAnswer('songs', songsResource, { index }, (asked) => asked, placeOf, {
    changeCount: () => songService.changeCount() + takedowns.changeCount(),
    async complete(rows) {
      const tables = await database.tables<SongTables>()
      return tables === null ? null : withAbout(tables, rows, takedowns)
    },
  })
