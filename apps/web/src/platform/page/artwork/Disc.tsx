import styles from './Disc.module.css'

/** A record: grooves, a label in the accent colours, and light that stays where it is while the disc turns. */
export function Disc({ turning = false }: { turning?: boolean }) {
  return (
    <span className={styles['disc']} aria-hidden="true">
      <span className={turning ? styles['turning'] : styles['label']} />
    </span>
  )
}
