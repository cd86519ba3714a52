import { useState } from 'react'
import { Cover } from '#platform/page/artwork/Cover.tsx'
import styles from './AssetPicture.module.css'

type Props = {
  /** The picture's URL; null or unusable ones are replaced by a drawn cover. */
  image: string | null
  /** Seed of the drawn cover. */
  seed: string
  alt: string
  /** Visible without scrolling: fetched at once instead of lazily. */
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
