import { royaltyDue } from '@musi/domain/market/orderProblem'
import { Button } from '@musi/ui/controls/Button'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { useBatchAbility } from '#platform/session/transactions/send/useBatchAbility.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type BookOrder, type Piece, nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { useMarketCurrency } from '#platform/tokens/collectibles/useMarketCurrency.ts'
import { useTokenConfirmation } from '#platform/tokens/token-warning/useTokenConfirmation.tsx'
import type { TradeAct } from './tradeIntent.ts'
import type { TradeWays } from './tradeWays.ts'
import { tradeText } from './tradeWords.ts'
import { usePieceAllowed } from './usePieceAllowed.ts'

const BPS = 10_000n

type Props = { piece: Piece; kept: BookOrder; ways: TradeWays; session: ReviewSession<TradeAct> }

/** Buttons to accept an offer for the account's own piece, or withdraw its own order. */
export function OwnOrderButtons({ piece, kept, ways, session }: Props) {
  const { order, signature, hash } = kept
  const account = useAccount()
  const currency = useMarketCurrency(order.price.token)
  const tick = useTokenConfirmation(currency)
  const isAllowed = usePieceAllowed(piece, ways.isOwner ? account : null)
  const ability = useBatchAbility()
  const title = nameOf(piece)
  if (ways.own.some((own) => own.hash === hash))
    return (
      <Button
        size="small"
        hook="withdraw-order"
        onClick={() => session.begin({ kind: 'cancel', title, order }, 'inDialog')}
      >
        {tradeText('cancel')}
      </Button>
    )
  const mayAccept = ways.accept.some((offer) => offer.hash === hash)
  if (!mayAccept || order.kind === 'listing' || account === null || currency === null) return null
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
    isTogether: isAllowed === false && ability === 'whole',
  }
  return (
    <>
      <Button
        size="small"
        hook="accept-offer"
        disabled={isAllowed === null || tick.isAsking}
        onClick={() => tick.through(() => session.begin(act, 'inDialog'))}
      >
        {tradeText('accept')}
      </Button>
      {tick.question}
    </>
  )
}
