import { candlesResource } from '@musi/api/history/candles'
import type { Endpoint } from '#edge/http/route.ts'
import { type HistoryNeeds, historyAnswer } from './historyAnswer.ts'

/** GET /api/candles: price candles of a pair. */
export const candles = (needs: HistoryNeeds): Endpoint =>
  historyAnswer(
    'candles',
    candlesResource,
    needs,
    (asked) => asked,
    ({ startSeconds }) => String(startSeconds),
  )
