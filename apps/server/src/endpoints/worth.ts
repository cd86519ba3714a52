import { WORTH_STEPS } from '@musi/api/worth'
import type { PageConfig } from '@musi/api/pageConfig'
import { problemAnswer } from '../http/problemAnswer.ts'
import type { Endpoint } from '../http/route.ts'
import { bookMarket } from './bookMarket.ts'
import { type HistoryNeeds, addressIn, choiceIn, historyAnswer, needed, numberIn } from './historyAnswer.ts'

const DAY_SECONDS = 86_400

type Needs = HistoryNeeds & { pageConfig: () => Pick<PageConfig, 'book'> }

/** GET /api/worth?account=&step=&before=: what an account had over time, and what that was worth. */
export const worth =
  (needs: Needs): Endpoint =>
  (request) => {
    const { book } = needs.pageConfig()
    if (book === null) return problemAnswer(404, 'noHistory', 'Nothing is kept here of what happened on this chain.')
    const market = bookMarket(book)
    return historyAnswer<'worth'>(
      needs,
      request,
      () => ({
        kind: 'worth',
        account: needed(addressIn(request, 'account'), 'account'),
        step: choiceIn(request, 'step', WORTH_STEPS) ?? DAY_SECONDS,
        before: numberIn(request, 'before'),
        market,
      }),
      ({ timeSeconds }) => String(timeSeconds),
    )
  }
