import { marketPoolsResource, marketResource, marketTokensResource } from '@musi/api/market/market'
import { positionsResource } from '@musi/api/history/positions'
import { historyAnswer } from './historyAnswer.ts'
import { marketEndpoint } from './marketEndpoint.ts'
import { worthResource } from '@musi/api/history/worth'

const placeOfRow = ({ place }: { place: number }) => String(place)

/** GET /api/market: figures of the whole exchange and jukebox. */
export const market = marketEndpoint((prices, needs) =>
  historyAnswer(
    'market',
    marketResource,
    needs,
    () => ({ market: prices }),
    () => '',
  ),
)

/** GET /api/market/pools: every pool with its reserves and trades. */
export const marketPools = marketEndpoint((prices, needs) =>
  historyAnswer(
    'marketPools',
    marketPoolsResource,
    needs,
    ({ after }) => ({ market: prices, after: after ?? 0 }),
    placeOfRow,
  ),
)

/** GET /api/market/tokens: every token with a pool. */
export const marketTokens = marketEndpoint((prices, needs) =>
  historyAnswer(
    'marketTokens',
    marketTokensResource,
    needs,
    ({ after }) => ({ market: prices, after: after ?? 0 }),
    placeOfRow,
    {
      changeCount: needs.moderation.changeCount,
      complete: (rows) =>
        Promise.resolve(rows.filter(({ token }) => !needs.moderation.isHidden({ kind: 'token', id: token }))),
    },
  ),
)

/** GET /api/positions: the deposits, withdrawals and shares behind an account's positions. */
export const positions = marketEndpoint(({ staking }, needs) =>
  historyAnswer(
    'positions',
    positionsResource,
    needs,
    ({ account, pair, after }) => ({ account, pair, after: after ?? 0, staking }),
    ({ number }) => String(number),
  ),
)

/** GET /api/worth: an account's holdings over time, and their worth. */
export const worth = marketEndpoint((market, needs) =>
  historyAnswer(
    'worth',
    worthResource,
    needs,
    (query) => ({ ...query, market }),
    ({ timeSeconds }) => String(timeSeconds),
  ),
)
