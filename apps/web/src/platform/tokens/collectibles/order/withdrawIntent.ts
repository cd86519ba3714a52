import type { PromisedAmounts } from '@musi/chain/sendWrite/promisedAmounts'
import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { contractOf } from '#platform/page/config/config.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

/** What is taken back: one order, or everything that an account has signed; `count` of them are known here. */
export type Withdrawal =
  | { readonly kind: 'cancel'; readonly title: string; readonly order: MarketOrder }
  | { readonly kind: 'cancelAll'; readonly account: Address; readonly count: number }

/** Withdrawing moves nothing (spec: market.cancel-all). Null: this chain has no market. */
export function withdrawIntent(act: Withdrawal): SendIntent | null {
  const seaport = contractOf('seaport')
  if (seaport === null) return null
  const promised: PromisedAmounts = { pays: [], gets: [], balanceReader: exchangeAddresses().multicall }
  if (act.kind === 'cancelAll')
    return {
      key: `cancelAll ${act.account}`,
      action: { kind: 'cancelAllOrders' },
      shown: sealedTerms({ kind: 'cancelAllOrders' }, []),
      load: async () => {
        const { cancelAllOrders } = await retryOnce(() => import('@musi/chain/writes/collectibles/cancelAllOrders'))
        return () => ({ write: cancelAllOrders(seaport), promised })
      },
    }
  const { order, title } = act
  const key = `cancel ${order.salt} ${order.startSeconds}`
  if (order.kind === 'listing')
    return {
      key,
      action: { kind: 'cancelDrop', title },
      shown: sealedTerms({ kind: 'cancelDrop', order }, []),
      load: async () => {
        const { cancelDrop } = await retryOnce(() => import('@musi/chain/writes/collectibles/cancelDrop'))
        return () => ({ write: cancelDrop({ seaport, order }), promised })
      },
    }
  return {
    key,
    action: { kind: 'cancelOffer', title },
    shown: sealedTerms({ kind: 'cancelOffer', order }, []),
    load: async () => {
      const { cancelOffer } = await retryOnce(() => import('@musi/chain/writes/collectibles/cancelOffer'))
      return () => ({ write: cancelOffer({ seaport, order }), promised })
    },
  }
}
