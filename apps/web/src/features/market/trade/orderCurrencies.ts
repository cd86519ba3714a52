import type { Address } from '@musi/domain/address'
import { type Currency, currencyId } from '@musi/domain/currency'
import { bookTokens, wrappedNative } from '#platform/session/chain/bookTokens.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { tokensForTests } from '#platform/tokens/token-select/tokenGroups.ts'
import type { OrderSubject } from './newOrder.ts'

type OrderCurrencies = {
  /** The usual ones, each at one press. */
  readonly first: readonly Currency[]
  /** All remaining known currencies, test tokens last. */
  readonly rest: readonly Currency[]
}

/** Currencies a price can be in; the native one cannot be taken from a bidder. `artistToken` is the creator's own. */
export function orderCurrencies({ what }: Pick<OrderSubject, 'what'>, artistToken: Currency | null): OrderCurrencies {
  const known = [...bookTokens().values()]
  const main = what === 'sell' ? nativeCurrency() : wrappedNative()
  const usdc = known.find((each) => each.symbol === 'USDC')
  const first = [main, usdc, artistToken].filter((each) => each !== null && each !== undefined)
  const ids = new Set(first.map(currencyId))
  const forTests = new Set<Address>(tokensForTests())
  const rest = known.filter((each) => !ids.has(currencyId(each)))
  return { first, rest: rest.toSorted((a, b) => Number(forTests.has(a.address)) - Number(forTests.has(b.address))) }
}
