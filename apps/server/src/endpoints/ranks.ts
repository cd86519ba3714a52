import type { OwnDatabase } from '../database/ownDatabase.ts'
import type { Endpoint } from '../http/route.ts'
import type { SongTables } from '../songs/songTables.ts'
import { withTitles } from '../songs/withTitles.ts'
import { type HistoryNeeds, addressIn, historyAnswer, idIn, needed, numberIn } from './historyAnswer.ts'

const placeOfRow = ({ place }: { place: number }) => String(place)

type Needs = HistoryNeeds & { own: Pick<OwnDatabase, 'tables'> }

/** GET /api/ranks/songs?after=: songs by who paid for them. */
export const rankedSongs =
  ({ index, own }: Needs): Endpoint =>
  (request) =>
    historyAnswer<'rankedSongs'>(
      { index },
      request,
      () => ({ kind: 'rankedSongs', after: numberIn(request, 'after') ?? 0 }),
      placeOfRow,
      async (rows) => {
        const tables = await own.tables<SongTables>()
        return tables === null ? null : withTitles(tables, rows)
      },
    )

/** GET /api/ranks/artists?after=: artists by who paid for their songs. */
export const rankedArtists =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'rankedArtists'>(
      needs,
      request,
      () => ({ kind: 'rankedArtists', after: numberIn(request, 'after') ?? 0 }),
      placeOfRow,
    )

function rankIn(request: Parameters<Endpoint>[0]) {
  const artist = addressIn(request, 'artist')
  return artist === null ? { song: needed(idIn(request, 'song'), 'song') } : { artist }
}

/** GET /api/ranks/payers?song=&artist=&after=: what the rank of a song or of an artist is made of. */
export const rankPayers =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'rankPayers'>(
      needs,
      request,
      () => ({ kind: 'rankPayers', of: rankIn(request), after: numberIn(request, 'after') ?? 0 }),
      placeOfRow,
    )
