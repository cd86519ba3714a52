import { pairsResource } from '@musi/api/history/pairs'
import type { Endpoint } from '#edge/http/route.ts'
import { type HistoryNeeds, historyAnswer } from './historyAnswer.ts'

/** GET /api/pairs: the pairs of the exchange with their reserves. */
export const pairs = (needs: HistoryNeeds): Endpoint =>
  historyAnswer(
    'pairs',
    pairsResource,
    needs,
    ({ after }) => ({ after: after ?? 0 }),
    ({ number }) => String(number),
  )
