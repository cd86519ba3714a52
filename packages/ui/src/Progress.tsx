import { useId } from 'react'
import styles from './Progress.module.css'

/** A ring that fills from 0 to 1; null while the progress is unknown. */
export function Progress({ value, label }: { value: number | null; label: string }) {
  const id = useId()
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <span className={percent === null ? styles['unknown'] : styles['known']}>
      <progress aria-label={label} max={100} value={percent ?? undefined} />
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <linearGradient id={id} x1="0" y1="1" x2="1" y2="0">
          <stop className={styles['from']} />
          <stop className={styles['to']} offset="1" />
        </linearGradient>
        <circle cx="24" cy="24" r="20" className={styles['groove']} />
        {/* A zero-length line with round caps would still be drawn as a dot. */}
        <circle
          cx="24"
          cy="24"
          r={percent === 0 ? 0 : 20}
          pathLength="100"
          className={styles['arc']}
          stroke={`url(#${id})`}
          strokeDasharray={`${percent ?? 25} 100`}
        />
        <circle cx="24" cy="24" r="3" className={styles['label']} />
      </svg>
    </span>
  )
}
