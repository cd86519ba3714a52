import type { PageConfig } from '@musi/api/page/pageConfig'
import type { AddressBook } from '@musi/domain/addressBook'
import type { Endpoint } from '#edge/http/route.ts'
import type { Moderation } from '#moderation/moderation.ts'
import type { WorthMarket } from '../figures/worthPoints.ts'
import { type HistoryNeeds, noHistory } from './historyAnswer.ts'
import { dollarTokens } from '@musi/domain/staking/dollarTokens'

type Needs = HistoryNeeds & {
  pageConfig: () => Pick<PageConfig, 'book'>
  moderation: Pick<Moderation, 'isHidden' | 'changeCount'>
}

/** An endpoint whose figures depend on the address book. */
export const marketEndpoint =
  (answer: (market: WorthMarket, needs: Needs) => Endpoint) =>
  (needs: Needs): Endpoint => {
    let last: { book: AddressBook; endpoint: Endpoint } | null = null
    return (request) => {
      const { book } = needs.pageConfig()
      if (book === null) return noHistory()
      // An endpoint caches its answers, so each address book has its own endpoint.
      if (last?.book !== book) last = { book, endpoint: answer(bookMarket(book), needs) }
      return last.endpoint(request)
    }
  }

/** The tokens and pools from which prices are computed on an address book's chain. */
function bookMarket({ tokens, contracts, stakingPools }: AddressBook): WorthMarket {
  const dollars = dollarTokens(tokens)
  return {
    wrapped: contracts.wrappedNative,
    dollars: dollars.map(({ address }) => address),
    decimals: dollars[0]?.decimals ?? 0,
    known: tokens.map(({ address }) => address),
    staking: stakingPools,
  }
}
