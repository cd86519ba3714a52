import type { Endpoint } from '../http/route.ts'
import { type HistoryNeeds, historyAnswer, numberIn } from './historyAnswer.ts'

/** GET /api/pairs?after=: the pairs of the exchange with what they hold. */
export const pairs =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'pairs'>(
      needs,
      request,
      () => ({ kind: 'pairs', after: numberIn(request, 'after') ?? 0 }),
      ({ number }) => String(number),
    )
