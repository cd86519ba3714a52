import styles from './Disc.module.css'

/** A record: grooves, a label in the accent colours, and a highlight that stays still while the disc turns. */
export function Disc({ turning = false }: { turning?: boolean }) {
  return (
    <span className={styles['disc']} aria-hidden="true">
      <span className={turning ? styles['turning'] : styles['label']} />
    </span>
  )
}
