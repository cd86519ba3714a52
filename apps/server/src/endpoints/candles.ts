import { CANDLE_STEPS } from '@musi/api/candles'
import type { Endpoint } from '../http/route.ts'
import { type HistoryNeeds, addressIn, choiceIn, historyAnswer, needed, numberIn } from './historyAnswer.ts'

/** GET /api/candles?pair=&step=3600&before=: what a pair was traded at. */
export const candles =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'candles'>(
      needs,
      request,
      () => ({
        kind: 'candles',
        pair: needed(addressIn(request, 'pair'), 'pair'),
        step: choiceIn(request, 'step', CANDLE_STEPS) ?? 3600,
        before: numberIn(request, 'before'),
      }),
      ({ startSeconds }) => String(startSeconds),
    )
