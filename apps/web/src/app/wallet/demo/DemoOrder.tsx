import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { Facts } from '@musi/ui/layout/Facts'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import styles from './DemoStep.module.css'
import { AmountFact, Fact } from './Fact.tsx'
import { PieceText } from './PieceText.tsx'
import { demoText } from './demoWords.ts'

/** A market order in plain words: what is paid, what is received, the royalty taken from it, and the expiry. */
export function DemoOrder({ order }: { order: MarketOrder }) {
  const { head } = useHeads()
  const { collection, price, startSeconds, endSeconds } = order
  const isListing = order.kind === 'listing'
  const royalty = order.kind === 'collectionOffer' ? null : order.royalty
  const proceeds = price.amount - (royalty?.amount ?? 0n)
  // While the chain's time is unknown, the start time is shown.
  const opensLater = startSeconds > BigInt(head?.timeSeconds ?? 0)
  const piece = <PieceText collection={collection} id={order.kind === 'collectionOffer' ? null : order.tokenId} />
  return (
    <div className={styles['call']}>
      <Facts look="columns" close className={styles['facts']} id="demo-order">
        <Fact label={demoText('does')}>{demoText(isListing ? 'does.list' : 'does.offer')}</Fact>
        {isListing ? (
          <>
            <Fact label={demoText('piece.offered')}>{piece}</Fact>
            <AmountFact label={demoText('gets.whenSold')} currency={price.token} amount={proceeds} />
          </>
        ) : (
          <>
            <AmountFact label={demoText('pays.whenAccepted')} currency={price.token} amount={price.amount} />
            <Fact label={demoText('piece.got')}>{piece}</Fact>
          </>
        )}
        {royalty !== null && (
          <>
            <AmountFact label={demoText('royalty')} currency={price.token} amount={royalty.amount} />
            <Fact label={demoText('royalty.to')} title={royalty.artist}>
              <NameText address={royalty.artist} />
            </Fact>
          </>
        )}
        {opensLater && <Fact label={demoText('opens')}>{exactTime(Number(startSeconds))}</Fact>}
        <Fact label={demoText('until')}>{exactTime(Number(endSeconds))}</Fact>
      </Facts>
    </div>
  )
}
