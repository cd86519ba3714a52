import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { type PieceToAllow, allowPieceIntent } from '#platform/tokens/collectibles/allowPieceIntent.ts'

/** Transactions of a release, one after the other. */
export type ReleaseAct =
  | {
      readonly kind: 'open'
      readonly factory: Address
      readonly artist: Address
      readonly name: string
      readonly symbol: string
      readonly text: string
    }
  | {
      readonly kind: 'make'
      readonly collection: Address
      readonly collectionName: string
      readonly artist: Address
      readonly title: string
      readonly uri: string
      readonly releaseSeconds: bigint
      readonly royaltyBps: number
    }
  | ({ readonly kind: 'allow'; readonly artist: Address; readonly market: Address } & PieceToAllow)

/** Nothing is paid and nothing leaves the account but the network fee (spec: release.journey). */
export function releaseIntent(act: ReleaseAct): SendIntent | null {
  if (act.kind === 'allow') return allowPieceIntent(act)
  if (act.kind === 'open') {
    const { factory, name, symbol, text } = act
    return actIntent({
      key: `openCollection ${act.artist} ${name} ${symbol}`,
      action: { kind: 'openCollection', name, symbol },
      shown: sealedTerms({ kind: 'openCollection', name, symbol, text }, []),
      code: () => import('@musi/chain/writes/collectibles/openCollection'),
      write: ({ openCollection }) => openCollection({ factory, name, symbol, text }),
    })
  }
  const { collection, artist, title, uri, releaseSeconds, royaltyBps } = act
  const royalty = royaltyBps === 0 ? null : { receiver: artist, shareBps: royaltyBps }
  const terms = { collection, recipient: artist, uri, releaseDateSeconds: releaseSeconds, royalty }
  return actIntent({
    key: `mintDrop ${collection} ${uri}`,
    action: { kind: 'mintDrop', title },
    shown: sealedTerms({ kind: 'mintDrop', ...terms }, []),
    code: () => import('@musi/chain/writes/collectibles/mintDrop'),
    write: ({ mintDrop }) => mintDrop(terms),
  })
}
