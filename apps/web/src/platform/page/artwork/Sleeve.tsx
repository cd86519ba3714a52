import { useState } from 'react'
import { Cover } from './Cover.tsx'
import { Disc } from './Disc.tsx'
import styles from './Sleeve.module.css'

type Props = {
  seed: string
  /** The disc turns while something is live. */
  turning?: boolean
  /** How far the disc sticks out of the sleeve. */
  disc?: 'out' | 'peeking' | 'in' | 'up'
  /** The address of a picture of its own; where it cannot be shown, the drawn cover is. */
  picture?: string | null
}

/** An artist token is a record: a square cover with the disc sticking out (spec: logos.coin-or-record). It fills its container. */
export function Sleeve({ seed, turning = false, disc = 'peeking', picture = null }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={styles['sleeve']} data-disc={disc}>
      <span className={styles['disc']}>
        <Disc turning={turning} />
      </span>
      {picture === null || picture === broken ? (
        <Cover seed={seed} className={styles['cover']} />
      ) : (
        <img src={picture} alt="" className={styles['cover']} onError={() => setBroken(picture)} />
      )}
    </span>
  )
}
