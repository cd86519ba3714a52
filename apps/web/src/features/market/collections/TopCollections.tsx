import type { Address } from '@musi/domain/address'
import type { ReactNode } from 'react'
import { Facts } from '@musi/ui/layout/Facts'
import { Note } from '@musi/ui/layout/Note'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Skeleton } from '@musi/ui/Skeleton'
import { Text } from '@musi/ui/Text'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { pictureOf } from '../browse/PieceCard.tsx'
import { ArtistLine } from '#platform/tokens/collectibles/ArtistLine.tsx'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import page from '#platform/page/card/Page.module.css'
import browse from '../browse/Browse.module.css'
import { Floor, Volume } from '../frame/CollectionFigures.tsx'
import { dropText } from '#platform/tokens/collectibles/drop/dropWords.ts'
import { marketText } from '../frame/marketWords.ts'
import type { Collection } from '#platform/tokens/collectibles/readMarket.ts'
import { type ShownCollection, fetchCollections } from '#platform/tokens/collectibles/fetchMarket.ts'
import { useListingAnswer } from '#platform/tokens/collectibles/useMarketAnswer.ts'
import styles from './Collections.module.css'
import { SAMPLE_COLLECTIONS } from './sampleCollections.ts'

const nativeText = (amount: string) => dropText('price.eth', { amount, symbol: nativeCurrency().symbol })

const TITLE = 'top-collections'

/** Cards shown; further collections are found in the market by name. */
const MAX_COLLECTIONS = 12

/** "Top Collections", ordered by sales volume; the specified samples if the chain has none (spec: drops.top). */
export function TopCollections() {
  const state = useListingAnswer('collections', fetchCollections)
  const isRead = state.kind === 'read'
  const sorted = isRead ? state.value.toSorted((one, other) => soldVolume(other) - soldVolume(one)) : []
  const collections = sorted.slice(0, MAX_COLLECTIONS)
  return (
    <Stack as="section" gap={4} aria-labelledby={TITLE} aria-busy={state.kind === 'waiting' || undefined}>
      <Cluster gap={3} center apart>
        <h2 id={TITLE}>{marketText('top.title')}</h2>
        <PlaceLink to="/nft" className="touch-target">
          {marketText('top.all')}
        </PlaceLink>
      </Cluster>
      {state.kind === 'waiting' && (
        <div className={`${page['cards']} ${styles['cards']}`}>
          <Skeleton shape="cover" label={marketText('top.reading')} />
          <Skeleton shape="cover" />
          <Skeleton shape="cover" />
          <Skeleton shape="cover" />
        </div>
      )}
      {state.kind === 'away' && <p>{marketText('top.away')}</p>}
      {isRead && state.isOld && <p>{marketText('market.old')}</p>}
      {isRead && (
        <ul className={`${page['cards']} ${styles['cards']}`}>
          {collections.length > 0
            ? collections.map((collection) => <CollectionCard key={collection.address} collection={collection} />)
            : SAMPLE_COLLECTIONS.map(({ name, floor, volume }) => (
                <Card
                  key={name}
                  name={name}
                  seed={name}
                  note={marketText('top.sample')}
                  floor={nativeText(floor)}
                  volume={nativeText(volume)}
                />
              ))}
        </ul>
      )}
    </Stack>
  )
}

const soldVolume = ({ volume }: Collection) => volume?.native ?? 0

const CollectionCard = ({ collection }: { collection: ShownCollection }) => (
  <Card
    name={collection.name}
    seed={collection.address}
    image={collection.newest && pictureOf(collection.newest)}
    to={`/nft/${collection.address}`}
    maker={collection.newest?.maker ?? null}
    note={null}
    floor={<Floor collection={collection} />}
    volume={<Volume collection={collection} />}
  />
)

type CardProps = {
  name: string
  seed: string
  image?: string | null
  to?: string
  /** The account that opened the collection in our factory; null for other collections, to which anybody may add pieces. */
  maker?: Address | null
  note: string | null
  floor: ReactNode
  volume: ReactNode
}

const Card = ({ name, seed, image = null, to, maker = null, note, floor, volume }: CardProps) => (
  <li className={`${browse['card']} ${styles['card']}`}>
    <AssetPicture image={image} seed={seed} alt="" />
    <div className={browse['body']}>
      <Text as="h3" size={16} breaks>
        {to === undefined ? (
          name
        ) : (
          <PlaceLink to={to} className={browse['whole']}>
            {name}
          </PlaceLink>
        )}
      </Text>
      {maker === null ? (
        <Note>
          {marketText('top.music')}
          {note !== null && ` · ${note}`}
        </Note>
      ) : (
        <ArtistLine artist={{ name: '', address: maker }} />
      )}
      <Facts className={styles['facts']} close>
        <div>
          <dt>{marketText('top.floor')}</dt>
          <dd>{floor}</dd>
        </div>
        <div>
          <dt>{marketText('top.volume')}</dt>
          <dd>{volume}</dd>
        </div>
      </Facts>
    </div>
  </li>
)
