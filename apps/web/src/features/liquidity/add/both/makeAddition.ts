import type { ShownWrite } from '@musi/chain/sendWrite'
import type { Asset } from '@musi/chain/sendWrite/promisedAmounts'
import { addLiquidity } from '@musi/chain/writes/addLiquidity'
import type { Amount, Currency, Token } from '@musi/domain/currency'
import { exchangeAddresses } from '../../../../platform/session/exchange/exchangeAddresses.ts'
import type { AddTerms } from './addIntent.ts'
import { type Addition, minimumOf } from './addition.ts'

const isToken = (amount: Amount): amount is Amount<Token> => amount.currency.kind === 'token'

/** As the router takes them: the native currency, if it is one of them, comes second. */
function tokenFirst({ a, b }: Addition): readonly [Amount<Token>, Amount] {
  if (isToken(a)) return [a, b]
  if (isToken(b)) return [b, a]
  throw new RangeError('At most one side of a pair is native.')
}

const placeOf = (currency: Currency) => (currency.kind === 'native' ? currency.kind : currency.address)
const assetOf = (currency: Currency): Asset =>
  currency.kind === 'native' ? { kind: 'native' } : { kind: 'token', address: currency.address }

/** Builds the transaction that adds both tokens. */
export function makeAddition({ addition, account, slippageBps }: AddTerms, deadlineSeconds: bigint): ShownWrite {
  const { router, multicall } = exchangeAddresses()
  const least = (raw: bigint) => minimumOf(raw, addition, slippageBps)
  const [first, second] = tokenFirst(addition)
  const ending = { recipient: account, deadlineSeconds }
  return {
    write: addLiquidity({
      router,
      a: { token: first.currency.address, amount: first.raw, minimum: least(first.raw) },
      b: { token: placeOf(second.currency), amount: second.raw, minimum: least(second.raw) },
      ...ending,
    }),
    shown: {
      kind: 'addLiquidity',
      tokenA: first.currency.address,
      tokenB: placeOf(second.currency),
      amountA: first.raw,
      amountB: second.raw,
      minimumA: least(first.raw),
      minimumB: least(second.raw),
      ...ending,
    },
    promised: {
      pays: [addition.a, addition.b].map(({ currency, raw }) => ({
        asset: assetOf(currency),
        amount: raw,
        bound: 'atMost' as const,
      })),
      // Whatever price keeps both minimums gives at least the root of (1 − slippage) of the shares, which is more.
      gets: [
        {
          asset: { kind: 'shares', address: addition.shares.currency.address },
          amount: least(addition.shares.raw),
          bound: 'atLeast',
        },
      ],
      balanceReader: multicall,
    },
  }
}
