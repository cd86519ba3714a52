import type { MadeWrite } from '@musi/chain/sendWrite'
import { assetOf } from '@musi/chain/sendWrite/assetOf'
import type { PromisedAmounts } from '@musi/chain/sendWrite/promisedAmounts'
import { removeLiquidity } from '@musi/chain/writes/liquidity/removeLiquidity'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { type RemovalTerms, routedSides } from './removalTerms.ts'

/** The promise: exactly the shares leave, and at least both minimums arrive. */
const promiseOf = ({ a, b, shares }: RemovalTerms): PromisedAmounts => ({
  pays: [{ asset: { kind: 'shares', address: shares.currency.address }, amount: shares.raw, bound: 'exactly' }],
  gets: [a, b].map(({ minimum }) => ({
    asset: assetOf(minimum.currency),
    amount: minimum.raw,
    bound: 'atLeast' as const,
  })),
  balanceReader: exchangeAddresses().multicall,
})

/** Builds the transaction of a removal (spec: liquidity.remove-calls). */
export function makeRemoval(terms: RemovalTerms, deadlineSeconds: bigint): MadeWrite {
  const { shares, account: recipient, permit } = terms
  const { tokenA, tokenB, minimumA, minimumB } = routedSides(terms)
  return {
    write: removeLiquidity({
      router: exchangeAddresses().router,
      liquidity: shares.raw,
      a: { token: tokenA, minimum: minimumA },
      b: { token: tokenB, minimum: minimumB },
      recipient,
      allowance: permit === null ? { by: 'approval', deadlineSeconds } : { by: 'permit', permit },
    }),
    promised: promiseOf(terms),
  }
}
