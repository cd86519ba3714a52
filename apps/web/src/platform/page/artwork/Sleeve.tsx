import { useState } from 'react'
import { Cover } from './Cover.tsx'
import { Disc } from './Disc.tsx'
import styles from './Sleeve.module.css'

type Props = {
  /** The seed of the cover. While it is null, the sleeve is blank, so that a cover, once shown, never changes to another. */
  seed: string | null
  /** The disc turns while something is playing. */
  turning?: boolean
  /** Position of the disc in the sleeve. */
  disc?: 'out' | 'peeking' | 'in' | 'up'
  /** URL of the cover; a generated cover replaces it if it cannot be shown. */
  picture?: string | null
  /** Drawn for less than 32 px. */
  isSmall?: boolean
}

/**
 * An artist token drawn as a record: a square cover with its disc (spec: logos.coin-or-record). Fills its container.
 */
export function Sleeve({ seed, turning = false, disc = 'peeking', picture = null, isSmall = false }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  return (
    <span className={styles['sleeve']} data-disc={disc} {...(seed === null && { 'data-blank': '' })}>
      <span className={styles['layers']}>
        {seed !== null && (
          <span className={styles['disc']}>
            <Disc turning={turning} seed={seed} />
          </span>
        )}
        {seed === null ? (
          <span className={styles['cover']} />
        ) : picture === null || picture === failedUrl ? (
          <Cover seed={seed} className={styles['cover']} isSmall={isSmall} />
        ) : (
          <img src={picture} alt="" className={styles['cover']} onError={() => setFailedUrl(picture)} />
        )}
      </span>
    </span>
  )
}
