import { actsResource } from '@musi/api/history/acts'
import type { Endpoint } from '#edge/http/route.ts'
import type { LogPlace } from '../store/historyPart.ts'
import { badQuery, required } from './parseQuery.ts'
import { type HistoryNeeds, historyAnswer, placeOf } from './historyAnswer.ts'
import { transactionsResource } from '@musi/api/history/transactions'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { ChainIndex } from '../chainIndex.ts'
import { movesResource } from '@musi/api/history/moves'
import { candlesResource } from '@musi/api/history/candles'
import { pairsResource } from '@musi/api/history/pairs'
import { holdersResource } from '@musi/api/history/holders'
import { delegatesResource, delegationsResource } from '@musi/api/history/delegates'
import { proposalsResource } from '@musi/api/history/proposals'

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

/** GET /api/moves: transfers of artist tokens, voting tokens and pair shares. */
export const moves = (needs: HistoryNeeds): Endpoint =>
  historyAnswer('moves', movesResource, needs, (query) => query, placeOf)

/** GET /api/candles: price candles of a pair. */
export const candles = (needs: HistoryNeeds): Endpoint =>
  historyAnswer(
    'candles',
    candlesResource,
    needs,
    (query) => query,
    ({ startSeconds }) => String(startSeconds),
  )

/** GET /api/pairs: the pairs of the exchange with their reserves. */
export const pairs = (needs: HistoryNeeds): Endpoint =>
  historyAnswer(
    'pairs',
    pairsResource,
    needs,
    ({ after }) => ({ after: after ?? 0 }),
    ({ number }) => String(number),
  )

/** GET /api/holders: holders of a token whose transfers are followed. */
export const holders = (needs: HistoryNeeds): Endpoint =>
  historyAnswer(
    'holders',
    holdersResource,
    needs,
    ({ token, after }) => ({ token, after: after ?? 0 }),
    ({ place }) => String(place),
  )

/** GET /api/delegates: accounts with votes. */
export const delegates = (needs: HistoryNeeds): Endpoint =>
  historyAnswer(
    'delegates',
    delegatesResource,
    needs,
    ({ after }) => ({ after: after ?? 0 }),
    ({ place }) => String(place),
  )

/** GET /api/delegations: accounts that delegate their votes, and to whom. */
export const delegations = (needs: HistoryNeeds): Endpoint =>
  historyAnswer('delegations', delegationsResource, needs, (query) => query, placeOf)

/** GET /api/proposals: proposals and their outcome. */
export const proposals = (needs: HistoryNeeds): Endpoint =>
  historyAnswer('proposals', proposalsResource, needs, (query) => query, placeOf)
