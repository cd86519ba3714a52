import type { ReactNode } from 'react'
import { Skeleton } from '@musi/ui/Skeleton'
import { LeftOut } from '#platform/page/loading/LeftOut.tsx'
import { UnreadPage } from '#platform/page/card/UnreadPage.tsx'
import { marketText } from '../frame/marketWords.ts'
import type { Market } from '#platform/tokens/collectibles/readMarket.ts'
import type { ReadState } from '#platform/tokens/collectibles/useMarketAnswer.ts'
import { servedPicture } from '#platform/page/artwork/servedPicture.ts'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import styles from './Browse.module.css'
import page from '#platform/page/card/Page.module.css'

type Props = {
  state: ReadState<Market> & { again: () => void }
  /** Heading shown while the market is unavailable, on a page that has no other. */
  heading?: string
  /** Shown while the market loads; placeholders for pieces by default. */
  placeholder?: ReactNode
  children: (market: Market) => ReactNode
}

/** Renders the market once it is read, with notes on outdated or left-out data. */
export function MarketAnswer({ state, heading, placeholder, children }: Props) {
  if (state.kind === 'waiting') return placeholder ?? <MarketPlaceholder />
  if (state.kind === 'away')
    return (
      <UnreadPage
        {...(heading !== undefined && { title: heading })}
        text={marketText('market.away')}
        retry={state.again}
      />
    )
  return (
    <>
      {state.isOld && <output>{marketText('market.old')}</output>}
      {children(state.value)}
      <LeftOut count={state.value.leftOut} />
    </>
  )
}

/** Enough placeholders to fill two rows of a wide screen. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7]

/** Placeholders for pieces that are loading. */
export const MarketPlaceholder = () => (
  <div className={page['cards']}>
    {PLACES.map((place) => {
      const picture = servedPicture(place)
      return picture === null ? (
        <Skeleton key={place} shape="cover" {...(place === 0 && { label: marketText('market.reading') })} />
      ) : (
        <span key={place} className={styles['card']}>
          <AssetPicture image={picture} seed="" alt="" isFirst />
        </span>
      )
    })}
  </div>
)
