import type { Endpoint } from '../http/route.ts'
import { type HistoryNeeds, countedIn, historyAnswer, placeIn, placeOf } from './historyAnswer.ts'

/** GET /api/proposals?proposal=&before=: what was proposed, and what was decided about it. */
export const proposals =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'proposals'>(
      needs,
      request,
      () => ({ kind: 'proposals', proposal: countedIn(request, 'proposal'), before: placeIn(request, 'before') }),
      placeOf,
    )
