import { useState } from 'react'
import { Cover } from '#platform/page/artwork/Cover.tsx'
import styles from './AssetPicture.module.css'

type Props = {
  /** URL of the picture; a generated cover replaces it if it is null or fails to load. */
  image: string | null
  /** Seed of the generated cover. */
  seed: string
  alt: string
  /** True if visible without scrolling; the picture is then not loaded lazily. */
  isFirst?: boolean
}

/** The square picture of a collectible. */
export function AssetPicture({ image, seed, alt, isFirst = false }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  return (
    <span className={styles['picture']}>
      {image === null || image === failedUrl ? (
        <Cover seed={seed} className={styles['art']} />
      ) : (
        <img
          src={image}
          alt={alt}
          width="600"
          height="600"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          className={styles['art']}
          onError={() => setFailedUrl(image)}
        />
      )}
    </span>
  )
}
