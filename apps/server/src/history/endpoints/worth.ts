import { worthResource } from '@musi/api/history/worth'
import { historyAnswer } from './historyAnswer.ts'
import { ofMarket } from './ofMarket.ts'

/** GET /api/worth: an account's holdings over time, and their worth. */
export const worth = ofMarket((market, needs) =>
  historyAnswer(
    'worth',
    worthResource,
    needs,
    (asked) => ({ ...asked, market }),
    ({ timeSeconds }) => String(timeSeconds),
  ),
)
