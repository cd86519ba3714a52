import { Cover } from './Cover.tsx'
import { Disc } from './Disc.tsx'
import styles from './Sleeve.module.css'

type Props = {
  seed: string
  /** The disc turns while something is live. */
  turning?: boolean
  /** How far the disc sticks out of the sleeve. */
  disc?: 'out' | 'peeking' | 'in'
}

/** An artist token is a record: a square cover with the disc sticking out (spec: logos.coin-or-record). It fills its container. */
export function Sleeve({ seed, turning = false, disc = 'peeking' }: Props) {
  return (
    <span className={styles['sleeve']} data-disc={disc}>
      <span className={styles['disc']}>
        <Disc turning={turning} />
      </span>
      <Cover seed={seed} className={styles['cover']} />
    </span>
  )
}
