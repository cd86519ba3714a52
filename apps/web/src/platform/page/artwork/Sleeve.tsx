import { Cover } from './Cover.tsx'
import { Disc } from './Disc.tsx'
import styles from './Sleeve.module.css'

type Props = {
  of: string
  /** The disc turns: something is live. */
  turning?: boolean
  /** How far the disc looks out. */
  disc?: 'out' | 'peeking' | 'in'
}

/** An artist token is a record: a square cover with the disc looking out (spec: logos.coin-or-record). It takes the size of its place. */
export function Sleeve({ of, turning = false, disc = 'peeking' }: Props) {
  return (
    <span className={styles['sleeve']} data-disc={disc}>
      <span className={styles['disc']}>
        <Disc turning={turning} />
      </span>
      <Cover of={of} className={styles['cover']} />
    </span>
  )
}
