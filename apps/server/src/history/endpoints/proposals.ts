import { proposalsResource } from '@musi/api/history/proposals'
import type { Endpoint } from '#edge/http/route.ts'
import { type HistoryNeeds, historyAnswer, placeOf } from './historyAnswer.ts'

/** GET /api/proposals: proposals and their outcome. */
export const proposals = (needs: HistoryNeeds): Endpoint =>
  historyAnswer('proposals', proposalsResource, needs, (asked) => asked, placeOf)
