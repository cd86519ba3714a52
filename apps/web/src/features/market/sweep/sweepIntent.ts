import { assetOf } from '@musi/chain/sendWrite/assetOf'
import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import { type Currency, addressOrNative } from '@musi/domain/currency'
import { contractOf } from '#platform/page/config/config.ts'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { type PieceToBuy, sweepTotal } from './sweepable.ts'

/** Several pieces in one transaction, all for native currency (spec: market.sweep). */
export type SweepAct = { readonly pieces: readonly PieceToBuy[]; readonly currency: Currency }

/**
 * Buys all pieces for the sum of their prices. Pieces gone before signing are reported and removed by the buyer; those
 * gone between signature and block are skipped by the market. Null if this chain has no market.
 */
export function sweepIntent({ pieces, currency }: SweepAct): SendIntent | null {
  const seaport = contractOf('seaport')
  if (seaport === null) return null
  const orders = pieces.map(({ order }) => order)
  return actIntent({
    key: `buyDrops ${pieces.map(({ hash }) => hash).join(' ')}`,
    action: { kind: 'buyDrops', count: BigInt(pieces.length) },
    shown: sealedTerms({ kind: 'buyDrops', orders }, [addressOrNative(currency)]),
    code: () => import('@musi/chain/writes/collectibles/buyDrops'),
    write: ({ buyDrops }) => buyDrops({ seaport, signed: pieces }),
    pays: [{ asset: assetOf(currency), amount: sweepTotal(pieces), bound: 'exactly' }],
    gets: orders.map(({ collection, tokenId: id }) => ({
      asset: { kind: 'piece', collection, id },
      amount: 1n,
      bound: 'exactly',
    })),
  })
}
