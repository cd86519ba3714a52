import { songsResource } from '@musi/api/music/songs'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { SongTables } from '../songs/songTables.ts'
import type { Moderation } from '#moderation/moderation.ts'
import { isSongHidden } from '../songs/isSongHidden.ts'
import type { SongService } from '../studio/songService.ts'
import { withDetails } from '../songs/songDetails.ts'
import { type HistoryNeeds, historyAnswer, placeOf } from '#history/endpoints/historyAnswer.ts'

type Needs = HistoryNeeds & {
  database: Pick<OwnDatabase, 'tables'>
  moderation: Pick<Moderation, 'has' | 'isHidden' | 'changeCount'>
  songService: Pick<SongService, 'changeCount'>
}

/** GET /api/songs: the jukebox's songs with their artists' details. A hidden song is only found by its id. */
export const songs = ({ index, database, moderation, songService }: Needs): Endpoint =>
  historyAnswer('songs', songsResource, { index }, (asked) => asked, placeOf, {
    changeCount: () => songService.changeCount() + moderation.changeCount(),
    async complete(rows, { song }) {
      const tables = await database.tables<SongTables>()
      if (tables === null) return null
      const listed = song === null ? rows.filter((each) => !isSongHidden(moderation, each)) : rows
      return withDetails(tables, listed, moderation)
    },
  })
