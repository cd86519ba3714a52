import type { Address } from '@musi/domain/address'
import { type Currency, type Token, amountOf } from '@musi/domain/currency'
import { useEffect } from 'react'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import { shareToken } from '#platform/session/exchange/shareToken.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { useAllTokens } from '#platform/tokens/catalogue/useAllTokens.ts'
import { type HeldPool, useHeldPools } from '#platform/tokens/positions/useHeldPools.ts'
import type { TransferItem } from '#platform/tokens/transfer/transferIntent.ts'
import { useHoldings } from '../holdings/useHoldings.ts'
import { useOwnPieces } from '../music/useOwnPieces.ts'

export type Movable = {
  readonly items: readonly TransferItem[]
  /** True once tokens, pools and collectibles were all looked through. */
  readonly isRead: boolean
  /** True if some of them cannot be read now, so there may be more. */
  readonly isUnread: boolean
}

/** A pool's share token, named after both currencies if they are known. */
function sharesOf({ tokens }: HeldPool, known: readonly Token[]): Token {
  const { wrapped } = exchangeAddresses()
  const [one, other] = tokens.map((address): Currency | undefined =>
    address === wrapped.address ? nativeCurrency() : known.find((token) => token.address === address),
  )
  const address = poolAddress(...tokens)
  if (one !== undefined && other !== undefined) return shareToken([one, other], address)
  return { kind: 'token', address, decimals: 18, symbol: 'UNI-V2', name: 'Uniswap V2' }
}

/** Everything the account could send: balances, pool shares and collectibles. The calling component needs a key per account. */
export function useMovable(account: Address): Movable {
  const known = useAllTokens()
  const { held, isDone, isUnread } = useHoldings(account)
  const pools = useHeldPools(account)
  const pieces = useOwnPieces(account)
  const { more } = pieces
  useEffect(() => more?.(), [more])
  const shares = pools.held.flatMap((pool): TransferItem[] =>
    pool.shares === null || pool.shares === 0n
      ? []
      : [{ kind: 'amount', amount: amountOf(sharesOf(pool, known), pool.shares) }],
  )
  return {
    items: [
      ...held.map(({ currency, amount }): TransferItem => ({ kind: 'amount', amount: amountOf(currency, amount) })),
      ...shares,
      ...pieces.own.map(({ collection, piece }): TransferItem => ({
        kind: 'piece',
        collection,
        tokenId: piece,
        title: nameOf({ name: null, id: piece }),
      })),
    ],
    isRead: isDone && pools.isDone && (pieces.isRead || pieces.isUnread),
    isUnread: isUnread || pools.unread.length > 0 || pieces.isUnread,
  }
}
