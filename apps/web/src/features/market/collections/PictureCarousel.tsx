import { useRef } from 'react'
import { Cluster } from '@musi/ui/layout/Stack'
import { CarouselDots } from '#platform/page/motion/CarouselDots.tsx'
import { useCarousel } from '#platform/page/motion/useCarousel.ts'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { t } from '../frame/marketWords.ts'
import styles from './Collections.module.css'

export type CarouselPicture = { readonly name: string; readonly image: string | null }

/** A picture carousel with one dot each; clicking a dot restarts the timer (spec: drops.pictures). */
export function PictureCarousel({ pictures }: { pictures: readonly CarouselPicture[] }) {
  const sectionRef = useRef<HTMLElement>(null)
  const carousel = useCarousel(pictures.length, sectionRef)
  const { at, running, hold } = carousel
  return (
    <section
      ref={sectionRef}
      id="collections-carousel"
      className={styles['carousel']}
      aria-roledescription={t('collections.carousel')}
      aria-label={t('collections.pictures')}
      data-running={running}
      {...hold}
    >
      <div className={styles['slides']} aria-live={running ? 'off' : 'polite'}>
        {pictures.map(({ name, image }, index) => (
          // The listing may name the same item twice.
          // oxlint-disable-next-line react/no-array-index-key
          <figure key={`${index} ${name}`} className={styles['slide']} hidden={index !== at}>
            <AssetPicture image={image} seed={name} alt="" isFirst={index === 0} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <Cluster center middle>
        <CarouselDots
          carousel={carousel}
          words={{ play: t('collections.play'), pause: t('collections.pause') }}
          dots={pictures.map((_, index) => t('collections.picture', { at: index + 1, count: pictures.length }))}
        />
      </Cluster>
    </section>
  )
}
