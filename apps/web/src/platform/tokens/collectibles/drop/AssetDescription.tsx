import type { ListedAsset } from '@musi/domain/market/assetListing'
import { assetState } from '@musi/domain/market/assetState'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { secondsNow } from '#platform/session/chain/chainClock.ts'
import { ArtistLine } from '../ArtistLine.tsx'
import { dropText } from './dropWords.ts'
import { AssetFacts, AssetTitle, AssetActions } from './AssetFacts.tsx'
import { AssetPrice } from './AssetPrice.tsx'
import { DropCountdown } from './DropCountdown.tsx'
import styles from './Drop.module.css'

const MINUTE_SECONDS = 60

/**
 * Label of the future price: the start of the sale, to the minute, if it differs from the end of
 * the countdown; null if the countdown shows it.
 */
function priceLabel(isOpen: boolean, atSeconds: number, upcoming: ListedAsset['upcoming']): string | null {
  if (isOpen) return dropText('price.current')
  return upcoming === null || upcoming.opensSeconds < atSeconds + MINUTE_SECONDS
    ? null
    : dropText('price.upcoming', { time: exactTime(upcoming.opensSeconds) })
}

const NOTHING: readonly string[] = []

type Props = {
  asset: ListedAsset
  /** The item fills the page's width. */
  isNext: boolean
  /** Says what is still to be entered for an item that is being made; absent for listed items. */
  missing?: readonly string[]
}

/** An item beside its picture: its countdown, then its price and how to get it. */
export function AssetDescription({ asset, isNext, missing = NOTHING }: Props) {
  const { artist, collection, description, upcoming } = asset
  const state = assetState(asset, secondsNow())
  return (
    <div className={styles['text']}>
      {artist !== null && <ArtistLine artist={artist} {...(isNext && { collection })} />}
      <AssetTitle asset={asset} />
      {isNext && description !== '' && (
        <Text size={14} className={styles['about']}>
          <bdi>{description}</bdi>
        </Text>
      )}
      {state.kind === 'unreleased' ? (
        <>
          <DropCountdown atSeconds={state.atSeconds} />
          {state.sale !== null && (
            <AssetPrice label={priceLabel(state.isOpen, state.atSeconds, upcoming)} sale={state.sale} />
          )}
        </>
      ) : (
        (missing.length === 0 || asset.sale !== null) && <AssetFacts asset={asset} state={state} />
      )}
      {missing.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
      {(isNext || state.kind !== 'unreleased') && <AssetActions {...{ asset, state, isNext }} />}
    </div>
  )
}
