import type { PageConfig } from '@musi/api/pageConfig'
import type { Endpoint } from '../http/route.ts'
import { problemAnswer } from '../http/problemAnswer.ts'
import type { WorthMarket } from '../index/worthPoints.ts'
import { bookMarket } from './bookMarket.ts'
import { type HistoryNeeds, addressIn, historyAnswer, needed, numberIn } from './historyAnswer.ts'

type Needs = HistoryNeeds & { pageConfig: () => Pick<PageConfig, 'book'> }
type Answer = (market: WorthMarket, needs: Needs, request: Parameters<Endpoint>[0]) => ReturnType<Endpoint>

const ofMarket =
  (answer: Answer) =>
  (needs: Needs): Endpoint =>
  (request) => {
    const { book } = needs.pageConfig()
    if (book === null) return problemAnswer(404, 'noHistory', 'Nothing is kept here of what happened on this chain.')
    return answer(bookMarket(book), needs, request)
  }

const placeOfRow = ({ place }: { place: number }) => String(place)

/** GET /api/market: the whole exchange and the whole jukebox. */
export const market = ofMarket((prices, needs, request) =>
  historyAnswer<'market'>(
    needs,
    request,
    () => ({ kind: 'market', market: prices }),
    () => '',
  ),
)

/** GET /api/market/pools?after=: every pool with what it holds and what was traded in it. */
export const marketPools = ofMarket((prices, needs, request) =>
  historyAnswer<'marketPools'>(
    needs,
    request,
    () => ({ kind: 'marketPools', market: prices, after: numberIn(request, 'after') ?? 0 }),
    placeOfRow,
  ),
)

/** GET /api/market/tokens?after=: every token that has a pool. */
export const marketTokens = ofMarket((prices, needs, request) =>
  historyAnswer<'marketTokens'>(
    needs,
    request,
    () => ({ kind: 'marketTokens', market: prices, after: numberIn(request, 'after') ?? 0 }),
    placeOfRow,
  ),
)

/** GET /api/positions?account=&pair=&after=: what the positions of an account are made of. */
export const positions = ofMarket(({ staking }, needs, request) =>
  historyAnswer<'positions'>(
    needs,
    request,
    () => ({
      kind: 'positions',
      account: needed(addressIn(request, 'account'), 'account'),
      pair: addressIn(request, 'pair'),
      after: numberIn(request, 'after') ?? 0,
      staking,
    }),
    ({ number }) => String(number),
  ),
)
