import type { Endpoint } from '../http/route.ts'
import { type HistoryNeeds, historyAnswer, idIn, needed, numberIn } from './historyAnswer.ts'

const placeOfRow = ({ place }: { place: number }) => String(place)

/** GET /api/ranks/songs?after=: songs by who paid for them. */
export const rankedSongs =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'rankedSongs'>(
      needs,
      request,
      () => ({ kind: 'rankedSongs', after: numberIn(request, 'after') ?? 0 }),
      placeOfRow,
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

/** GET /api/ranks/payers?song=&after=: what the rank of a song is made of. */
export const rankPayers =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'rankPayers'>(
      needs,
      request,
      () => ({
        kind: 'rankPayers',
        song: needed(idIn(request, 'song'), 'song'),
        after: numberIn(request, 'after') ?? 0,
      }),
      placeOfRow,
    )
