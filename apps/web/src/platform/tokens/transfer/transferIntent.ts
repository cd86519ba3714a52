import { assetOf } from '@musi/chain/sendWrite/assetOf'
import type { Asset } from '@musi/chain/sendWrite/promisedAmounts'
import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { type Amount, addressOrNative } from '@musi/domain/currency'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

/** An amount of a currency, or a collectible. */
export type TransferItem =
  | { readonly kind: 'amount'; readonly amount: Amount }
  | { readonly kind: 'piece'; readonly collection: Address; readonly tokenId: bigint; readonly title: string }

export type TransferAct = { readonly sender: Address; readonly recipient: Address; readonly item: TransferItem }

/** Exactly this leaves the sender, and some of it arrives, because a token may keep a fee. */
const promise = (asset: Asset, amount: bigint, receiver: Address) =>
  ({
    pays: [{ asset, amount, bound: 'exactly' }],
    gets: [{ asset, amount: 1n, bound: 'atLeast', receiver }],
  }) as const

/** Sends an amount or a collectible to another account. */
export function transferIntent({ sender, recipient, item }: TransferAct): SendIntent {
  if (item.kind === 'piece') {
    const { collection, tokenId, title } = item
    const sent = { collection, tokenId, sender, recipient }
    return actIntent({
      key: `sendPiece ${collection} ${tokenId} ${recipient}`,
      action: { kind: 'sendPiece', title, recipient },
      recipientTyped: true,
      shown: sealedTerms({ kind: 'sendPiece', ...sent }, []),
      code: () => import('@musi/chain/writes/collectibles/sendPiece'),
      write: ({ sendPiece }) => sendPiece(sent),
      ...promise({ kind: 'piece', collection, id: tokenId }, 1n, recipient),
    })
  }
  const { amount } = item
  const sent = { what: addressOrNative(amount.currency), recipient, amount: amount.raw }
  return actIntent({
    key: `transfer ${sent.what} ${recipient} ${amount.raw}`,
    action: { kind: 'transfer', amount, recipient },
    recipientTyped: true,
    shown: sealedTerms({ kind: 'transfer', ...sent }, [sent.what]),
    code: () => import('@musi/chain/writes/tokens/transfer'),
    write: ({ transfer }) => transfer(sent),
    ...promise(assetOf(amount.currency), amount.raw, recipient),
  })
}
