import { Cover } from './Cover.tsx'
import styles from './Sleeve.module.css'

type Props = {
  /** Address of the artist's token, or of the person. */
  seed: string
  /** People are round; artists show the square cover of their token. */
  of: 'artist' | 'person'
  size?: 20 | 28 | 40 | 48 | 56
}

/** The picture beside a name. */
export const Face = ({ seed, of, size = 28 }: Props) => (
  <Cover seed={seed} className={`${styles['face']} ${styles[of]} ${styles[`face${size}`]}`} isSmall={size < 32} />
)
