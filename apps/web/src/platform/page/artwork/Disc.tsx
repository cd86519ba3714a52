import { coverInks } from '@musi/domain/artwork/coverInks'
import type { CSSProperties } from 'react'
import styles from './Disc.module.css'

type Props = {
  turning?: boolean
  /** Seed of the cover whose colours the label has; accent colours if absent. */
  seed?: string
}

/** A record: grooves, a label, and a highlight that stays still while the disc turns. */
export function Disc({ turning = false, seed }: Props) {
  const [ink, other] = seed === undefined ? [] : coverInks(seed)
  return (
    <span className={styles['disc']} aria-hidden="true">
      <span
        className={turning ? styles['turning'] : styles['label']}
        style={{ '--ink': ink, '--other-ink': other } as CSSProperties}
      />
    </span>
  )
}
