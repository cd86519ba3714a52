import { actsResource } from '@musi/api/history/acts'
import type { Endpoint } from '#edge/http/route.ts'
import type { LogPlace } from '../store/historyPart.ts'
import { badQuery } from './askedQuery.ts'
import { type HistoryNeeds, historyAnswer, placeOf } from './historyAnswer.ts'

/** GET /api/acts: acts by an account or on a subject. */
export const acts = (needs: HistoryNeeds): Endpoint =>
  historyAnswer(
    'acts',
    actsResource,
    needs,
    ({ account, contract, song, order, proposal, kind, before, after }) => ({
      account,
      subject: contract ?? song ?? order ?? proposal,
      act: kind,
      before,
      ...(after === null ? {} : { after: onlyAfter(after, before) }),
    }),
    placeOf,
  )

/** Rejects a request that names both cursors, because a page has one direction. */
const onlyAfter = (after: LogPlace, before: LogPlace | null): LogPlace =>
  before === null ? after : badQuery('Name `before` or `after`, not both: a page is newest first or oldest first.')
