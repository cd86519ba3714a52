import type { MadeWrite } from '@musi/chain/sendWrite'
import { assetOf } from '@musi/chain/sendWrite/assetOf'
import { addLiquidity } from '@musi/chain/writes/addLiquidity'
import { type Amount, addressOrNative } from '@musi/domain/currency'
import { exchangeAddresses } from '../../../../platform/session/exchange/exchangeAddresses.ts'
import { type AddTerms, tokenFirst } from './addTerms.ts'
import { minimumOf } from './addition.ts'

/** Builds the transaction that adds both tokens. */
export function makeAddition(terms: AddTerms, deadlineSeconds: bigint): MadeWrite {
  const { router, multicall } = exchangeAddresses()
  const { a, b, shares, account } = terms
  const [first, second] = tokenFirst(terms)
  const sideOf = ({ raw }: Amount) => ({ amount: raw, minimum: minimumOf(raw, terms) })
  return {
    write: addLiquidity({
      router,
      a: { token: first.currency.address, ...sideOf(first) },
      b: { token: addressOrNative(second.currency), ...sideOf(second) },
      recipient: account,
      deadlineSeconds,
    }),
    promised: {
      pays: [a, b].map(({ currency, raw }) => ({ asset: assetOf(currency), amount: raw, bound: 'atMost' as const })),
      // Whatever price keeps both minimums gives at least the root of (1 − slippage) of the shares, which is more.
      gets: [
        {
          asset: { kind: 'shares', address: shares.currency.address },
          amount: minimumOf(shares.raw, terms),
          bound: 'atLeast',
        },
      ],
      balanceReader: multicall,
    },
  }
}
