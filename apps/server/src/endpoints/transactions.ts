import { problemAnswer } from '../http/problemAnswer.ts'
import type { Endpoint } from '../http/route.ts'
import type { ChainIndex } from '../index/chainIndex.ts'
import { type HistoryNeeds, addressIn, choiceIn, historyAnswer, needed, placeIn } from './historyAnswer.ts'

type Needs = HistoryNeeds & { index: Pick<ChainIndex, 'hasTransactions'> }

/** GET /api/transactions?account=&untold=&before=: everything that was sent on a chain of our own. */
export const transactions =
  (needs: Needs): Endpoint =>
  (request) =>
    needs.index.hasTransactions
      ? historyAnswer<'transactions'>(
          needs,
          request,
          () => {
            const isUntold = choiceIn(request, 'untold', ['yes']) !== null
            const account = addressIn(request, 'account')
            const before = placeIn(request, 'before')
            return {
              kind: 'transactions',
              account: isUntold ? needed(account, 'account') : account,
              isUntold,
              before: before && { block: before.block, place: before.log },
            }
          },
          ({ block, place }) => `${block}.${place}`,
        )
      : problemAnswer(404, 'noHistory', 'Of this chain only what was done with the exchange is kept.')
