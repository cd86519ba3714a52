import type { Address } from '@musi/domain/address'
import { type Currency, currencyId } from '@musi/domain/currency'
import { bookTokens, wrappedNative } from '#platform/session/chain/bookTokens.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { tokensForTests } from '#platform/tokens/token-select/tokenGroups.ts'
import type { OrderSubject } from './newOrder.ts'

type OrderCurrencies = {
  /** The usual currencies, each with its own button. */
  readonly mainCurrencies: readonly Currency[]
  /** All remaining known currencies, test tokens last. */
  readonly otherCurrencies: readonly Currency[]
}

/** Currencies a price can be in; the native one cannot be taken from a bidder. `artistToken` is the creator's own. */
export function orderCurrencies({ what }: Pick<OrderSubject, 'what'>, artistToken: Currency | null): OrderCurrencies {
  const knownTokens = [...bookTokens().values()]
  const defaultCurrency = what === 'sell' ? nativeCurrency() : wrappedNative()
  const usdc = knownTokens.find((each) => each.symbol === 'USDC')
  const mainCurrencies = [defaultCurrency, usdc, artistToken].filter((each) => each !== null && each !== undefined)
  const ids = new Set(mainCurrencies.map(currencyId))
  const testTokens = new Set<Address>(tokensForTests())
  const otherCurrencies = knownTokens.filter((each) => !ids.has(currencyId(each)))
  return {
    mainCurrencies,
    otherCurrencies: otherCurrencies.toSorted(
      (a, b) => Number(testTokens.has(a.address)) - Number(testTokens.has(b.address)),
    ),
  }
}
