import { holdersResource } from '@musi/api/history/holders'
import type { Endpoint } from '#edge/http/route.ts'
import { type HistoryNeeds, historyAnswer } from './historyAnswer.ts'

/** GET /api/holders: holders of a token whose transfers are followed. */
export const holders = (needs: HistoryNeeds): Endpoint =>
  historyAnswer(
    'holders',
    holdersResource,
    needs,
    ({ token, after }) => ({ token, after: after ?? 0 }),
    ({ place }) => String(place),
  )
