import { movesResource } from '@musi/api/history/moves'
import type { Endpoint } from '#edge/http/route.ts'
import { type HistoryNeeds, historyAnswer, placeOf } from './historyAnswer.ts'

/** GET /api/moves: transfers of artist tokens, voting tokens and pair shares. */
export const moves = (needs: HistoryNeeds): Endpoint =>
  historyAnswer('moves', movesResource, needs, (asked) => asked, placeOf)
