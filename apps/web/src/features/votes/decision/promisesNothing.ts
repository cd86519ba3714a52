import type { PromisedAmounts } from '@musi/chain/sendWrite/promisedAmounts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'

/** A decision costs its network fee, and moves nothing of the account. */
export const promisesNothing = (): PromisedAmounts => ({
  pays: [],
  gets: [],
  balanceReader: exchangeAddresses().multicall,
})
