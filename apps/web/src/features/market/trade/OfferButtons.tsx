import { royaltyDue } from '@musi/domain/market/orderProblem'
import { Button } from '@musi/ui/controls/Button'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { useBatchAbility } from '#platform/session/transactions/send/useBatchAbility.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type BookOrder, type Piece, nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { useMarketCurrency } from '#platform/tokens/collectibles/useMarketCurrency.ts'
import { useTokenConfirmation } from '#platform/tokens/token-warning/useTokenConfirmation.tsx'
import type { TradeAct } from './tradeIntent.ts'
import type { AvailableTrades } from './availableTrades.ts'
import { tradeText } from './tradeWords.ts'
import { useIsPieceApproved } from './useIsPieceApproved.ts'

const BPS = 10_000n

type Props = { piece: Piece; bookOrder: BookOrder; trades: AvailableTrades; session: ReviewSession<TradeAct> }

/** Buttons to accept an offer for the account's piece, or to withdraw the account's own order. */
export function OfferButtons({ piece, bookOrder, trades, session }: Props) {
  const { order, signature, hash } = bookOrder
  const account = useAccount()
  const currency = useMarketCurrency(order.price.token)
  const tokenConfirmation = useTokenConfirmation(currency)
  const isApproved = useIsPieceApproved(piece, trades.isOwner ? account : null)
  const ability = useBatchAbility()
  const title = nameOf(piece)
  if (trades.ownOrders.some((ownOrders) => ownOrders.hash === hash))
    return (
      <Button
        size="small"
        hook="withdraw-order"
        onClick={() => session.begin({ kind: 'cancel', title, order }, 'inDialog')}
      >
        {tradeText('cancel')}
      </Button>
    )
  const canAccept = trades.acceptableOffers.some((offer) => offer.hash === hash)
  if (!canAccept || order.kind === 'listing' || account === null || currency === null) return null
  const { artist, bps } = piece.royalty ?? { artist: account, bps: 0 }
  const royalty =
    order.kind === 'offer'
      ? order.royalty
      : royaltyDue({ address: account, sells: true }, { artist, amount: (order.price.amount * BigInt(bps)) / BPS })
  const act: TradeAct = {
    kind: 'accept',
    hash,
    title,
    order,
    signature,
    currency,
    seller: account,
    tokenId: piece.id,
    royalty,
    isBatched: isApproved === false && ability === 'whole',
  }
  return (
    <>
      <Button
        size="small"
        hook="accept-offer"
        disabled={isApproved === null || tokenConfirmation.isLookingUp}
        onClick={() => tokenConfirmation.confirmThen(() => session.begin(act, 'inDialog'))}
      >
        {tradeText('accept')}
      </Button>
      {tokenConfirmation.dialog}
    </>
  )
}
