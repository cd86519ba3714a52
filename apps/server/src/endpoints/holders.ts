import type { Endpoint } from '../http/route.ts'
import { type HistoryNeeds, addressIn, historyAnswer, needed, numberIn } from './historyAnswer.ts'

/** GET /api/holders?token=&after=: who has a token whose transfers are followed. */
export const holders =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'holders'>(
      needs,
      request,
      () => ({
        kind: 'holders',
        token: needed(addressIn(request, 'token'), 'token'),
        after: numberIn(request, 'after') ?? 0,
      }),
      ({ place }) => String(place),
    )
