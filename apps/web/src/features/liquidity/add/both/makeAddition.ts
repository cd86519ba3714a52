import type { MadeWrite } from '@musi/chain/sendWrite'
import { assetOf } from '@musi/chain/sendWrite/assetOf'
import type { Write } from '@musi/chain/write'
import { addLiquidity } from '@musi/chain/writes/liquidity/addLiquidity'
import { openPool } from '@musi/chain/writes/liquidity/openPool'
import type { Address } from '@musi/domain/address'
import { type Amount, addressOrNative } from '@musi/domain/currency'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { type AddTerms, tokenFirst } from './addTerms.ts'
import { reservesAfter, minimumShares, minimumOf } from './addition.ts'

/** Builds the transaction that adds both tokens. */
export function makeAddition(terms: AddTerms, deadlineSeconds: bigint): MadeWrite {
  const { multicall } = exchangeAddresses()
  const { a, b, shares, opening } = terms
  return {
    write:
      opening === null ? addByRouter(terms, deadlineSeconds) : openByContract(terms, opening.opener, deadlineSeconds),
    promised: {
      pays: [a, b].map(({ currency, raw }) => ({ asset: assetOf(currency), amount: raw, bound: 'atMost' as const })),
      // Safe, because at any price within both minimums the shares are at least the square root of
      // (1 − slippage) of those shown.
      gets: [
        {
          asset: { kind: 'shares', address: shares.currency.address },
          amount: minimumShares(terms),
          bound: 'atLeast',
        },
      ],
      balanceReader: multicall,
    },
  }
}

function addByRouter(terms: AddTerms, deadlineSeconds: bigint): Write {
  const [first, second] = tokenFirst(terms)
  const sideOf = ({ raw }: Amount) => ({ amount: raw, minimum: minimumOf(raw, terms) })
  return addLiquidity({
    router: exchangeAddresses().router,
    a: { token: first.currency.address, ...sideOf(first) },
    b: { token: addressOrNative(second.currency), ...sideOf(second) },
    recipient: terms.account,
    deadlineSeconds,
  })
}

function openByContract(terms: AddTerms, opener: Address, deadlineSeconds: bigint): Write {
  const [one, other] = reservesAfter(terms)
  const [first, second] = tokenFirst({ a: one, b: other })
  return openPool({
    opener,
    a: { token: first.currency.address, amount: first.raw },
    b: { token: addressOrNative(second.currency), amount: second.raw },
    minimumShares: minimumShares(terms),
    deadlineSeconds,
  })
}
