import type { Endpoint } from '../http/route.ts'
import { type HistoryNeeds, addressIn, historyAnswer, placeIn, placeOf } from './historyAnswer.ts'

/** GET /api/songs?artist=&before=: the songs of the jukebox as they stand. */
export const songs =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'songs'>(
      needs,
      request,
      () => ({ kind: 'songs', artist: addressIn(request, 'artist'), before: placeIn(request, 'before') }),
      placeOf,
    )
