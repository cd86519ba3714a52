import { useEffect } from 'react'
import { askAsset } from './frame/askAsset.ts'
import { useListedAssets } from './frame/useListedAssets.ts'
import { CollectionsFrame } from './CollectionsFrame.tsx'
import styles from './collections/Collections.module.css'
import { type CarouselPicture, PictureCarousel } from './collections/PictureCarousel.tsx'
import { BUNDLED_PICTURES } from './collections/sampleCollections.ts'
import { TopCollections } from './collections/TopCollections.tsx'

/** Pictures to fetch (spec: drops.pictures). */
const FETCH_LIMIT = 8

const BUNDLED: readonly CarouselPicture[] = BUNDLED_PICTURES.map((name) => ({ name, image: null }))

/** /collections (spec: drops.collections). */
export function CollectionsPage() {
  const listed = useListedAssets(FETCH_LIMIT)
  const pictures = (listed.kind === 'read' ? listed.value : []).filter(({ image }) => image !== null)
  useEffect(() => void askAsset(), [])
  return (
    <CollectionsFrame>
      <div className={styles['columns']}>
        <PictureCarousel pictures={pictures.length === 0 ? BUNDLED : pictures} />
        <TopCollections />
      </div>
    </CollectionsFrame>
  )
}
