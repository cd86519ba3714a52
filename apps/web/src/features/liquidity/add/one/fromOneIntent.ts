import { type SealedTerms, sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import { assetOf } from '@musi/chain/sendWrite/assetOf'
import type { Address } from '@musi/domain/address'
import { type Amount, addressOrNative, amountOf, currencyId } from '@musi/domain/currency'
import { pooledToken } from '@musi/domain/exchange/wrap'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import type { FromOneAct } from './fromOneAct.ts'

const keyOf = ({ amount, other, minimumShares }: FromOneAct) =>
  `${amount.raw} ${currencyId(amount.currency)} ${currencyId(other)} ${minimumShares.raw}`

/** The intent for our contract, which swaps a part at the current reserves and adds both tokens. */
export function fromOneIntent(act: FromOneAct, adder: Address): SendIntent {
  const { amount, other, minimumShares } = act
  const { wrapped, multicall } = exchangeAddresses()
  const common = {
    token: addressOrNative(amount.currency),
    otherToken: pooledToken(other, wrapped.address),
    amount: amount.raw,
    minimumShares: minimumShares.raw,
  }
  return {
    key: `addLiquidityFromOne ${keyOf(act)}`,
    action: { kind: 'addLiquidityFromOne', amount, other },
    shown: sealedTerms({ kind: 'addLiquidityFromOne', ...common, deadlineSeconds: 'whenSent' }, [
      addressOrNative(amount.currency),
      addressOrNative(other),
      minimumShares.currency.address,
    ]),
    load: async () => {
      const [{ addLiquidityFromOne }, { addLiquidityFromOnePromise }] = await retryOnce(() =>
        Promise.all([
          import('@musi/chain/writes/liquidity/addLiquidityFromOne'),
          import('@musi/chain/sendWrite/addLiquidityFromOnePromise'),
        ]),
      )
      return (deadlineSeconds) => ({
        write: addLiquidityFromOne({ adder, ...common, deadlineSeconds }),
        promised: addLiquidityFromOnePromise({
          ...common,
          pair: minimumShares.currency.address,
          balanceReader: multicall,
        }),
      })
    },
  }
}

/** The swap of a part in the same pool, as the first step of a batch. */
export function partSwapIntent(act: FromOneAct, account: Address, sold: bigint, bought: bigint): SendIntent {
  const { amount, other } = act
  const { wrapped, router } = exchangeAddresses()
  const path = [pooledToken(amount.currency, wrapped.address), pooledToken(other, wrapped.address)] as const
  const native = amount.currency.kind === 'native' ? 'in' : other.kind === 'native' ? 'out' : 'neither'
  const exact = { exact: 'in', amountIn: sold, minimumOut: bought } as const
  const shown: SealedTerms = sealedTerms(
    {
      kind: 'swap',
      version: 'v2',
      path,
      native,
      recipient: account,
      deadlineSeconds: 'whenSent',
      ...exact,
    },
    [addressOrNative(amount.currency), addressOrNative(other)],
  )
  return actIntent({
    key: `swap part ${keyOf(act)}`,
    action: {
      kind: 'swap',
      input: amountOf(amount.currency, sold),
      output: amountOf(other, act.added.bought),
      recipient: null,
      version: 'v2',
    },
    shown,
    code: () => import('@musi/chain/writes/exchange/swap'),
    write: ({ swap }, deadlineSeconds) =>
      swap({ version: 'v2', router, native, path, recipient: account, deadlineSeconds, ...exact }),
    pays: [{ asset: assetOf(amount.currency), amount: sold, bound: 'atMost' }],
    gets: [{ asset: assetOf(other), amount: bought, bound: 'atLeast', receiver: account }],
  })
}

/** Amounts that the second step of a batch adds; null without a batch. */
export const batchAmounts = ({ amount, other, batch }: FromOneAct): readonly [Amount, Amount] | null =>
  batch === null ? null : [amountOf(amount.currency, batch.paid), amountOf(other, batch.bought)]
