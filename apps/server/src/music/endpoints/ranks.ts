import { rankPayersResource, rankedArtistsResource, rankedSongsResource } from '@musi/api/history/ranks'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { SongTables } from '../songs/songTables.ts'
import type { SongService } from '../studio/songService.ts'
import { withTitles } from '../songs/withTitles.ts'
import { required } from '#history/endpoints/askedQuery.ts'
import { type HistoryNeeds, historyAnswer } from '#history/endpoints/historyAnswer.ts'

const placeOfRow = ({ place }: { place: number }) => String(place)

type Needs = HistoryNeeds & {
  database: Pick<OwnDatabase, 'tables'>
  songService: Pick<SongService, 'changeCount'>
}

/** GET /api/ranks/songs: songs ranked by their payers. */
export const rankedSongs = ({ index, database, songService }: Needs): Endpoint =>
  historyAnswer('rankedSongs', rankedSongsResource, { index }, ({ after }) => ({ after: after ?? 0 }), placeOfRow, {
    changeCount: songService.changeCount,
    async complete(rows) {
      const tables = await database.tables<SongTables>()
      return tables === null ? null : withTitles(tables, rows)
    },
  })

/** GET /api/ranks/artists: artists ranked by the payers of their songs. */
export const rankedArtists = (needs: HistoryNeeds): Endpoint =>
  historyAnswer('rankedArtists', rankedArtistsResource, needs, ({ after }) => ({ after: after ?? 0 }), placeOfRow)

/** GET /api/ranks/payers: the payments behind the rank of a song or an artist. */
export const rankPayers = (needs: HistoryNeeds): Endpoint =>
  historyAnswer(
    'rankPayers',
    rankPayersResource,
    needs,
    ({ artist, song, after }) => ({
      of: artist === null ? { song: required(song, 'song') } : { artist },
      after: after ?? 0,
    }),
    placeOfRow,
  )
