import { delegatesResource, delegationsResource } from '@musi/api/history/delegates'
import type { Endpoint } from '#edge/http/route.ts'
import { type HistoryNeeds, historyAnswer, placeOf } from './historyAnswer.ts'

/** GET /api/delegates: accounts with votes. */
export const delegates = (needs: HistoryNeeds): Endpoint =>
  historyAnswer(
    'delegates',
    delegatesResource,
    needs,
    ({ after }) => ({ after: after ?? 0 }),
    ({ place }) => String(place),
  )

/** GET /api/delegations: accounts that delegate their votes, and to whom. */
export const delegations = (needs: HistoryNeeds): Endpoint =>
  historyAnswer('delegations', delegationsResource, needs, (asked) => asked, placeOf)
