import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { contractOf } from '#platform/page/config/config.ts'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

/** A piece and its title. */
export type PieceToAllow = { readonly title: string; readonly collection: Address; readonly tokenId: bigint }

/** Approves the market for one piece (spec: market.trade). Null if this chain has no market. */
export function allowPieceIntent({ title, collection, tokenId }: PieceToAllow): SendIntent | null {
  const spender = contractOf('seaport')
  if (spender === null) return null
  return actIntent({
    key: `approveDrop ${collection} ${tokenId}`,
    action: { kind: 'approveDrop', title },
    shown: sealedTerms({ kind: 'approveDrop', collection, tokenId, spender }, []),
    code: () => import('@musi/chain/writes/collectibles/approveDrop'),
    write: ({ approveDrop }) => approveDrop({ collection, tokenId, spender }),
  })
}
