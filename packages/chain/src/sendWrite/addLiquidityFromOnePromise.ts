import type { Address } from '@musi/domain/address'
import type { AddLiquidityFromOne } from '../writes/liquidity/addLiquidityFromOne.ts'
import type { PromisedAmounts } from './promisedAmounts.ts'

type Promised = Pick<AddLiquidityFromOne, 'token' | 'amount' | 'minimumShares'> & {
  pair: Address
  /** The multicall contract, which tells native balances. */
  balanceReader: Address
}

/**
 * The promise on screen (spec: liquidity.from-one-promise). Some of the payment may come back, and nothing else leaves.
 */
export const addLiquidityFromOnePromise = ({
  token,
  amount,
  minimumShares,
  pair,
  balanceReader,
}: Promised): PromisedAmounts => ({
  pays: [
    { asset: token === 'native' ? { kind: 'native' } : { kind: 'token', address: token }, amount, bound: 'atMost' },
  ],
  gets: [{ asset: { kind: 'shares', address: pair }, amount: minimumShares, bound: 'atLeast' }],
  balanceReader,
})
