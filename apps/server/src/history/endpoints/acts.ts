import { actsResource } from '@musi/api/history/acts'
import type { Endpoint } from '#edge/http/route.ts'
import { type HistoryNeeds, historyAnswer, placeOf } from './historyAnswer.ts'

/** GET /api/acts: acts by an account or on a subject. */
export const acts = (needs: HistoryNeeds): Endpoint =>
  historyAnswer(
    'acts',
    actsResource,
    needs,
    ({ account, contract, song, order, proposal, kind, before }) => ({
      account,
      subject: contract ?? song ?? order ?? proposal,
      act: kind,
      before,
    }),
    placeOf,
  )
