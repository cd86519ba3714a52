import type { ListedAsset } from '@musi/domain/market/assetListing'
import { type AssetState, type AssetAction, assetActions } from '@musi/domain/market/assetState'
import { buttonClass } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { OrderPrice } from '../order/OrderPrice.tsx'
import { dropText } from './dropWords.ts'
import { AssetLink } from './AssetLink.tsx'
import { AssetPrice } from './AssetPrice.tsx'
import styles from './Drop.module.css'

type Props = { asset: ListedAsset; state: AssetState }

/** A released item's price, or its last price if it is not for sale (spec: drops.featured). */
export function AssetFacts({ asset: { lastSale }, state }: Props) {
  if (state.kind === 'unreleased') return null
  if (state.kind === 'forSale') return <AssetPrice label={dropText('price.current')} sale={state.sale} />
  const { upcoming } = state
  return (
    <div className={styles['none']}>
      <Note>{dropText('price.none')}</Note>
      {lastSale !== null && (
        <p>{withParts(dropText('price.last', { price: '⟦price⟧' }), { price: <OrderPrice price={lastSale} /> })}</p>
      )}
      {upcoming !== null && (
        <AssetPrice
          label={dropText('price.upcoming', { time: exactTime(upcoming.opensSeconds) })}
          sale={upcoming.sale}
        />
      )}
    </div>
  )
}

const WORDS = {
  see: () => dropText('see'),
  buyNow: () => dropText('buyNow'),
  makeOffer: () => dropText('makeOffer'),
  list: () => dropText('list'),
} as const satisfies Record<AssetAction, () => string>

/**
 * Actions of an item; all link to its page. `isNext`: it has just dropped, so its buy button is the most prominent on
 * screen.
 */
export function AssetActions({
  asset: { owner, permalink, name },
  state,
  isNext = false,
}: Props & { isNext?: boolean }) {
  const account = useAccount()
  const ways = assetActions(state, owner !== null && owner === account)
  if (permalink === null) return null
  return (
    <div className={styles['ways']} data-way={ways[0]}>
      {ways.map((way, at) => (
        <AssetLink
          key={way}
          permalink={permalink}
          name={name || dropText('unnamed')}
          text={WORDS[way]()}
          className={`${buttonClass({ kind: way === 'buyNow' && isNext ? 'primary' : 'secondary' })} ${at > 0 ? styles['second'] : ''}`}
        />
      ))}
    </div>
  )
}

/** The item's name; its link covers the whole card. */
export const AssetTitle = ({ asset: { name, permalink } }: Pick<Props, 'asset'>) => (
  <Text as="h3" breaks className={styles['title']}>
    <AssetLink permalink={permalink} name={null} text={name || dropText('unnamed')} className={styles['whole']} />
  </Text>
)
