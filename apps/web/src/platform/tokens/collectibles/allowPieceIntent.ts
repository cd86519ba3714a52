import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { contractOf } from '#platform/page/config/config.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

/** One piece, and how it is called. */
export type PieceToAllow = { readonly title: string; readonly collection: Address; readonly tokenId: bigint }

/** Lets the market hand over one piece (spec: market.trade). Null: this chain has no market. */
export function allowPieceIntent({ title, collection, tokenId }: PieceToAllow): SendIntent | null {
  const spender = contractOf('seaport')
  if (spender === null) return null
  return {
    key: `approveDrop ${collection} ${tokenId}`,
    action: { kind: 'approveDrop', title },
    shown: sealedTerms({ kind: 'approveDrop', collection, tokenId, spender }, []),
    load: async () => {
      const { approveDrop } = await retryOnce(() => import('@musi/chain/writes/collectibles/approveDrop'))
      return () => ({
        write: approveDrop({ collection, tokenId, spender }),
        promised: { pays: [], gets: [], balanceReader: exchangeAddresses().multicall },
      })
    },
  }
}
