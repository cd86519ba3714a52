import type { ListedAsset } from '@musi/domain/market/assetListing'
import { assetState } from '@musi/domain/market/assetState'
import { Note } from '@musi/ui/layout/Note'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { secondsNow } from '#platform/session/chain/chainClock.ts'
import { ArtistLine } from '#platform/tokens/collectibles/ArtistLine.tsx'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { marketText } from '../frame/marketWords.ts'
import { AssetFacts, AssetTitle, AssetActions } from '#platform/tokens/collectibles/drop/AssetFacts.tsx'
import drop from '#platform/tokens/collectibles/drop/Drop.module.css'
import styles from './Dropzone.module.css'

/** Released drops, each with its price, or its last price if it is not for sale (spec: drops.featured). */
export const FeaturedAssets = ({ assets }: { assets: readonly ListedAsset[] }) => (
  <Stack as="section" gap={4} aria-labelledby="featured-title">
    <Cluster gap={3} center apart>
      <h2 id="featured-title">{marketText('featured.title')}</h2>
      {assets.length > 0 && <Note as="span">{marketText('featured.out')}</Note>}
    </Cluster>
    {assets.length === 0 && <Text tone="muted">{marketText('featured.none')}</Text>}
    <ul className={styles['grid']}>
      {assets.map((asset, place) => (
        // The listing may name an item without an address twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Card key={`${place} ${asset.permalink} ${asset.name}`} asset={asset} isFirst={place === 0} />
      ))}
    </ul>
  </Stack>
)

function Card({ asset, isFirst }: { asset: ListedAsset; isFirst: boolean }) {
  const state = assetState(asset, secondsNow())
  return (
    <li className={`featured-nft-card ${drop['card']}`}>
      <AssetPicture image={asset.image} seed={asset.name} alt="" isFirst={isFirst} />
      <div className={drop['text']}>
        {asset.artist !== null && <ArtistLine artist={asset.artist} />}
        <AssetTitle asset={asset} />
        <AssetFacts asset={asset} state={state} />
        <AssetActions asset={asset} state={state} />
      </div>
    </li>
  )
}
