import { Cover } from './Cover.tsx'
import styles from './Sleeve.module.css'

type Props = {
  /** The address of the artist's token, or of the person. */
  seed: string
  /** A person is round, an artist the square cover of the token. */
  of: 'artist' | 'person'
  size?: 20 | 28 | 40 | 48
}

/** The face beside a name, which says whose it is. */
export const Face = ({ seed, of, size = 28 }: Props) => (
  <Cover seed={seed} className={`${styles['face']} ${styles[of]} ${styles[`face${size}`]}`} />
)
