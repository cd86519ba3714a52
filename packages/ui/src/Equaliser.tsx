import styles from './Equaliser.module.css'

/** Three bars: something is loading, playing or live. Says nothing to a reader; its neighbour does. */
export function Equaliser() {
  return (
    <span className={styles['bars']} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
