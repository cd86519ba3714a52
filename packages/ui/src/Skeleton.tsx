import styles from './Skeleton.module.css'

type Props = { shape?: 'line' | 'cover' | 'disc'; label?: string }

/** Keeps the place of what is on its way. Give the label to one of a group. */
export function Skeleton({ shape = 'line', label }: Props) {
  return label === undefined ? (
    <span className={`${styles['skeleton']} ${styles[shape]}`} aria-hidden="true" />
  ) : (
    <output className={`${styles['skeleton']} ${styles[shape]}`} aria-label={label} />
  )
}
