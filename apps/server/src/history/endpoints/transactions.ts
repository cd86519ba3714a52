import { transactionsResource } from '@musi/api/history/transactions'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { ChainIndex } from '../chainIndex.ts'
import { required } from './askedQuery.ts'
import { type HistoryNeeds, historyAnswer } from './historyAnswer.ts'

type Needs = HistoryNeeds & { index: Pick<ChainIndex, 'hasTransactions'> }

/** GET /api/transactions: all transactions of a development chain. */
export const transactions = (needs: Needs): Endpoint =>
  needs.index.hasTransactions
    ? historyAnswer(
        'transactions',
        transactionsResource,
        needs,
        ({ account, untold, before }) => ({
          account: untold === null ? account : required(account, 'account'),
          isUntold: untold !== null,
          before: before && { block: before.block, place: before.log },
        }),
        ({ block, place }) => `${block}.${place}`,
      )
    : () => problemAnswer(404, 'noHistory', 'Of this chain only what was done with the exchange is kept.')
