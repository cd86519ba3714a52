import type { ShownWrite } from '@musi/chain/sendWrite'
import type { Asset, PromisedAmounts } from '@musi/chain/sendWrite/promisedAmounts'
import type { SignedPermit } from '@musi/chain/writes/signedPermit'
import { removeLiquidity } from '@musi/chain/writes/removeLiquidity'
import type { Address } from '@musi/domain/address'
import type { Amount, Currency, Token } from '@musi/domain/currency'
import { liquidityMinimum } from '@musi/domain/liquidity/liquidityMinimum'
import { exchangeAddresses } from '../../../platform/session/exchange/exchangeAddresses.ts'

/** A signature in place of an approval. It is good until its own time. */
export type SignedRemoval = { readonly permit: SignedPermit }

export type RemovalTerms = {
  readonly a: Amount
  readonly b: Amount
  readonly shares: Amount<Token>
  readonly account: Address
  readonly slippageBps: number
  readonly permit: SignedRemoval | null
}

const assetOf = (currency: Currency): Asset =>
  currency.kind === 'native' ? { kind: 'native' } : { kind: 'token', address: currency.address }

/** The native currency is the second side of the router's call, whichever side it is on the screen. */
function orderedSides({ a, b, slippageBps }: RemovalTerms) {
  const [first, second] = a.currency.kind === 'native' ? [b, a] : [a, b]
  if (first.currency.kind === 'native') throw new RangeError('One side of a pool is a token.')
  const tokenB: Address | 'native' = second.currency.kind === 'native' ? 'native' : second.currency.address
  return {
    tokenA: first.currency.address,
    tokenB,
    minimumA: liquidityMinimum(first.raw, slippageBps),
    minimumB: liquidityMinimum(second.raw, slippageBps),
  }
}

/** The shares leave, and at least both minimums come. */
const promiseOf = ({ a, b, shares, slippageBps }: RemovalTerms): PromisedAmounts => ({
  pays: [{ asset: { kind: 'shares', address: shares.currency.address }, amount: shares.raw, bound: 'exactly' }],
  gets: [a, b].map(({ currency, raw }) => ({
    asset: assetOf(currency),
    amount: liquidityMinimum(raw, slippageBps),
    bound: 'atLeast' as const,
  })),
  balanceReader: exchangeAddresses().multicall,
})

/** Builds the transaction of a removal (spec: liquidity.remove-calls). */
export function makeRemoval(terms: RemovalTerms, latestDeadline: bigint): ShownWrite {
  const { shares, account: recipient, permit } = terms
  const { tokenA, tokenB, minimumA, minimumB } = orderedSides(terms)
  const deadlineSeconds = permit?.permit.deadlineSeconds ?? latestDeadline
  return {
    write: removeLiquidity({
      router: exchangeAddresses().router,
      liquidity: shares.raw,
      a: { token: tokenA, minimum: minimumA },
      b: { token: tokenB, minimum: minimumB },
      recipient,
      allowance: permit === null ? { by: 'approval', deadlineSeconds } : { by: 'permit', permit: permit.permit },
    }),
    shown: {
      kind: 'removeLiquidity',
      tokenA,
      tokenB,
      minimumA,
      minimumB,
      liquidity: shares.raw,
      recipient,
      deadlineSeconds,
    },
    promised: promiseOf(terms),
  }
}
