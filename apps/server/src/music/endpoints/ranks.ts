import { rankPayersResource, rankedArtistsResource, rankedSongsResource } from '@musi/api/history/ranks'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { SongTables } from '../songs/songTables.ts'
import type { Moderation } from '#moderation/moderation.ts'
import { isSongHidden } from '../songs/isSongHidden.ts'
import type { SongService } from '../studio/songService.ts'
import { withTitles } from '../songs/songTitles.ts'
import { required } from '#history/endpoints/parseQuery.ts'
import { type HistoryNeeds, historyAnswer } from '#history/endpoints/historyAnswer.ts'

const placeOfRow = ({ place }: { place: number }) => String(place)

type Needs = HistoryNeeds & {
  database: Pick<OwnDatabase, 'tables'>
  songService: Pick<SongService, 'changeCount'>
  moderation: Pick<Moderation, 'isHidden' | 'changeCount'>
}

/** GET /api/ranks/songs: songs ranked by their payers. */
export const rankedSongs = ({ index, database, songService, moderation }: Needs): Endpoint =>
  historyAnswer('rankedSongs', rankedSongsResource, { index }, ({ after }) => ({ after: after ?? 0 }), placeOfRow, {
    changeCount: () => songService.changeCount() + moderation.changeCount(),
    async complete(rows) {
      const tables = await database.tables<SongTables>()
      if (tables === null) return null
      return withTitles(
        tables,
        rows.filter((row) => !isSongHidden(moderation, row)),
      )
    },
  })

/** GET /api/ranks/artists: artists ranked by the payers of their songs. */
export const rankedArtists = ({ index, moderation }: Omit<Needs, 'database' | 'songService'>): Endpoint =>
  historyAnswer('rankedArtists', rankedArtistsResource, { index }, ({ after }) => ({ after: after ?? 0 }), placeOfRow, {
    changeCount: moderation.changeCount,
    complete: (rows) =>
      Promise.resolve(rows.filter(({ artist }) => !moderation.isHidden({ kind: 'account', id: artist }))),
  })

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
