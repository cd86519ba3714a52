import type { Endpoint } from '../http/route.ts'
import { type HistoryNeeds, historyAnswer, placeIn, placeOf } from './historyAnswer.ts'

/** GET /api/songs?before=: the songs of the jukebox as they stand. */
export const songs =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'songs'>(needs, request, () => ({ kind: 'songs', before: placeIn(request, 'before') }), placeOf)
