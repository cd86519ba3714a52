import type { Address } from '@musi/domain/address'
import type { AddLiquidityFromOne } from '../writes/liquidity/addLiquidityFromOne.ts'
import type { PromisedAmounts } from './promisedAmounts.ts'

type PromiseInput = Pick<AddLiquidityFromOne, 'token' | 'amount' | 'minimumShares'> & {
  pair: Address
  /** The multicall contract, which reads native balances. */
  balanceReader: Address
}

/**
 * The promise on screen (spec: liquidity.from-one-promise): at most the payment leaves the account, part of which may be refunded.
 */
export const addLiquidityFromOnePromise = ({
  token,
  amount,
  minimumShares,
  pair,
  balanceReader,
}: PromiseInput): PromisedAmounts => ({
  pays: [
    { asset: token === 'native' ? { kind: 'native' } : { kind: 'token', address: token }, amount, bound: 'atMost' },
  ],
  gets: [{ asset: { kind: 'shares', address: pair }, amount: minimumShares, bound: 'atLeast' }],
  balanceReader,
})
