import type { Endpoint } from '../http/route.ts'
import { type HistoryNeeds, addressIn, historyAnswer, placeIn, placeOf } from './historyAnswer.ts'

/** GET /api/moves?account=&token=&before=: where artist tokens, votes and shares of pairs went. */
export const moves =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'moves'>(
      needs,
      request,
      () => ({
        kind: 'moves',
        account: addressIn(request, 'account'),
        token: addressIn(request, 'token'),
        before: placeIn(request, 'before'),
      }),
      placeOf,
    )
