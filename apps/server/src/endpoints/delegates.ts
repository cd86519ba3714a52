import type { Endpoint } from '../http/route.ts'
import { type HistoryNeeds, addressIn, historyAnswer, numberIn, placeIn, placeOf } from './historyAnswer.ts'

/** GET /api/delegates?after=: who casts votes. */
export const delegates =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'delegates'>(
      needs,
      request,
      () => ({ kind: 'delegates', after: numberIn(request, 'after') ?? 0 }),
      ({ place }) => String(place),
    )

/** GET /api/delegations?delegate=&before=: whose votes these are. */
export const delegations =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'delegations'>(
      needs,
      request,
      () => ({
        kind: 'delegations',
        delegate: addressIn(request, 'delegate'),
        before: placeIn(request, 'before'),
      }),
      placeOf,
    )
