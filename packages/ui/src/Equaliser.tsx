import styles from './Equaliser.module.css'

/** Three moving bars for something loading, playing or live. Hidden from screen readers, because the text beside it says the same. */
export function Equaliser() {
  return (
    <span className={styles['bars']} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
