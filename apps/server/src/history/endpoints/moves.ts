import { movesResource } from '@musi/api/history/moves'
import type { Endpoint } from '#edge/http/route.ts'
import { type HistoryNeeds, historyAnswer, placeOf } from './historyAnswer.ts'

/** GET /api/moves: where artist tokens, votes and shares of pairs went. */
export const moves = (needs: HistoryNeeds): Endpoint =>
  historyAnswer('moves', movesResource, needs, (asked) => asked, placeOf)
