import { rankPayersResource, rankedArtistsResource, rankedSongsResource } from '@musi/api/history/ranks'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { SongTables } from '../songs/songTables.ts'
import { withTitles } from '../songs/withTitles.ts'
import { needed } from '#history/endpoints/askedQuery.ts'
import { type HistoryNeeds, historyAnswer } from '#history/endpoints/historyAnswer.ts'

const placeOfRow = ({ place }: { place: number }) => String(place)

type Needs = HistoryNeeds & { database: Pick<OwnDatabase, 'tables'> }

/** GET /api/ranks/songs: songs by who paid for them. */
export const rankedSongs = ({ index, database }: Needs): Endpoint =>
  historyAnswer(
    'rankedSongs',
    rankedSongsResource,
    { index },
    ({ after }) => ({ after: after ?? 0 }),
    placeOfRow,
    async (rows) => {
      const tables = await database.tables<SongTables>()
      return tables === null ? null : withTitles(tables, rows)
    },
  )

/** GET /api/ranks/artists: artists by who paid for their songs. */
export const rankedArtists = (needs: HistoryNeeds): Endpoint =>
  historyAnswer('rankedArtists', rankedArtistsResource, needs, ({ after }) => ({ after: after ?? 0 }), placeOfRow)

/** GET /api/ranks/payers: what the rank of a song or of an artist is made of. */
export const rankPayers = (needs: HistoryNeeds): Endpoint =>
  historyAnswer(
    'rankPayers',
    rankPayersResource,
    needs,
    ({ artist, song, after }) => ({
      of: artist === null ? { song: needed(song, 'song') } : { artist },
      after: after ?? 0,
    }),
    placeOfRow,
  )
