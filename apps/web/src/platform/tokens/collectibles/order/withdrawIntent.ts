import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { contractOf } from '#platform/page/config/config.ts'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

/**
 * A withdrawal of one order, or of everything an account has signed, of which `count` orders are
 * known here.
 */
export type Withdrawal =
  | { readonly kind: 'cancel'; readonly title: string; readonly order: MarketOrder }
  | { readonly kind: 'cancelAll'; readonly account: Address; readonly count: number }

/** Withdraws orders, which moves no funds (spec: market.cancel-all). Null if this chain has no market. */
export function withdrawIntent(act: Withdrawal): SendIntent | null {
  const seaport = contractOf('seaport')
  if (seaport === null) return null
  if (act.kind === 'cancelAll')
    return actIntent({
      key: `cancelAll ${act.account}`,
      action: { kind: 'cancelAllOrders' },
      shown: sealedTerms({ kind: 'cancelAllOrders' }, []),
      code: () => import('@musi/chain/writes/collectibles/cancelAllOrders'),
      write: ({ cancelAllOrders }) => cancelAllOrders(seaport),
    })
  const { order, title } = act
  const key = `cancel ${order.salt} ${order.startSeconds}`
  if (order.kind === 'listing')
    return actIntent({
      key,
      action: { kind: 'cancelDrop', title },
      shown: sealedTerms({ kind: 'cancelDrop', order }, []),
      code: () => import('@musi/chain/writes/collectibles/cancelDrop'),
      write: ({ cancelDrop }) => cancelDrop({ seaport, order }),
    })
  return actIntent({
    key,
    action: { kind: 'cancelOffer', title },
    shown: sealedTerms({ kind: 'cancelOffer', order }, []),
    code: () => import('@musi/chain/writes/collectibles/cancelOffer'),
    write: ({ cancelOffer }) => cancelOffer({ seaport, order }),
  })
}
