import type { ListedAsset } from '@musi/domain/market/assetListing'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { useRef } from 'react'
import { Cluster } from '@musi/ui/layout/Stack'
import { CarouselDots } from '#platform/page/motion/CarouselDots.tsx'
import { useCarousel } from '#platform/page/motion/useCarousel.ts'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { marketText } from '../frame/marketWords.ts'
import { AssetDescription } from '#platform/tokens/collectibles/drop/AssetDescription.tsx'
import drop from '#platform/tokens/collectibles/drop/Drop.module.css'
import styles from './Collections.module.css'

export type CarouselPicture =
  | { readonly kind: 'item'; readonly asset: ListedAsset }
  /** A drawn cover that stands in while there is no item. */
  | { readonly kind: 'sample'; readonly name: string }

const TITLE = 'collections-pictures'

/** Pictures of items, one at a time, with what each is and costs; clicking a dot restarts the timer (spec: drops.pictures). */
export function PictureCarousel({ pictures }: { pictures: readonly CarouselPicture[] }) {
  const sectionRef = useRef<HTMLElement>(null)
  const carousel = useCarousel(pictures.length, sectionRef)
  const { at, running, hold } = carousel
  return (
    <section
      ref={sectionRef}
      id="collections-carousel"
      className={styles['carousel']}
      aria-roledescription={marketText('collections.carousel')}
      aria-labelledby={TITLE}
      data-running={running}
      {...hold}
    >
      <h2 id={TITLE} className="unseen">
        {marketText('collections.pictures')}
      </h2>
      <div className={styles['slides']} aria-live={running ? 'off' : 'polite'}>
        {pictures.map((picture, index) => (
          // The listing may name the same item twice.
          // oxlint-disable-next-line react/no-array-index-key
          <figure key={index} className={`${drop['next']} ${styles['slide']}`} hidden={index !== at}>
            {picture.kind === 'item' ? (
              <>
                <AssetPicture image={picture.asset.image} seed={picture.asset.name} alt="" isFirst={index === 0} />
                <AssetDescription asset={picture.asset} isNext />
              </>
            ) : (
              <>
                <AssetPicture image={null} seed={picture.name} alt="" />
                <figcaption className={drop['text']}>
                  <Note>{marketText('top.sample')}</Note>
                  <Text as="h3" breaks>
                    {picture.name}
                  </Text>
                </figcaption>
              </>
            )}
          </figure>
        ))}
      </div>
      <Cluster center middle>
        <CarouselDots
          carousel={carousel}
          words={{ play: marketText('collections.play'), pause: marketText('collections.pause') }}
          dots={pictures.map((_, index) =>
            marketText('collections.picture', { at: index + 1, count: pictures.length }),
          )}
        />
      </Cluster>
    </section>
  )
}
