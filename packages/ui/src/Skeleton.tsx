import styles from './Skeleton.module.css'

type Props = { shape?: 'line' | 'block' | 'cover' | 'disc'; label?: string }

/** A placeholder for content that is loading. In a group, give only one the label. */
export function Skeleton({ shape = 'line', label }: Props) {
  return label === undefined ? (
    <span className={`${styles['skeleton']} ${styles[shape]}`} aria-hidden="true" />
  ) : (
    <output className={`${styles['skeleton']} ${styles[shape]}`} aria-label={label} />
  )
}
