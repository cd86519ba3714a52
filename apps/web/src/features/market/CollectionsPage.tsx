import { useEffect } from 'react'
import { logAsset } from './frame/logAsset.ts'
import { useListedAssets } from './frame/useListedAssets.ts'
import { CollectionsFrame } from './CollectionsFrame.tsx'
import { type CarouselPicture, PictureCarousel } from './collections/PictureCarousel.tsx'
import { BUNDLED_PICTURES } from './collections/sampleCollections.ts'
import { TopCollections } from './collections/TopCollections.tsx'

/** Pictures to fetch (spec: drops.pictures). */
const FETCH_LIMIT = 8

const BUNDLED: readonly CarouselPicture[] = BUNDLED_PICTURES.map((name) => ({ kind: 'sample', name }))

/** /collections (spec: drops.collections). */
export function CollectionsPage() {
  const listed = useListedAssets(FETCH_LIMIT)
  const items = (listed.kind === 'read' ? listed.value : []).filter(({ image }) => image !== null)
  useEffect(() => void logAsset(), [])
  return (
    <CollectionsFrame>
      <PictureCarousel pictures={items.length === 0 ? BUNDLED : items.map((asset) => ({ kind: 'item', asset }))} />
      <TopCollections />
    </CollectionsFrame>
  )
}
