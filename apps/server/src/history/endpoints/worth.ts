import { worthResource } from '@musi/api/history/worth'
import type { PageConfig } from '@musi/api/page/pageConfig'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { bookMarket } from './bookMarket.ts'
import { type HistoryNeeds, historyAnswer } from './historyAnswer.ts'

type Needs = HistoryNeeds & { pageConfig: () => Pick<PageConfig, 'book'> }

/** GET /api/worth: an account's holdings over time, and their worth. */
export const worth =
  (needs: Needs): Endpoint =>
  (request) => {
    const { book } = needs.pageConfig()
    if (book === null) return problemAnswer(404, 'noHistory', 'Nothing is kept here of what happened on this chain.')
    const market = bookMarket(book)
    const answer = historyAnswer(
      'worth',
      worthResource,
      needs,
      (asked) => ({ ...asked, market }),
      ({ timeSeconds }) => String(timeSeconds),
    )
    return answer(request)
  }
